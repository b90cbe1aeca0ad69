/// A type that applies a custom appearance to gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that represents the gauge.
    associatedtype Body: View

    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration

    /// Creates the view that represents a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for a ``GaugeStyle``.
public struct GaugeStyleConfiguration {
    /// The type-erased label.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased label of the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased label of the lower bound.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased label of the upper bound.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The type-erased labels of marked values.
    public struct MarkedValueLabels: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The position of the value between the bounds, from 0 to 1.
    public var value: Double

    /// The label of the gauge.
    public var label: Label

    /// The label of the current value.
    public var currentValueLabel: CurrentValueLabel?

    /// The label of the lower bound.
    public var minimumValueLabel: MinimumValueLabel?

    /// The label of the upper bound.
    public var maximumValueLabel: MaximumValueLabel?

    /// The labels of marked values.
    public var markedValueLabels: MarkedValueLabels?

    /// The text of the label, if it is known.
    let words: String?
}

extension EnvironmentValues {
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
        get { self[ControlStyleKey<GaugeStyleConfiguration>.self] }
        set { self[ControlStyleKey<GaugeStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in this view. Gauges in the body of a custom style have the built-in style.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let value = ControlStyle<GaugeStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.gaugeStyle, nil)
        }
        return modifier(EnvironmentModifier { $0.gaugeStyle = S.self == DefaultGaugeStyle.self ? nil : value })
    }
}
