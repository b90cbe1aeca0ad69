import BackstaffElements
import BackstaffGraph

// The menu for what is selected, while it is open, and the primary action.

extension SelectionListNode {
    /// What a menu, or a double click, at a row is about: what is selected if the row is, else the row alone.
    func affected(by value: Value) -> Set<Value> {
        let selected = Tracking.untracked { selection.read() }.all
        return selected.contains(value) ? selected : [value]
    }

    func revealMenu(of element: Element) {
        guard let menu, menuItems == nil else { return }
        var values: Set<Value> = []
        if element !== self.element {
            guard let value = selectableValue(of: element) else { return }
            values = affected(by: value)
        }
        guard let node = menu.makeItems(for: values, under: self, close: { [weak self] in self?.concealMenu() }) else {
            return
        }
        menuItems = node
        if let items = node.firstElement { tree.insert(items, into: self.element, before: nil) }
    }

    func concealMenu() {
        guard let node = menuItems else { return }
        menuItems = nil
        if let items = node.firstElement { tree.remove(items) }
        node.unmount()
    }
}
