extension View {
    /// Gives this view a menu, which opens by a right click, a long press, or the Menu key.
    ///
    /// The items are buttons, toggles, pickers, dividers, sections and further menus. They are made when a person asks for
    /// them, and gone when the menu is closed: by a tap on an item, a tap beside the menu, or Escape. Without an item there
    /// is no menu.
    ///
    /// - Parameter menuItems: the items.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Gives this view a menu, which opens by a right click, a long press, or the Menu key.
    ///
    /// Different from Apple's: the page leaves the view as it is while its menu is open, and shows no preview.
    ///
    /// - Parameters:
    ///   - menuItems: the items.
    ///   - preview: what Apple's platforms show above the menu in place of the view. Never made.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Gives this view a menu, or with `nil` none.
    @available(*, deprecated, message: "Use contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

/// The items of a menu that a view has, in older code.
@available(*, deprecated, message: "Use contextMenu(menuItems:)")
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// A menu with these items.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}
