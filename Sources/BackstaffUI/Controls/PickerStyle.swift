/// How a picker shows its options. Its styles are the platform's.
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

/// The style that suits where a picker stands: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { nil }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits where a picker stands: a menu.
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

/// All options side by side.
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

/// A wheel. The page shows a menu.
public struct WheelPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "wheel" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel. The page shows a menu.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A row of symbols. The page shows segments.
public struct PalettePickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "palette" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A row of symbols. The page shows segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A screen of options. Shown as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The name of the style for the page.
    public static var _name: String? { "menu" }

    /// Makes the style.
    public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A screen of options. Shown as a menu.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
