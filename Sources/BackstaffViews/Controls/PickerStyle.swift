/// The style of pickers. Only the framework's styles conform to this protocol.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The name of the style, or `nil` for the automatic one. Apps don't use this property.
    static var _name: String? { get }
}

extension View {
    /// Sets the style of the pickers in this view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleName, S._name)
    }
}

struct PickerStyleNameKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The value of the attribute `control-style` of pickers.
    var pickerStyleName: String? {
        get { self[PickerStyleNameKey.self] }
        set { self[PickerStyleNameKey.self] = newValue }
    }
}

/// The default style, which is `menu`.
public struct DefaultPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { nil }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style, which is `menu`.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style with a button that shows the chosen option and opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "menu" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style with a button that shows the chosen option and opens a menu of all options.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style with all options side by side. The label isn't visible, but screen readers read it.
public struct SegmentedPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "segmented" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style with all options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style with all options one below the other.
public struct InlinePickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "inline" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style with all options one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style with a wheel. The option at which the wheel stops is chosen. The label isn't visible, but screen readers
/// read it.
public struct WheelPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "wheel" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style with a wheel. The option at which the wheel stops is chosen.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style with a row of symbols, which is shown as segments. The label isn't visible, but screen readers read it.
public struct PalettePickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "palette" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style with a row of symbols, which is shown as segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A style with a radio button for each option.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "radio-group" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A style with a radio button for each option.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A style with a link to a screen of all options. Choosing an option leads back.
///
/// The screen is pushed onto the stack that contains the picker. Outside of a stack the picker has the style `menu`.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The name of the style on the page.
    public static var _name: String? { "navigation-link" }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style with a link to a screen of all options. Choosing an option leads back.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
