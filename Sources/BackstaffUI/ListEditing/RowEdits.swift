import BackstaffGraph
import Foundation

/// The edit actions that modifiers around a ``ForEach`` set. For each kind of edit the innermost modifier determines
/// the action, even if it sets `nil`.
@MainActor
final class RowEdits {
    typealias Deletion = (IndexSet) -> Void
    typealias Move = (IndexSet, Int) -> Void

    enum Edit {
        case delete(Deletion?)
        case move(Move?)
    }

    var edit: Edit
    private let outer: RowEdits?

    init(_ edit: Edit, inside outer: RowEdits?) {
        self.edit = edit
        self.outer = outer
    }

    /// The deletion action: `nil` if no modifier sets one, and `.some(nil)` if a modifier disables deletion.
    var deletion: Deletion?? {
        if case .delete(let action) = edit { .some(action) } else { outer?.deletion ?? nil }
    }

    /// The move action: `nil` if no modifier sets one, and `.some(nil)` if a modifier disables moving.
    var move: Move?? {
        if case .move(let action) = edit { .some(action) } else { outer?.move ?? nil }
    }
}

/// A modifier that sets the deletion or move action of the collection inside.
struct RowEditsModifier: NodeModifier {
    let edit: RowEdits.Edit

    func makeNode(under parent: _Node) -> RowEditsNode { RowEditsNode(edit, under: parent) }

    func update(_ node: RowEditsNode) { node.update(to: edit) }
}

final class RowEditsNode: ContentNode {
    private let edits: RowEdits

    init(_ edit: RowEdits.Edit, under parent: _Node) {
        edits = RowEdits(edit, inside: parent.scope.rowEdits.map { unsafeDowncast($0, to: RowEdits.self) })
        super.init(under: parent)
        scope = Scope(copying: scope)
        scope.rowEdits = edits
    }

    /// Stores the new action. Rows are updated only if an action was added or removed.
    func update(to new: RowEdits.Edit) {
        let wasPossible = edits.edit.isPossible
        edits.edit = new
        guard wasPossible != new.isPossible, let list = scope.listNode else { return }
        forEachElement { list.traitsDidChange(of: $0) }
    }
}

extension RowEdits.Edit {
    fileprivate var isPossible: Bool {
        switch self {
        case .delete(let action): action != nil
        case .move(let action): action != nil
        }
    }
}
