/// A type that applies a custom appearance to boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that represents the box.
    associatedtype Body: View

    /// The properties of the box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Creates the view that represents the box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of the box for a ``GroupBoxStyle``.
public struct GroupBoxStyleConfiguration {
    /// The type-erased label.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased content.
    public struct Content: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label

    /// The content.
    public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the view that a style is applied to.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        GroupBox(configuration)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
        get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
        set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the boxes in this view. Those in the body of a custom style have the built-in style.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        let value = ControlStyle<GroupBoxStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.groupBoxStyle, nil)
        }
        let isDefault = S.self == DefaultGroupBoxStyle.self
        return modifier(EnvironmentModifier { $0.groupBoxStyle = isDefault ? nil : value })
    }
}
