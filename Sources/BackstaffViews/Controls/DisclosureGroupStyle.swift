/// A type that applies a custom appearance to disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that represents the disclosure group.
    associatedtype Body: View

    /// The properties of the disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Creates the view that represents the disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of the disclosure group for a ``DisclosureGroupStyle``.
public struct DisclosureGroupStyleConfiguration {
    /// The type-erased label.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The content, which is built when it is used.
    public struct Content: View {
        let make: () -> AnyView

        /// The content and behavior of the view.
        public var body: some View { make() }
    }

    /// The label.
    public let label: Label

    /// The content.
    public let content: Content

    /// Whether the content is shown. It can be set.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The default style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
        get { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] }
        set { self[ControlStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the disclosure groups in this view. Those in the body of a custom style have the built-in style.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        let value = ControlStyle<DisclosureGroupStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.disclosureGroupStyle, nil)
        }
        let isDefault = S.self == AutomaticDisclosureGroupStyle.self
        return modifier(EnvironmentModifier { $0.disclosureGroupStyle = isDefault ? nil : value })
    }
}
