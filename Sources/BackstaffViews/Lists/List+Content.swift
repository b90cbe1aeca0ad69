import BackstaffNavigation

extension List where SelectionValue == Never, Content: View {
    /// Creates a list with a row for each view.
    public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(selection: nil, content: content(), place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element.
    @_disfavoredOverload  // A binding is a collection of bindings, too, but has its own initializer.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            selection: nil, content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element, identified by the value at `id`.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == ForEach<Data, ID, Row> {
        self.init(
            selection: nil, content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each number of a range.
    public init<Row: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(
            selection: nil, content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection. The row receives a binding to the element.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable
    {
        self.init(
            selection: nil, content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`. The row
    /// receives a binding to the element.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        self.init(
            selection: nil, content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}
