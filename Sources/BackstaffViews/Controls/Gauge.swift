import BackstaffElements

/// A view that shows a value within a range.
///
/// Unlike in SwiftUI, circular styles show the texts beside the ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    private let markedValueLabels: MarkedValueLabels
    @Environment(\.gaugeStyle) private var style

    private init(
        fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel, _ maximum: BoundsLabel,
        _ marks: MarkedValueLabels
    ) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marks
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let style {
            style.view(
                GaugeStyleConfiguration(
                    value: fraction, label: .init(content: AnyView(label)),
                    currentValueLabel: currentValueLabel is EmptyView
                        ? nil : .init(content: AnyView(currentValueLabel)),
                    minimumValueLabel: minimumValueLabel is EmptyView
                        ? nil : .init(content: AnyView(minimumValueLabel)),
                    maximumValueLabel: maximumValueLabel is EmptyView
                        ? nil : .init(content: AnyView(maximumValueLabel)),
                    markedValueLabels: markedValueLabels is EmptyView
                        ? nil : .init(content: AnyView(markedValueLabels)), words: (label as? Text)?.plainText))
        } else {
            GaugeElement(
                style: "linear", fraction: fraction, words: (label as? Text)?.plainText, label: label,
                currentValueLabel: currentValueLabel, minimumValueLabel: minimumValueLabel,
                maximumValueLabel: maximumValueLabel, markedValueLabels: markedValueLabels)
        }
    }

    /// Inspects the body by its static type. Tags in the body don't belong to the row.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterControl(withBody: Body.self)
    }

    /// The position of `value` between the bounds, from 0 to 1.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let fraction = (Double(value) - Double(bounds.lowerBound)) / length
        return length > 0 && fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a custom label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fraction: Self.fraction(value, in: bounds), label(), EmptyView(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with custom labels for the gauge and its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, in: bounds), label(), currentValueLabel(), EmptyView(), EmptyView(),
            EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with custom labels for the gauge, its value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            fraction: Self.fraction(value, in: bounds), label(), currentValueLabel(), minimumValueLabel(),
            maximumValueLabel(), EmptyView())
    }
}

extension Gauge {
    /// Creates a gauge with custom labels for the gauge, its value, its bounds and marked values. A linear gauge shows those
    /// of marked values in a line below the bar, and a circular one beside the ring.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: Self.fraction(value, in: bounds), label(), currentValueLabel(), minimumValueLabel(),
            maximumValueLabel(), markedValueLabels())
    }

    /// Creates a gauge with custom labels for the gauge, its value and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            fraction: Self.fraction(value, in: bounds), label(), currentValueLabel(), EmptyView(), EmptyView(),
            markedValueLabels())
    }
}

/// The elements of a gauge. They are those of a progress view. In a linear style the labels of the bounds are beside
/// the bar.
struct GaugeElement<Label: View, CurrentValueLabel: View, Minimum: View, Maximum: View, Marks: View>: View {
    let style: String
    let fraction: Double
    let words: String?
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: Minimum
    let maximumValueLabel: Maximum
    let markedValueLabels: Marks
    @Environment(\.labelsAreHidden) private var labelIsHidden

    var body: some View {
        if Minimum.self == EmptyView.self || style == "circular" {
            ControlElement(.progress, attributes(saysLabel: labelIsHidden)) {
                if !labelIsHidden { label }
                currentValueLabel
                markedValueLabels
            }
        } else {
            VStack(alignment: .leading, spacing: 4) {
                if !labelIsHidden { label }
                HStack {
                    minimumValueLabel
                    ControlElement(.progress, attributes(saysLabel: true)) {}
                        .frame(maxWidth: .infinity)
                    maximumValueLabel
                }
                HStack { markedValueLabels }.font(.caption).foregroundStyle(.secondary)
                currentValueLabel.font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private func attributes(saysLabel: Bool) -> KeyValuePairs<AttributeKey, AttributeValue?> {
        [.value: .number(fraction), .controlStyle: .text(style), .label: saysLabel ? .words(words) : nil]
    }
}
