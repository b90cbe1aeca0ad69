import BackstaffElements

/// What is shown where there is nothing to show: why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, a description and actions, each of any views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// What is shown.
    public var body: some View {
        ControlElement(.unavailable) {
            label.environment(\.labelStyle, .label(UnavailableLabelStyle()))
            description
            actions
        }
    }
}

/// Icon and title without an element around them: one stands below the other.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

extension ContentUnavailableView
where Label == BackstaffUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { BackstaffUI.Label(title, systemImage: name) }, description: { description })
    }

    /// A title, a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { BackstaffUI.Label(title, systemImage: name) }, description: { description })
    }

    /// A title, an image of the app's and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { BackstaffUI.Label(title, image: name) }, description: { description })
    }

    /// A title, an image of the app's and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { BackstaffUI.Label(title, image: name) }, description: { description })
    }
}
