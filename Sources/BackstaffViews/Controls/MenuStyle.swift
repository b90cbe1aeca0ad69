import BackstaffGraph

/// The style of a menu's button. Only the framework's styles conform to this protocol.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// Whether the button has no border, independent of the button style. Apps don't implement this requirement.
    static var _isBorderless: Bool { get }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The default order.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items are nearest to the point of interaction.
    public static let priority = MenuOrder(name: "priority")
    /// The items are in the written order, from top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets the style of the menus in this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuIsBorderless, S._isBorderless)
    }

    /// Sets the order of the items in menus. It has no effect: items are always in the written order.
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

    /// Sets the visibility of the menu indicator. It has no effect: a menu never has an indicator, a picker always has
    /// one.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

enum MenuIsBorderlessKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the buttons of menus have no border, independent of the button style.
    var menuIsBorderless: Bool {
        get { self[MenuIsBorderlessKey.self] }
        set { self[MenuIsBorderlessKey.self] = newValue }
    }
}

/// The default style: a button in the button style of the environment.
public struct DefaultMenuStyle: MenuStyle {
    /// Whether the button has no border. Apps don't use this property.
    public static var _isBorderless: Bool { false }

    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style: a button in the button style of the environment.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style with a button in the button style of the environment.
public struct ButtonMenuStyle: MenuStyle {
    /// Whether the button has no border. Apps don't use this property.
    public static var _isBorderless: Bool { false }

    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A style with a button in the button style of the environment.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style with a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Whether the button has no border. Apps don't use this property.
    public static var _isBorderless: Bool { true }

    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style with a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
