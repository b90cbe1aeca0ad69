import BackstaffElements

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What a label looks like.
    associatedtype Body: View

    /// What a style is told of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Gives a label its look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` is told of a label.
public struct LabelStyleConfiguration {
    /// The title of a label whose type is not known to its style.
    public struct Title: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// The icon of a label whose type is not known to its style.
    public struct Icon: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// What the label says.
    public let title: Title

    /// The picture beside it.
    public let icon: Icon

    /// The words of the title, where they are known: what an icon alone is called.
    let words: String?
}

extension EnvironmentValues {
    var labelStyle: ControlStyle<LabelStyleConfiguration>? {
        get { self[ControlStyleKey<LabelStyleConfiguration>.self] }
        set { self[ControlStyleKey<LabelStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the look of the labels inside this view.
    ///
    /// In the body of a style, labels have the platform's own look unless it sets one.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let value = S.self == DefaultLabelStyle.self ? nil : ControlStyle.label(style)
        return modifier(EnvironmentModifier { $0.labelStyle = value })
    }
}

extension ControlStyle where Configuration == LabelStyleConfiguration {
    /// A style whose body has labels in the platform's own look, or else it would be applied to itself without end.
    @MainActor
    static func label<S: LabelStyle>(_ style: S) -> ControlStyle {
        ControlStyle(style) { $0.makeBody(configuration: $1).environment(\.labelStyle, nil) }
    }
}
