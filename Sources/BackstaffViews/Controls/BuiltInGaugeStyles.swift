/// A gauge in a built-in style, in the body of that style.
struct BuiltInGauge: View {
    let style: String
    let configuration: GaugeStyleConfiguration

    var body: some View {
        if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
            GaugeElement(
                style: style, fraction: configuration.value, words: configuration.words, label: configuration.label,
                currentValueLabel: configuration.currentValueLabel, minimumValueLabel: minimum,
                maximumValueLabel: maximum, markedValueLabels: configuration.markedValueLabels)
        } else {
            GaugeElement(
                style: style, fraction: configuration.value, words: configuration.words, label: configuration.label,
                currentValueLabel: configuration.currentValueLabel, minimumValueLabel: EmptyView(),
                maximumValueLabel: EmptyView(), markedValueLabels: configuration.markedValueLabels)
        }
    }
}

/// The default style: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A style with a bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style with a bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A style with a bar. It is shown as `linearCapacity`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style with a bar. It is shown as `linearCapacity`.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A style with a small bar that fills. It is shown as `linearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style with a small bar that fills. It is shown as `linearCapacity`.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A style with an open ring. It is shown as `accessoryCircularCapacity`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "circular", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style with an open ring. It is shown as `accessoryCircularCapacity`.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A style with a ring that closes.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "circular", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style with a ring that closes.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
