import BackstaffNavigation

// Lists of bound collections that a person can edit. What `ForEach(_:editActions:content:)` says of edits goes for them.

extension List where SelectionValue == Never, Content: View {
    /// A row for each element of a bound collection, given as a binding to the element, which a person can edit.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - editActions: what a person may do.
    ///   - rowContent: makes the row of an element.
    public init<
        Data: MutableCollection & RandomAccessCollection, Row: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable
    {
        self.init(
            selection: nil,
            content: ForEach(data, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, identified by what `id` leads to, which a person can edit.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - editActions: what a person may do.
    ///   - rowContent: makes the row of an element.
    public init<
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>
    {
        self.init(
            selection: nil,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}

extension List where Content: View {
    /// A row for each element of a bound collection, given as a binding to the element, which a person can edit and of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - editActions: what a person may do.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    public init<
        Data: MutableCollection & RandomAccessCollection, Row: View, Selection: ListSelectionValues
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Selection.SelectionValue == SelectionValue
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, identified by what `id` leads to, which a person can edit and of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - editActions: what a person may do.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    public init<
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, Selection: ListSelectionValues
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>,
        Selection.SelectionValue == SelectionValue
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, which a person can edit and of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - editActions: what a person may do.
    ///   - selection: what is selected. There is always something.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init<
        Data: MutableCollection & RandomAccessCollection, Row: View
    >(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, identified by what `id` leads to, which a person can edit and of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - editActions: what a person may do.
    ///   - selection: what is selected. There is always something.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init<
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data, id: id, editActions: editActions, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}
