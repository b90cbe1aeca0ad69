import BackstaffElements

/// The overflow menu of a bar: “More”.
///
///     menu presented?
///     ├─ button role-name=menu            opens and closes it
///     └─ menu-items covered?              the items, while it is open
///
/// The items exist even while the menu is closed, so that they follow changes in the app. The page adds the items that
/// don't fit in the bar. If the menu has no other items, the page creates it.
@MainActor
final class OverflowMenu: ElementResponder {
    let element: Element
    let holder: Element
    private let tree: ElementTree
    private let button: Element

    init(in tree: ElementTree) {
        self.tree = tree
        element = tree.make(.menu)
        button = tree.make(.button)
        holder = tree.make(.menuItems)
        let symbol = tree.make(.image)
        tree.set(.symbol, to: .text("ellipsis.circle"), of: symbol)
        tree.set(.roleName, to: .text("menu"), of: button)
        tree.set(.label, to: .text("More"), of: button)
        tree.append(symbol, to: button)
        tree.append(button, to: element)
        tree.append(holder, to: element)
        tree.set(.covered, to: .flag(true), of: holder)
        tree.respond(to: .activate, at: button, by: self)
    }

    func respond(to event: ElementEvent, at element: Element) {
        setOpen(!self.element.has(.presented))
    }

    func close() {
        setOpen(false)
    }

    private func setOpen(_ isOpen: Bool) {
        tree.set(.presented, to: .flag(isOpen), of: element)
        tree.set(.covered, to: .flag(!isOpen), of: holder)
    }

    /// Stops handling events of the menu's button.
    func forget() {
        tree.forget(button)
    }
}
