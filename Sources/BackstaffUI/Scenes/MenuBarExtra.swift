/// An item of the system's menu bar. It isn't shown, because a browser has no such menu bar.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    /// Creates an item with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// Creates an item with a custom label that can be inserted and removed.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public static func _describe(_ scene: Self, in list: inout _SceneList) {}
}

extension MenuBarExtra where Label == Text {
    /// Creates an item with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Creates an item with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == BackstaffViews.Label<Text, Image> {
    /// Creates an item with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

    /// Creates an item with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}

    /// Creates an item with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// The appearance of a menu bar item's content. It has no effect.
public protocol MenuBarExtraStyle: Sendable {}

/// The platform's default.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows the content as a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

/// A style that shows the content in a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Creates the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// The platform's default.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A style that shows the content as a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A style that shows the content in a window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Sets the style of menu bar items. It has no effect, because the items aren't shown.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
