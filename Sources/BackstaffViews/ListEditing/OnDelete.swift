import Foundation

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
}
