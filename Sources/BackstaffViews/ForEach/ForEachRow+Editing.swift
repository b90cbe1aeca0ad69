import BackstaffElements
import BackstaffNavigation
import Foundation

extension ForEachRow: RowEditor {
    var deletion: RowDeletion? { owner.deletion?.kind }

    var canMove: Bool { owner.move != nil }

    var run: AnyObject { owner }

    var position: (offset: Int, count: Int)? {
        owner.offset(of: self).map { ($0, owner.rowCount) }
    }

    var canDrop: Bool { owner.edits?.drop != nil }

    func take(_ drop: ElementDrop, in tree: ElementTree, at offset: Int) -> Bool {
        owner.edits?.drop?(drop, tree, offset) ?? false
    }

    func delete() {
        guard let offset = owner.offset(of: self) else { return }
        owner.deletion?.action(IndexSet(integer: offset))
    }

    func move(_ edit: ListEdit) {
        guard case .move(let offsets, let destination) = edit.change else { return }
        owner.move?(IndexSet(offsets), destination)
    }
}
