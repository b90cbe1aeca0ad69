import BackstaffElements

extension DynamicViewContent {
    /// Sets the action that takes what is dragged between the rows.
    ///
    /// - Parameter action: The action. It gets the drag, the tree of its elements and the offset in the collection, and
    ///   returns whether it takes what is dragged.
    package func dropping(
        _ action: @escaping (ElementDrop, ElementTree, Int) -> Bool
    ) -> some DynamicViewContent<Data> {
        modifier(RowEditsModifier(edit: .drop(action)))
    }
}
