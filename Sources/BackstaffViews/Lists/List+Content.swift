import BackstaffNavigation

extension List where SelectionValue == Never, Content: View {
    /// Creates a list with a row for each view.
    public init(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(selection: nil, content: content(), place: SourcePlace(fileID, line))
    }

    // Which form comes first, and why bindings and ranges are protocols here, is told at the forms of ``ForEach``.

    /// Creates a list with a row for each element of an array.
    public init<Data: RandomAccessCollection & _PlainArray, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            selection: nil, content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
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
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Content == ForEach<Data, ID, Row> {
        self.init(
            selection: nil, content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each number of a range.
    @_disfavoredOverload
    public init<Numbers: _NumberRange & _NumberRangeWeight, Row: View>(
        _ data: Numbers, @ViewBuilder rowContent: @escaping (Int) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(
            selection: nil, content: ForEach(data._range, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection. The row receives a binding to the element.
    public init<Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Bound, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where
        Bound._Base == Data, Data.Element: Identifiable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
    {
        self.init(
            selection: nil, content: ForEach(data._binding, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`. The row
    /// receives a binding to the element.
    public init<
        Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
        Row: View
    >(
        _ data: Bound, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Bound._Base == Data, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        self.init(
            selection: nil, content: ForEach(data._binding, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}
