import Measurement

final class SplitScene: MountedScene {
    private var page = Page()
    private let list: Element
    private let detail: Element
    private var selected: Element?

    init(rows: Int) {
        list = page.list(rows: rows)
        detail = page.element("Nothing selected")
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        guard case .select(let offset) = operation else { preconditionFailure("a split view can't \(operation)") }
        if let selected { mark(selected, false) }
        let row = list.children[offset]
        mark(row, true)
        selected = row
        detail.text = "Selected \(offset)"
        page.record(.text(detail.id, detail.text))
        page.settle()
    }

    func visibleText() -> String {
        list.children.count(where: \.isSelected) <= 1 ? detail.text : "several rows selected"
    }

    private func mark(_ row: Element, _ isSelected: Bool) {
        row.isSelected = isSelected
        page.record(.selection(row.id, isSelected))
    }
}
