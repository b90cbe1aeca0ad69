extension View {
    /// Adds a context menu to this view. A right click, a long press or the Menu key opens it.
    ///
    /// The items can be buttons, toggles, pickers, dividers, sections and nested menus. They are created when the menu
    /// is opened. A tap on an item, a tap beside the menu or the Escape key closes the menu and removes them. A menu
    /// without items isn't shown.
    ///
    /// - Parameter menuItems: A view builder for the items.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu to this view. A right click, a long press or the Menu key opens it.
    ///
    /// Unlike in SwiftUI, no preview is shown while the menu is open.
    ///
    /// - Parameters:
    ///   - menuItems: A view builder for the items.
    ///   - preview: A view builder for a preview. It isn't used.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu to this view unless it is `nil`.
    @available(*, deprecated, message: "Use contextMenu(menuItems:)")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }
}

/// The items of a context menu, for source compatibility with older code.
@available(*, deprecated, message: "Use contextMenu(menuItems:)")
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a context menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}
