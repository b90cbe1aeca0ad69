import Foundation

/// Rows in columns.
///
/// Where the horizontal size class is compact the rows show the first column only, without titles, as on a phone.
/// Selection is as in a ``List``, which a table is made of.
///
/// Different from Apple's: rows aren't sorted by a tap on a title, columns can't be dragged wider, and there are no rows
/// of an app's own (`TableRow`).
public struct Table<Value: Identifiable, Rows: View>: View {
    private let columns: [_AnyTableColumn<Value>]
    private let makeList: (_ header: TableHeader?, _ makeRow: @escaping (Value) -> TableRowCells) -> Rows
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init(
        _ columns: [_AnyTableColumn<Value>],
        makeList: @escaping (_ header: TableHeader?, _ makeRow: @escaping (Value) -> TableRowCells) -> Rows
    ) {
        self.columns = columns
        self.makeList = makeList
    }

    /// What is shown.
    public var body: some View {
        let shown = sizeClass == .compact ? Array(columns.prefix(1)) : columns
        let header = sizeClass == .compact ? nil : TableHeader(cells: shown.map { TableCell($0.label, $0.width) })
        makeList(header) { value in
            TableRowCells(cells: shown.map { TableCell($0.cell(value), $0.width) })
        }
        .listStyle(.plain)
    }
}

extension Table {
    /// A row for each element.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - columns: what each row shows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Never, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List {
                Section {
                    ForEach(data, content: makeRow)
                } header: {
                    header
                }
            }
        }
    }

    /// A row for each element, of which a person can select one.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: the id of the selected element.
    ///   - columns: what each row shows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List(selection: selection) {
                Section {
                    ForEach(data, content: makeRow)
                } header: {
                    header
                }
            }
        }
    }

    /// A row for each element, of which a person can select any number.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - selection: the ids of the selected elements.
    ///   - columns: what each row shows.
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    )
    where
        Rows == List<Value.ID, Section<TableHeader?, ForEach<Data, Value.ID, TableRowCells>, EmptyView>>,
        Data.Element == Value, Columns.TableRowValue == Value
    {
        self.init(columns()._columns) { header, makeRow in
            List(selection: selection) {
                Section {
                    ForEach(data, content: makeRow)
                } header: {
                    header
                }
            }
        }
    }
}
