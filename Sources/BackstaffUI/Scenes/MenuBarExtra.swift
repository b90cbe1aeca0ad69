/// An item of the system's menu bar. A browser has none: it is not shown.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    /// An item with a label of any views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// An item with a label of any views, that is there or not.
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public static func _describe(_ scene: Self, in list: inout _SceneList) {}
}

extension MenuBarExtra where Label == Text {
    /// An item with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// An item with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == BackstaffUI.Label<Text, Image> {
    /// An item with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}

    /// An item with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}

    /// An item with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// How an item of the menu bar shows its content.
public protocol MenuBarExtraStyle: Sendable {}

/// As the platform likes.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// As the platform likes.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// As a menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// As a window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
    /// Says how items of the menu bar show their content. They are not shown.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
