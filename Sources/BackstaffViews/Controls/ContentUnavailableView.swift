import BackstaffElements

/// A view that says why there is no content, and what a user can do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view with a label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The content and behavior of the view.
    public var body: some View {
        ControlElement(.unavailable) {
            label.environment(\.labelStyle, .label(UnavailableLabelStyle()))
            description
            actions
        }
    }
}

/// Shows the icon and the title without an element around them, so that they are one below the other.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

extension ContentUnavailableView
where Label == BackstaffViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { BackstaffViews.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view with a title, a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { BackstaffViews.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view with a title, an image of the app and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { BackstaffViews.Label(title, image: name) }, description: { description })
    }

    /// Creates a view with a title, an image of an asset catalog and a description.
    public init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
        self.init(label: { BackstaffViews.Label(title, image: resource) }, description: { description })
    }

    /// Creates a view with a title, an image of the app and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { BackstaffViews.Label(title, image: name) }, description: { description })
    }
}
