/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// What a gauge looks like.
    associatedtype Body: View

    /// What a style is told of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Gives a gauge its look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` is told.
public struct GaugeStyleConfiguration {
    /// The label, whose type is not known to the style.
    public struct Label: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// The label of the value, whose type is not known to the style.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// The label at the lower end, whose type is not known to the style.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// The label at the upper end, whose type is not known to the style.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// How far from the lower bound to the upper one, from 0 to 1.
    public var value: Double

    /// What is measured.
    public var label: Label

    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?

    /// The lower bound in words.
    public var minimumValueLabel: MinimumValueLabel?

    /// The upper bound in words.
    public var maximumValueLabel: MaximumValueLabel?

    /// The words of the label, where they are known.
    let words: String?
}

extension EnvironmentValues {
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
        get { self[ControlStyleKey<GaugeStyleConfiguration>.self] }
        set { self[ControlStyleKey<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the look of the gauges inside this view. In the body of a style, gauges have the platform's own.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let value = ControlStyle<GaugeStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.gaugeStyle, nil)
        }
        return modifier(EnvironmentModifier { $0.gaugeStyle = S.self == DefaultGaugeStyle.self ? nil : value })
    }
}
