import Foundation

/// Views made from the elements of a collection, which a person may be let delete and move.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the content.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets a person delete elements: by a swipe, in edit mode, or by the Delete key.
    ///
    /// Different from Apple's: the row goes when the element has gone from the collection, not before, so a row whose
    /// element the action keeps stays as it is.
    ///
    /// - Parameter action: deletes the elements at some offsets in the collection. `nil` if they can't be deleted, not
    ///   even by an edit action of the collection.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        modifier(RowEditsModifier(edit: .delete(action)))
    }

    /// Lets a person move elements, in edit mode.
    ///
    /// - Parameter action: moves the elements at some offsets to before the element at another one, all counted before
    ///   the move, as ``Swift/MutableCollection/move(fromOffsets:toOffset:)`` does. `nil` if they can't be moved, not even
    ///   by an edit action of the collection.
    public func onMove(perform action: ((_ source: IndexSet, _ destination: Int) -> Void)?) -> some DynamicViewContent<
        Data
    > {
        modifier(RowEditsModifier(edit: .move(action)))
    }
}

extension View {
    /// Says whether the rows that this view makes can't be deleted, though others of their collection can.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(trait: .deleteDisabled(isDisabled)))
    }

    /// Says whether the rows that this view makes can't be moved, though others of their collection can. Nothing can be
    /// moved past them either.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(trait: .moveDisabled(isDisabled)))
    }
}
