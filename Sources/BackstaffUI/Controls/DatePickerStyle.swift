/// How a date picker looks. Its styles are those of this framework: apps make none of their own.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The name of the style. Not for apps to write.
    static var _name: String { get }
}

extension View {
    /// Sets how the date pickers inside this view look.
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

/// The style that suits where a picker stands: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "compact" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that suits where a picker stands: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Buttons with the date and the time, which open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "compact" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons with the date and the time, which open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar in place, and a button with the time below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "graphical" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar in place, and a button with the time below it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "wheel" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels for each part.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Fields to type in. Shown like the compact style.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "compact" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// Fields to type in. Shown like the compact style.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// Fields to type in with a stepper. Shown like the compact style.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The name of the style for the page.
    public static var _name: String { "compact" }

    /// Makes the style.
    public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// Fields to type in with a stepper. Shown like the compact style.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
