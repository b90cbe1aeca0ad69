import BackstaffGraph
import Foundation

/// A modifier that sets the deletion or move action of the collection inside.
struct RowEditsModifier: NodeModifier {
    let edit: RowEdits.Edit

    func makeNode(under parent: _Node) -> RowEditsNode { RowEditsNode(edit, under: parent) }

    func update(_ node: RowEditsNode) { node.update(to: edit) }
}

final class RowEditsNode: ContentNode {
    private let edits: RowEdits

    init(_ edit: RowEdits.Edit, under parent: _Node) {
        edits = RowEdits(edit, inside: parent.scope.rowEdits)
        super.init(under: parent)
        scope = Scope(copying: scope)
        scope.changeRows { $0.edits = edits }
    }

    /// Stores the new action. Rows are updated only if an action was added or removed.
    func update(to new: RowEdits.Edit) {
        let wasPossible = edits.edit.isPossible
        edits.edit = new
        guard wasPossible != new.isPossible, let list = scope.list else { return }
        forEachElement { list.traitsDidChange(of: $0) }
    }
}

extension RowEdits.Edit {
    fileprivate var isPossible: Bool {
        switch self {
        case .delete(let action): action != nil
        case .move(let action): action != nil
        case .drop: true
        }
    }
}
