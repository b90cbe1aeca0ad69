import BackstaffGraph
import Foundation

/// What a person may do to the elements of a collection, as the modifiers around its ``ForEach`` say. The innermost that
/// says something of an edit counts, be it that there is none.
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

    /// The action that deletes: `nil` if nothing is said, and `.some(nil)` if elements aren't to be deleted.
    var deletion: Deletion?? {
        if case .delete(let action) = edit { .some(action) } else { outer?.deletion ?? nil }
    }

    /// The action that moves: `nil` if nothing is said, and `.some(nil)` if elements aren't to be moved.
    var move: Move?? {
        if case .move(let action) = edit { .some(action) } else { outer?.move ?? nil }
    }
}

/// Says how elements of the collection inside are deleted, or moved.
struct RowEditsModifier: PrimitiveModifier {
    let edit: RowEdits.Edit

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = RowEditsNode(modifier.edit, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: RowEditsNode.self)
        node.update(to: modifier.edit)
        node.update(content: content)
    }
}

private final class RowEditsNode: ContentNode {
    private let edits: RowEdits

    init(_ edit: RowEdits.Edit, under parent: _Node) {
        edits = RowEdits(edit, inside: parent.scope.rowEdits.map { unsafeDowncast($0, to: RowEdits.self) })
        super.init(under: parent)
        scope = Scope(copying: scope)
        scope.rowEdits = edits
    }

    /// Takes the actions of this time. Rows need to know only whether there are any.
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
