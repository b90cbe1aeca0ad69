import BackstaffGraph
import BackstaffNavigation

// Lists whose rows can be selected.
//
// A row stands for its tag; else for the value of the link that it consists of; else for its identity among those of a
// ForEach. Rows that are buttons, or take taps themselves, act for themselves and can't be selected.

/// What a list's selection can be kept as, where nothing may be selected: an optional value, or a set of values.
public protocol ListSelectionValues: Hashable {
    /// The type of the values that rows stand for.
    associatedtype SelectionValue: Hashable

    /// What the list does with it. Not for apps to call or write.
    @MainActor static func _selection(_ binding: Binding<Self>) -> _ListSelection<SelectionValue>
}

/// How a list keeps its selection. Not for apps to use.
public struct _ListSelection<Value: Hashable> {
    let value: ListSelection<Value>
}

extension Optional: ListSelectionValues where Wrapped: Hashable {
    public static func _selection(_ binding: Binding<Wrapped?>) -> _ListSelection<Wrapped> {
        _ListSelection(value: .optional(binding))
    }
}

extension Set: ListSelectionValues {
    public static func _selection(_ binding: Binding<Set<Element>>) -> _ListSelection<Element> {
        _ListSelection(value: .many(binding))
    }
}

extension List where Content: View {
    /// A row for each view, of which a person can select some.
    ///
    /// - Parameters:
    ///   - selection: what is selected: one value or none, or any number.
    ///   - content: the rows.
    public init<Selection: ListSelectionValues>(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Selection.SelectionValue == SelectionValue {
        self.init(
            selection: Selection._selection(selection).value, content: content(), place: SourcePlace(fileID, line))
    }

    /// A row for each element, of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // A binding is a collection too, of bindings: there its own initialiser is meant.
    public init<Data: RandomAccessCollection, Row: View, Selection: ListSelectionValues>(
        _ data: Data, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where
        Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
        Selection.SelectionValue == SelectionValue
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, content: rowContent, fileID: fileID, line: line), place: SourcePlace(fileID, line))
    }

    /// A row for each element, identified by what `id` leads to, of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View, Selection: ListSelectionValues>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Data, ID, Row>, Selection.SelectionValue == SelectionValue {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each number of a range, of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the numbers.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of a number.
    public init<Row: View, Selection: ListSelectionValues>(
        _ data: Range<Int>, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Int) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row>, Selection.SelectionValue == SelectionValue {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, content: rowContent, fileID: fileID, line: line), place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View, Selection: ListSelectionValues>(
        _ data: Binding<Data>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Selection.SelectionValue == SelectionValue
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, content: rowContent, fileID: fileID, line: line), place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, identified by what `id` leads to, of which a person can select some.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - selection: what is selected: one value or none, or any number.
    ///   - rowContent: makes the row of an element.
    public init<
        Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, Selection: ListSelectionValues
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>,
        Selection.SelectionValue == SelectionValue
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}

extension List where Content: View {
    // For collections the binding is optional: where a set is bound, that makes the initialiser for sets the better one.

    /// A row for each view, of which one is selected.
    ///
    /// - Parameters:
    ///   - selection: what is selected. There is always something.
    ///   - content: the rows.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(selection: .required(selection), content: content(), place: SourcePlace(fileID, line))
    }

    /// A row for each element, of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: what is selected. There is always something. `nil` if nothing can be selected.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // A binding is a collection too, of bindings: there its own initialiser is meant.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .required($0) } ?? .absent,
            content: ForEach(data, content: rowContent, fileID: fileID, line: line), place: SourcePlace(fileID, line))
    }

    /// A row for each element, identified by what `id` leads to, of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - selection: what is selected. There is always something. `nil` if nothing can be selected.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Data, ID, Row> {
        self.init(
            selection: selection.map { .required($0) } ?? .absent,
            content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each number of a range, of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the numbers.
    ///   - selection: what is selected. There is always something.
    ///   - rowContent: makes the row of a number.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init<Row: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(
            selection: .required(selection), content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, given as a binding to the element, of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: what is selected. There is always something.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable
    {
        self.init(
            selection: .required(selection), content: ForEach(data, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// A row for each element of a bound collection, identified by what `id` leads to, of which one is selected.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: leads to what identifies an element.
    ///   - selection: what is selected. There is always something.
    ///   - rowContent: makes the row of an element.
    @_disfavoredOverload  // An optional selection is one that may be empty.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        self.init(
            selection: .required(selection),
            content: ForEach(data, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}
