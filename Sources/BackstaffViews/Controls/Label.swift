import BackstaffElements

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label with a custom title and icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(
                LabelStyleConfiguration(
                    title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)), words: words))
        } else {
            ControlElement(.label) {
                icon
                title
            }
        }
    }

    /// The text of the title, if it is known.
    var words: String? { (title as? Text)?.plainText }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is localized.
    ///   - name: The name of the symbol.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    /// Creates a label with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol.
    ///   - fileID: The file that reports name.
    ///   - line: The line that reports name.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    /// Creates a label with a title and an image of the app.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label with a title and an image of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }

    /// Creates a label with a title and an image of the app.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is applied to.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
