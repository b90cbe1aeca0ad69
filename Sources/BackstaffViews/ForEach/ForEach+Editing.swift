import BackstaffElements
import BackstaffGraph

/// Tells the list which edits a user can make to the elements of the collection.
extension ForEachNode {
    /// Whether rows can be edited, now or after an update.
    var isEditable: Bool { edits != nil || view.collectionEdits != nil }

    /// The action that deletes elements, and whether it's the app's.
    var deletion: (action: RowEdits.Deletion, kind: RowDeletion)? {
        if let edit = edits?.deletion { return edit.map { ($0, .byApp) } }
        return view.collectionEdits?.delete.map { ($0, .synthesized) }
    }

    /// The action that moves elements.
    var move: RowEdits.Move? {
        edits?.move ?? view.collectionEdits?.move
    }

    /// Returns the offset of a row's element in the collection.
    func offset(of row: Row) -> Int? {
        children.firstIndex { $0 === row }.map { first + $0 }
    }

    /// Tells the list that the possible edits have changed.
    func editsDidChange() {
        guard let list = scope.list else { return }
        for index in children.indices {
            let row = row(at: index)
            row.forEachElement { list.setEditor(row, of: $0) }
        }
    }
}
