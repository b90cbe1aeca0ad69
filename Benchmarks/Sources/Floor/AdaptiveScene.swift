import Measurement

final class AdaptiveScene: MountedScene {
    private var page = Page()
    private let list: Element
    private let detail: Element
    private var isCollapsed = false

    init(rows: Int) {
        list = page.list(rows: rows)
        detail = page.element("Detail 9")
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        guard case .resize(let width, _) = operation else { preconditionFailure("a split view can't \(operation)") }
        let collapses = width < 660
        if collapses != isCollapsed {
            isCollapsed = collapses
            // The form of the split view, and the column that is off screen in one of the two forms.
            page.record(.selection(detail.id, collapses))
            page.record(.selection(list.id, collapses))
        }
        page.settle()
    }

    func visibleText() -> String { isCollapsed ? "1 columns" : "2 columns" }
}
