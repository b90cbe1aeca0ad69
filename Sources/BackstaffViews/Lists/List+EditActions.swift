import BackstaffNavigation

// Lists of bound collections that a user can edit. See `ForEach(_:editActions:content:)` for the edits.

extension List where SelectionValue == Never, Content: View {
    /// Creates a list of a bound collection that a user can edit. Each row receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - editActions: The edits that a user can make.
    ///   - rowContent: A closure that creates the row of an element.
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

    /// Creates a list of a bound collection that a user can edit, with elements identified by the value at `id`. Each
    /// row receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - editActions: The edits that a user can make.
    ///   - rowContent: A closure that creates the row of an element.
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
    /// Creates a list of a bound collection that a user can edit, with optional or multiple selection. Each row
    /// receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - editActions: The edits that a user can make.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
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

    /// Creates a list of a bound collection that a user can edit, with elements identified by the value at `id` and
    /// with optional or multiple selection. Each row receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - editActions: The edits that a user can make.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
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

    /// Creates a list of a bound collection that a user can edit, with exactly one selected value. Each row receives
    /// a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - editActions: The edits that a user can make.
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // Optional selections have their own initializer.
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

    /// Creates a list of a bound collection that a user can edit, with elements identified by the value at `id` and
    /// with exactly one selected value. Each row receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - editActions: The edits that a user can make.
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // Optional selections have their own initializer.
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
