import Foundation

/// A type of view that generates views from an underlying collection of data, whose elements a user can be allowed to
/// delete and move.
public protocol DynamicViewContent<Data>: View {
    /// The type of the underlying collection.
    associatedtype Data: Collection

    /// The collection of data that the views are created from.
    var data: Data { get }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified content.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Sets the deletion action. A user deletes elements by a swipe, in edit mode, or with the Delete key.
    ///
    /// Differs from SwiftUI: The row is removed when its element is removed from the collection, not before. If the
    /// action keeps the element, the row stays as it is.
    ///
    /// - Parameter action: The action that deletes the elements at the given offsets of the collection. Pass `nil` if
    ///   elements can't be deleted, even if the collection's edit actions allow it.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        modifier(RowEditsModifier(edit: .delete(action)))
    }

    /// Sets the move action. A user moves elements in edit mode.
    ///
    /// - Parameter action: The action that moves the elements at the source offsets before the element at the
    ///   destination offset, as ``Swift/MutableCollection/move(fromOffsets:toOffset:)`` does. All offsets are counted
    ///   before the move. Pass `nil` if elements can't be moved, even if the collection's edit actions allow it.
    public func onMove(perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?) -> some DynamicViewContent<
        Data
    > {
        modifier(RowEditsModifier(edit: .move(action)))
    }
}
