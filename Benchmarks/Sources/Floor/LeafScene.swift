import Measurement

final class LeafScene: MountedScene {
    private var page = Page()
    private let root: Element
    private let leaf: Element
    private var count = 0

    init(siblings: Int) {
        root = page.list(rows: siblings)
        leaf = page.element("Count 0")
        root.children.append(leaf)
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        guard case .write = operation else { preconditionFailure("a leaf can't \(operation)") }
        count += 1
        leaf.text = "Count \(count)"
        page.record(.text(leaf.id, leaf.text))
        page.settle()
    }

    func visibleText() -> String {
        root.children.last?.firstText ?? ""
    }
}
