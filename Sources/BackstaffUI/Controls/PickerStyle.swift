/// How a picker shows its options. Its styles are those of this framework: apps make none of their own.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The name of the style, or `nil` for the automatic one. Not for apps to write.
    static var _name: String? { get }
}

extension View {
    /// Sets how the pickers inside this view show their options.
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

/// The style that suits where a picker stands: a menu, in a form or a list too.
public struct DefaultPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { nil }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits where a picker stands: a menu, in a form or a list too.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button with the chosen option, which opens a list of all.
public struct MenuPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "menu" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the chosen option, which opens a list of all.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// All options side by side. The label is said by screen readers alone.
public struct SegmentedPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "segmented" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All options one below the other.
public struct InlinePickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "inline" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel that is turned to the chosen option. An option is chosen when the wheel comes to rest at it.
/// The label is said by screen readers alone.
public struct WheelPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "wheel" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that is turned to the chosen option. An option is chosen when the wheel comes to rest at it.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A row of symbols, shown as segments. The label is said by screen readers alone.
public struct PalettePickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "palette" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of symbols, shown as segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// All options one below the other, each with a round button before it.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "radio-group" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options one below the other, each with a round button before it.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// A row with the chosen option, which leads to a screen with all of them. Choosing one leads back.
///
/// The screen stands above the one that the picker is on, in the same stack. Outside a stack the picker is a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "navigation-link" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row with the chosen option, which leads to a screen with all of them. Choosing one leads back.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
