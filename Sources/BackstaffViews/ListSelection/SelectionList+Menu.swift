import BackstaffElements
import BackstaffGraph

// The context menu of the selection, and the primary action.

extension SelectionListNode {
    /// Returns the values that a menu or double click at a row applies to: the selection if it contains the row,
    /// otherwise only the row.
    func affected(by value: Value) -> Set<Value> {
        let selected = Tracking.untracked { selection.read() }.all
        return selected.contains(value) ? selected : [value]
    }

    func revealMenu(of element: Element) {
        guard let menu, openMenu == nil else { return }
        var values: Set<Value> = []
        if element !== self.element {
            guard let value = selectableValue(of: element) else { return }
            values = affected(by: value)
        }
        guard let node = menu.makeItems(for: values, under: self, close: { [weak self] in self?.concealMenu() }) else {
            return
        }
        openMenu = OpenSelectionMenu(node, in: scope.appearance) { [weak self] in self?.concealMenu() }
        if let items = node.firstElement { tree.insert(items, into: self.element, before: nil) }
    }

    func concealMenu() {
        guard let menu = openMenu else { return }
        openMenu = nil
        if let items = menu.items.firstElement { tree.remove(items) }
        menu.end()
    }
}

/// The open menu of a list. It closes when the list is covered.
@MainActor
final class OpenSelectionMenu: AppearanceParticipant {
    let items: _Node
    private let appearance: AppearanceScope
    private let close: @MainActor () -> Void
    private(set) var hasAppeared = true

    init(_ items: _Node, in appearance: AppearanceScope, close: @escaping @MainActor () -> Void) {
        self.items = items
        self.appearance = appearance
        self.close = close
        appearance.add(self)
    }

    var isShown: Bool { appearance.isShown }

    func appear() {
        hasAppeared = true
    }

    func disappear() {
        hasAppeared = false
        close()
    }

    /// Unmounts the items. The caller removes their elements.
    func end() {
        appearance.remove(self)
        items.unmount()
    }
}
