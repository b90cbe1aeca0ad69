import Measurement

/// Creates one screen of rows at every scroll position. A floor that created a million rows would be too slow to
/// compare with.
final class NamesScene: MountedScene {
    private static let screen = 20

    private var page = Page()
    private let list: Element
    private let all: [NamedRow]
    private var shown: [NamedRow]
    private var first = 0
    private var selected: Element?

    init(rows: Int) {
        all = NamedRows.rows(rows)
        shown = NamedRows.rows(all, holding: "")
        list = page.element()
        showScreen()
        page.settle()
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        switch operation {
        case .scroll(let row): first = row
        case .filter(let isOn): shown = NamedRows.rows(all, holding: isOn ? NamedRows.rareText : "")
        case .select(let row): return select(row)
        default: preconditionFailure("a list of names can't \(operation)")
        }
        showScreen()
        page.settle()
    }

    private func showScreen() {
        selected = nil
        for row in list.children { page.record(.remove(row.id)) }
        list.children.removeAll(keepingCapacity: true)
        let start = max(0, min(first, shown.count - Self.screen))
        for offset in start..<min(start + Self.screen, shown.count) {
            let row = page.element(children: [page.element(shown[offset].name)])
            page.record(.insert(row, parent: list.id, offset: list.children.count))
            list.children.append(row)
        }
    }

    private func select(_ row: Int) {
        guard list.children.indices.contains(row - first) else { return }
        if let selected { mark(selected, false) }
        let element = list.children[row - first]
        mark(element, true)
        selected = element
        page.settle()
    }

    private func mark(_ row: Element, _ isSelected: Bool) {
        row.isSelected = isSelected
        page.record(.selection(row.id, isSelected))
    }

    func visibleText() -> String {
        let selection = list.children.filter(\.isSelected).map { " selected: \($0.firstText)" }.joined()
        return "\(list.firstText) \(shown.count) rows\(selection)"
    }
}
