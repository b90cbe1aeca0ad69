import BackstaffGraph

/// How the button of a menu looks. Its styles are those of this framework: apps make none of their own.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// Whether the button has the plain look of a menu, whatever style buttons have there. Not for apps to write.
    static var _isBorderless: Bool { get }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order that suits where the menu stands.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first items nearest to the finger.
    public static let priority = MenuOrder(name: "priority")
    /// As written, from the top.
    public static let fixed = MenuOrder(name: "fixed")
}

extension View {
    /// Sets how the buttons of the menus inside this view look.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuIsBorderless, S._isBorderless)
    }

    /// Sets the order of the items in menus. Accepted without effect: items stand as they are written.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Says whether menus show that they are ones. Accepted without effect: a menu has the label that it is given, a
    /// picker the sign of one.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

enum MenuIsBorderlessKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the buttons of menus have no border, whatever style buttons have.
    var menuIsBorderless: Bool {
        get { self[MenuIsBorderlessKey.self] }
        set { self[MenuIsBorderlessKey.self] = newValue }
    }
}

/// The style that suits where a menu stands: the style of buttons there.
public struct DefaultMenuStyle: MenuStyle {
    /// Whether the button has no border. Not for apps to use.
    public static var _isBorderless: Bool { false }

    /// Makes the style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits where a menu stands: the style of buttons there.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button in the style that buttons have there.
public struct ButtonMenuStyle: MenuStyle {
    /// Whether the button has no border. Not for apps to use.
    public static var _isBorderless: Bool { false }

    /// Makes the style.
    public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style that buttons have there.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Whether the button has no border. Not for apps to use.
    public static var _isBorderless: Bool { true }

    /// Makes the style.
    public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
