import Foundation

/// A view that shows data in rows and columns.
///
/// In a compact horizontal size class the rows show only the first column, without a header. A table is implemented as
/// a ``List`` and has the same selection behavior.
///
/// Unlike in SwiftUI, columns can't be resized, and custom rows (`TableRow`) aren't supported.
public struct Table<Value: Identifiable, Rows: View>: View {
    private let columns: [_AnyTableColumn<Value>]
    private let order: ColumnOrder?
    private let makeList: (_ header: TableHeader?, _ makeRow: @escaping (Value) -> TableRowCells) -> Rows
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init(
        _ columns: [_AnyTableColumn<Value>], order: ColumnOrder? = nil,
        makeList: @escaping (_ header: TableHeader?, _ makeRow: @escaping (Value) -> TableRowCells) -> Rows
    ) {
        self.columns = columns
        self.order = order
        self.makeList = makeList
    }

    /// The content and behavior of the view.
    public var body: some View {
        let shown = sizeClass == .compact ? Array(columns.prefix(1)) : columns
        let header =
            sizeClass == .compact ? nil : TableHeader(cells: shown.map { TableCell(title(of: $0), $0.width) })
        makeList(header) { value in
            TableRowCells(cells: shown.map { TableCell($0.cell(value), $0.width) })
        }
        .listStyle(.plain)
    }

    /// The title of a column. It is a button if it can sort the rows.
    private func title(of column: _AnyTableColumn<Value>) -> AnyView {
        guard let order, let comparator = column.comparator else { return column.label }
        return AnyView(SortingTitle(label: column.label, order: order, comparator: comparator))
    }
}

extension Table {
    /// Returns a row for each element, below the titles of the columns.
    private static func section<Data: RandomAccessCollection>(
        of data: Data, under header: TableHeader?, _ makeRow: @escaping (Value) -> TableRowCells
    ) -> Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView> where Data.Element == Value {
        Section {
            ForEach(data, content: makeRow)
        } header: {
            header
        }
    }
}

extension Table {
    /// Creates a table with a row for each element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Never, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }

    /// Creates a table with a row for each element and a selection of one element.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the id of the selected element.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List(selection: selection) {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }

    /// Creates a table with a row for each element and a selection of several elements.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: A binding to the ids of the selected elements.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List(selection: selection) {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }
}

extension Table {
    /// Creates a table with a row for each element, whose order users choose.
    ///
    /// - Parameters:
    ///   - data: The elements, which the app sorts.
    ///   - sortOrder: A binding to the order. A tap on the title of a column changes it.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Never, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value
    {
        self.init(columns()._columns, order: ColumnOrder(sortOrder)) { header, makeRow in
            List {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }

    /// Creates a table with a row for each element and a selection of one element, whose order users choose.
    ///
    /// - Parameters:
    ///   - data: The elements, which the app sorts.
    ///   - selection: A binding to the id of the selected element.
    ///   - sortOrder: A binding to the order. A tap on the title of a column changes it.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value
    {
        self.init(columns()._columns, order: ColumnOrder(sortOrder)) { header, makeRow in
            List(selection: selection) {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }

    /// Creates a table with a row for each element and a selection of several elements, whose order users choose.
    ///
    /// - Parameters:
    ///   - data: The elements, which the app sorts.
    ///   - selection: A binding to the ids of the selected elements.
    ///   - sortOrder: A binding to the order. A tap on the title of a column changes it.
    ///   - columns: A builder for the columns.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value
    {
        self.init(columns()._columns, order: ColumnOrder(sortOrder)) { header, makeRow in
            List(selection: selection) {
                Self.section(of: data, under: header, makeRow)
            }
        }
    }
}
