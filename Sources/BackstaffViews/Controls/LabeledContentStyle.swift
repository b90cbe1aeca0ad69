/// A type that applies a custom appearance to labeled views.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that represents the labeled view.
    associatedtype Body: View

    /// The properties of the labeled view.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Creates the view that represents the labeled view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of the labeled view for a ``LabeledContentStyle``.
public struct LabeledContentStyleConfiguration {
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

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the view that a style is applied to.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a view with this style.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
        get { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] }
        set { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labeled views in this view. Those in the body of a custom style have the built-in style.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        let value = ControlStyle<LabeledContentStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.labeledContentStyle, nil)
        }
        let isDefault = S.self == AutomaticLabeledContentStyle.self
        return modifier(EnvironmentModifier { $0.labeledContentStyle = isDefault ? nil : value })
    }
}
