/// A gauge in a style of the platform's, inside the body of that style.
struct BuiltInGauge: View {
    let style: String
    let configuration: GaugeStyleConfiguration

    var body: some View {
        if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
            GaugeElement(
                style: style, fraction: configuration.value, words: configuration.words, label: configuration.label,
                currentValueLabel: configuration.currentValueLabel, minimumValueLabel: minimum,
                maximumValueLabel: maximum)
        } else {
            GaugeElement(
                style: style, fraction: configuration.value, words: configuration.words, label: configuration.label,
                currentValueLabel: configuration.currentValueLabel, minimumValueLabel: EmptyView(),
                maximumValueLabel: EmptyView())
        }
    }
}

/// The style that suits where a gauge stands: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that suits where a gauge stands: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A bar. Shown like one that fills.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar. Shown like one that fills.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills. Shown in the usual size.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "linear", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills. Shown in the usual size.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A ring. Shown like one that closes.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "circular", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring. Shown like one that closes.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that closes.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInGauge(style: "circular", configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that closes.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
