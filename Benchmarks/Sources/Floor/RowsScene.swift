import Measurement

final class RowsScene: MountedScene {
    private var page = Page()
    private let list: Element
    private var nextRow: Int

    init(rows: Int) {
        list = page.list(rows: rows)
        nextRow = rows
    }

    var tally: Tally { Tally(operations: page.operations) }

    func perform(_ operation: Step) {
        switch operation {
        case .insertRow(let offset):
            let row = page.row(nextRow)
            nextRow += 1
            page.record(.insert(row, parent: list.id, offset: offset))
            list.children.insert(row, at: offset)
        case .deleteRow(let offset):
            page.record(.remove(list.children.remove(at: offset).id))
        case .moveRow(let source, let target):
            let row = list.children.remove(at: source)
            list.children.insert(row, at: target)
            page.record(.move(row.id, offset: target))
        default: preconditionFailure("rows can't \(operation)")
        }
        page.settle()
    }

    func visibleText() -> String {
        "\(list.children.count) rows from \(list.firstText)"
    }
}
