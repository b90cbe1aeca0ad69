import BackstaffElements

/// A type that applies a custom appearance to labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that represents the label.
    associatedtype Body: View

    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Creates the view that represents a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for a ``LabelStyle``.
public struct LabelStyleConfiguration {
    /// The type-erased title of a label.
    public struct Title: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased icon of a label.
    public struct Icon: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The title of the label.
    public let title: Title

    /// The icon of the label.
    public let icon: Icon

    /// The text of the title, if it is known. It is the accessibility label of an icon without a title.
    let words: String?
}

extension EnvironmentValues {
    package var labelStyle: ControlStyle<LabelStyleConfiguration>? {
        get { self[ControlStyleKey<LabelStyleConfiguration>.self] }
        set { self[ControlStyleKey<LabelStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the labels in this view.
    ///
    /// Labels in the body of a custom style have the built-in style, unless the body sets another.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let value = S.self == DefaultLabelStyle.self ? nil : ControlStyle.label(style)
        return modifier(EnvironmentModifier { $0.labelStyle = value })
    }
}

extension ControlStyle where Configuration == LabelStyleConfiguration {
    /// A style with the built-in style in its body. Otherwise the style would be applied to its own body recursively.
    @MainActor
    static func label<S: LabelStyle>(_ style: S) -> ControlStyle {
        ControlStyle(style) { $0.makeBody(configuration: $1).environment(\.labelStyle, nil) }
    }
}
