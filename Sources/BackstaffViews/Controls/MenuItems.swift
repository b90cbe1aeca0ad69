import BackstaffElements
import BackstaffGraph

/// The items of an open menu: buttons, links, toggles, options, dividers, sections and nested menus.
///
/// Items look like menu items, independent of the styles around the menu. A tap on an item closes the menu. Items of a
/// nested menu close both menus.
package struct MenuItems<Content: View>: LayoutContainer {
    let content: Content
    let close: CloseMenu

    /// - Parameters:
    ///   - content: The items.
    ///   - close: Closes the menu.
    package init(_ content: Content, close: @escaping @MainActor () -> Void) {
        self.content = content
        self.close = CloseMenu(close: close)
    }

    func makeNode(under parent: _Node) -> MenuItemsNode { MenuItemsNode(close, under: parent) }

    func configure(_ node: MenuItemsNode) {}
}

/// The node of a menu's items. It closes the menu when there are no more items.
final class MenuItemsNode: ContainerNode {
    private let close: CloseMenu

    init(_ close: CloseMenu, under parent: _Node) {
        self.close = close
        super.init(.menuItems, under: parent)
        let outer = Tracking.untracked { EnvironmentValues(parent.scope.environment).closeMenu }
        scope = Scope(copying: scope)
        // Items don't belong to a row or container around the menu, and their sections have their own headers.
        scope.leaveList()
        scope.changeRows { $0.isInList = true }
        scope.assign { values in
            values.buttonLook = nil
            values.labelStyle = nil
            values.closeMenu = CloseMenu {
                close.close()
                outer?.close()
            }
        }
    }

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        if self.element.children.isEmpty { graph.afterUpdate { [weak self] in self?.closeIfEmpty() } }
    }

    private func closeIfEmpty() {
        if isMounted, element.children.isEmpty { close.close() }
    }
}
