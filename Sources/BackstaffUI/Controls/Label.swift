import BackstaffElements

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// A label of any views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// What is shown.
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

    /// The words of the title, where they are known.
    var words: String? { (title as? Text)?.plainText }

    /// Looks into the body, in which tags are not the row's.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - name: the name of the symbol.
    ///   - fileID: the place that the report of an unknown name has.
    ///   - line: the place that the report of an unknown name has.
    public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    /// A title with a symbol.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - name: the name of the symbol.
    ///   - fileID: the place that the report of an unknown name has.
    ///   - line: the place that the report of an unknown name has.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name, fileID: fileID, line: line) })
    }

    /// A title with an image of the app's.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A title with an image of the app's.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is applied to.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
