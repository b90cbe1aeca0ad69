/// The style of date pickers. Only the framework's styles conform to this protocol.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The name of the style. Apps don't use this property.
    static var _name: String { get }
}

extension View {
    /// Sets the style of the date pickers in this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerStyleName, S._name)
    }
}

struct DatePickerStyleNameKey: EnvironmentKey {
    static var defaultValue: String { "compact" }
}

extension EnvironmentValues {
    /// The value of the attribute `control-style` of date pickers.
    var datePickerStyleName: String {
        get { self[DatePickerStyleNameKey.self] }
        set { self[DatePickerStyleNameKey.self] = newValue }
    }
}

/// The default style, which is `compact`.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "compact" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style, which is `compact`.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style with buttons for the date and the time, which open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "compact" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style with buttons for the date and the time, which open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style with a calendar, and a button for the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "graphical" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style with a calendar, and a button for the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style with a wheel for each component.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "wheel" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A style with a wheel for each component.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style with editable fields. It is shown as `compact`.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "compact" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style with editable fields. It is shown as `compact`.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A style with editable fields and a stepper. It is shown as `compact`.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The name of the style on the page.
    public static var _name: String { "compact" }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style with editable fields and a stepper. It is shown as `compact`.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
