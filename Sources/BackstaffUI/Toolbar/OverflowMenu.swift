import BackstaffElements

/// The menu of what has no place in a bar: “More”.
///
///     menu presented?
///     ├─ button role-name=menu            opens and closes it
///     └─ menu-items covered?              the items, while it is open
///
/// The items are there all the time, so that they keep up with the app. The page adds to them what doesn't fit into the
/// bar, and makes a menu of its own where there is only that.
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

    /// Ends the duties of the menu's button.
    func forget() {
        tree.forget(button)
    }
}
