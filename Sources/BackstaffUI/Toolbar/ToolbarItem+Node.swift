import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a toolbar item.
final class ToolbarItemNode: ContainerNode {
    var traits: ToolbarItemTraits {
        didSet { if traits != oldValue { announce() } }
    }

    /// The overflow menu that contains the item, if any.
    weak var menu: OverflowMenu?

    init(_ traits: ToolbarItemTraits, under parent: _Node) {
        self.traits = traits
        super.init(.barItem, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        // This is set for all items, because an item may move to the menu later.
        scope.assign { $0.closeMenu = CloseMenu { [weak self] in self?.menu?.close() } }
        announce()
    }

    /// The identity of the toolbar that contains the item. Few items have ids, so it is searched only on demand.
    var toolbar: ToolbarIdentity? {
        for node in sequence(first: self as _Node, next: \.parent) {
            if let toolbar = node as? ToolbarNode { return toolbar.identity }
        }
        return nil
    }

    private func announce() {
        set(.placement, traits.placement.purpose)
        scope.preferences?.set(ToolbarItemPreference(node: self), by: self)
    }

    override func unmount() {
        super.unmount()
        scope.preferences?.remove(self)
    }
}

/// The preference by which a screen collects a toolbar item.
@MainActor
struct ToolbarItemPreference {
    unowned let node: ToolbarItemNode  // It takes this back as it unmounts.

    var traits: ToolbarItemTraits {
        var traits = node.traits
        if traits.id != nil { traits.toolbar = node.toolbar?.id }
        return traits
    }

    var element: Element { node.element }
}
