import BackstaffElements
import Foundation

/// The edit actions that modifiers around a ``ForEach`` set. For each kind of edit the innermost modifier determines
/// the action, even if it sets `nil`.
@MainActor
final class RowEdits {
    typealias Deletion = (IndexSet) -> Void
    typealias Move = (IndexSet, Int) -> Void
    /// Takes what is dragged to an offset, and returns whether it fits.
    typealias Drop = (ElementDrop, ElementTree, Int) -> Bool

    enum Edit {
        case delete(Deletion?)
        case move(Move?)
        case drop(Drop)
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

    /// The action that takes what is dragged between the rows, or `nil` if no modifier sets one.
    var drop: Drop? {
        if case .drop(let action) = edit { action } else { outer?.drop }
    }
}
