import BackstaffNavigation

extension List where SelectionValue == Never, Content: View {
    /// Creates a list with a tree of rows for each element.
    ///
    /// - Parameters:
    ///   - data: The outermost elements.
    ///   - children: The children of an element, or `nil` for a leaf.
    ///   - rowContent: A view builder for the row of an element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            selection: nil, content: OutlineGroup(data, children: children, content: rowContent),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a tree of rows for each element, identified by the value at `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init(
            selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent),
            place: SourcePlace(fileID, line))
    }
}
