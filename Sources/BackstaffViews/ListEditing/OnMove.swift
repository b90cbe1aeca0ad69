import Foundation

extension DynamicViewContent {
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
