extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection that a user can edit. The content receives a binding to
    /// the element.
    ///
    /// - Parameters:
    ///   - data: A binding to the collection.
    ///   - editActions: The edits that a user can make. The actions of ``DynamicViewContent/onDelete(perform:)`` and
    ///     ``DynamicViewContent/onMove(perform:)`` replace them.
    ///   - content: A closure that creates the view of an element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, editActions: editActions, content: content, fileID: fileID, line: line)
    }

    /// Creates a view for each element of a bound collection that a user can edit, identified by the value at `id`.
    /// The content receives a binding to the element.
    ///
    /// - Parameters:
    ///   - data: A binding to the collection.
    ///   - id: The key path to the value that identifies an element.
    ///   - editActions: The edits that a user can make. The actions of ``DynamicViewContent/onDelete(perform:)`` and
    ///     ``DynamicViewContent/onMove(perform:)`` replace them.
    ///   - content: A closure that creates the view of an element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(bound: data, id: id, content: content, fileID: fileID, line: line)
        collectionEdits = CollectionEdits(editActions, of: data)
    }
}
