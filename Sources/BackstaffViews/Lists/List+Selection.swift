import BackstaffGraph
import BackstaffNavigation

// Lists with selectable rows.
//
// A row's selection value is its tag. Without a tag, it is the value of the link that the row consists of. Without a
// link, it is the row's id in its ForEach.
//
// Rows that are buttons or handle taps themselves can't be selected.

/// A type that can store a list's selection if the selection can be empty: an optional value or a set of values.
public protocol ListSelectionValues: Hashable {
    /// The type of the rows' selection values.
    associatedtype SelectionValue: Hashable

    /// Returns the selection in the form that lists use. Apps neither call nor implement this method.
    @MainActor static func _selection(_ binding: Binding<Self>) -> _ListSelection<SelectionValue>
}

/// The selection of a list. Apps don't use it.
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
    /// Creates a list with a row for each view, and with optional or multiple selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - content: The rows.
    public init<Selection: ListSelectionValues>(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Selection.SelectionValue == SelectionValue {
        self.init(
            selection: Selection._selection(selection).value, content: content(), place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of an array, and with optional or multiple selection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
    public init<Data: RandomAccessCollection & _PlainArray, Row: View, Selection: ListSelectionValues>(
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

    /// Creates a list with a row for each element, and with optional or multiple selection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // A binding is a collection of bindings, too, but has its own initializer.
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

    /// Creates a list with a row for each element, identified by the value at `id`, and with optional or multiple
    /// selection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
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

    /// Creates a list with a row for each number of a range, and with optional or multiple selection.
    ///
    /// - Parameters:
    ///   - data: The range of numbers.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of a number.
    public init<Numbers: _NumberRange & _NumberRangeWeight, Row: View, Selection: ListSelectionValues>(
        _ data: Numbers, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Int) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row>, Selection.SelectionValue == SelectionValue {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data._range, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, and with optional or multiple selection. The
    /// row receives a binding to the element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
    public init<
        Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, Row: View,
        Selection: ListSelectionValues
    >(
        _ data: Bound, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Bound._Base == Data, Data.Element: Identifiable, Selection.SelectionValue == SelectionValue,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data._binding, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`, and with
    /// optional or multiple selection. The row receives a binding to the element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - selection: A binding to the selection: an optional value, or a set of values.
    ///   - rowContent: A closure that creates the row of an element.
    public init<
        Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
        Row: View,
        Selection: ListSelectionValues
    >(
        _ data: Bound, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Bound._Base == Data, Selection.SelectionValue == SelectionValue,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>
    {
        self.init(
            selection: Selection._selection(selection).value,
            content: ForEach(data._binding, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}

extension List where Content: View {
    // In the initializers for collections the binding is optional. That makes overload resolution prefer the
    // initializer for sets if a set is bound.

    /// Creates a list with a row for each view, and with exactly one selected value.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - content: The rows.
    @_disfavoredOverload  // Optional selections have their own initializer.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(selection: .required(selection), content: content(), place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element, and with exactly one selected value.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the selected value, which is never empty, or `nil` if rows can't be selected.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // A binding is a collection of bindings, too, but has its own initializer.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(
            selection: selection.map { .required($0) } ?? .absent,
            content: ForEach(data, content: rowContent, fileID: fileID, line: line), place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element, identified by the value at `id`, and with exactly one selected
    /// value.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - selection: A binding to the selected value, which is never empty, or `nil` if rows can't be selected.
    ///   - rowContent: A closure that creates the row of an element.
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

    /// Creates a list with a row for each number of a range, and with exactly one selected value.
    ///
    /// - Parameters:
    ///   - data: The range of numbers.
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - rowContent: A closure that creates the row of a number.
    @_disfavoredOverload  // Optional selections have their own initializer.
    public init<Numbers: _NumberRange & _NumberRangeWeight, Row: View>(
        _ data: Numbers, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> Row,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where Content == ForEach<Range<Int>, Int, Row> {
        self.init(
            selection: .required(selection),
            content: ForEach(data._range, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, and with exactly one selected value. The row
    /// receives a binding to the element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // Optional selections have their own initializer.
    public init<Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Bound, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Bound._Base == Data, Data.Element: Identifiable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
    {
        self.init(
            selection: .required(selection),
            content: ForEach(data._binding, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }

    /// Creates a list with a row for each element of a bound collection, identified by the value at `id`, and with
    /// exactly one selected value. The row receives a binding to the element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the value that identifies an element.
    ///   - selection: A binding to the selected value, which is never empty.
    ///   - rowContent: A closure that creates the row of an element.
    @_disfavoredOverload  // Optional selections have their own initializer.
    public init<
        Bound: _BoundCollection & _OverloadWeight, Data: MutableCollection & RandomAccessCollection, ID: Hashable,
        Row: View
    >(
        _ data: Bound, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Bound._Base == Data, Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        self.init(
            selection: .required(selection),
            content: ForEach(data._binding, id: id, content: rowContent, fileID: fileID, line: line),
            place: SourcePlace(fileID, line))
    }
}
