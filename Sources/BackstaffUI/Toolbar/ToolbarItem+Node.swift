import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of one toolbar item.
final class ToolbarItemNode: ContainerNode {
    @exclusivity(unchecked) var traits: ToolbarItemTraits {
        didSet { if traits != oldValue { announce() } }
    }

    /// The overflow menu that the item is in, if it is in one.
    @exclusivity(unchecked) weak var menu: OverflowMenu?

    init(_ traits: ToolbarItemTraits, under parent: _Node) {
        self.traits = traits
        super.init(.barItem, under: parent)
        scope = Scope(copying: scope)
        scope.leaveList()
        if traits.place == .secondaryAction || !traits.isShown {
            scope.assign { $0.closeMenu = CloseMenu { [weak self] in self?.menu?.close() } }
        }
        announce()
    }

    private func announce() {
        set(.placement, traits.place.purpose)
        scope.preferences?.set(ToolbarItemPreference(node: self), by: self)
    }

    override func unmount() {
        super.unmount()
        scope.preferences?.remove(self)
    }
}

/// A toolbar item, as a screen collects it.
@MainActor
struct ToolbarItemPreference {
    unowned(unsafe) let node: ToolbarItemNode  // It takes this back as it unmounts.

    var traits: ToolbarItemTraits { node.traits }
    var element: Element { node.element }
}
