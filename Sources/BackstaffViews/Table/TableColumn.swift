import Foundation

/// A column of a ``Table``.
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    var width = TableColumnWidth()
    /// Sorts the rows by what the column shows, if it can. It is a `SortComparator` for values of rows.
    var comparator: Any?
}

/// The width limits of a column, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    /// The maximum width, or `nil` for no limit.
    var maximum: CGFloat?
}

extension TableColumn where Label == Text {
    /// Creates a column with a view for each row.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a column with a view for each row.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }

    /// Creates a column with a view for each row, which sorts the rows by a value.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content, comparator: ColumnOrder.comparator(value))
    }

    /// Creates a column with a view for each row, which sorts the rows by a comparator.
    public init<Sort: SortComparator>(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort.Compared == RowValue {
        self.init(label: Text(titleKey), content: content, comparator: comparator)
    }
}

extension TableColumn where Label == Text, Content == Text {
    /// Creates a column with a text for each row, which sorts the rows by the texts.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(
            label: Text(titleKey), content: { Text(verbatim: $0[keyPath: value]) },
            comparator: ColumnOrder.comparator(value))
    }

    /// Creates a column with a text for each row, which sorts the rows by the texts.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(
            label: Text(title), content: { Text(verbatim: $0[keyPath: value]) },
            comparator: ColumnOrder.comparator(value))
    }
}

extension TableColumn {
    /// Sets a fixed width in points. If it is `nil`, the column is flexible.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the width limits in points. A limit that is `nil` doesn't apply.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return column
    }
}

/// A type that represents the columns of a table. Only the results of ``TableColumnBuilder`` conform to this protocol.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    /// The type of the value of a row.
    associatedtype TableRowValue: Identifiable

    /// The type-erased columns. Apps don't use them.
    @MainActor @preconcurrency var _columns: [_AnyTableColumn<TableRowValue>] { get }
}

/// A type-erased column. Apps don't use it.
public struct _AnyTableColumn<RowValue> {
    let label: AnyView
    let width: TableColumnWidth
    let cell: (RowValue) -> AnyView
    let comparator: Any?
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue

    public var _columns: [_AnyTableColumn<RowValue>] {
        [
            _AnyTableColumn(
                label: AnyView(label), width: width, cell: { [content] in AnyView(content($0)) },
                comparator: comparator)
        ]
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
    public let _columns: [_AnyTableColumn<RowValue>]
}

/// A result builder for the columns of a table.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable> {
    /// Builds a column.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Content, Label>
    ) -> TableColumn<RowValue, Content, Label> { column }

    /// Builds an expression.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// Builds the first statement of a block.
    public static func buildPartialBlock<Column: TableColumnContent>(
        first: Column
    ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(_columns: first._columns)
    }

    /// Combines the previous statements of a block with the next.
    public static func buildPartialBlock<Column: TableColumnContent>(
        accumulated: TupleTableColumnContent<RowValue>, next: Column
    ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    /// Builds an `if` statement without `else`.
    public static func buildIf(
        _ content: TupleTableColumnContent<RowValue>?
    ) -> TupleTableColumnContent<RowValue> {
        content ?? TupleTableColumnContent(_columns: [])
    }

    /// Builds a branch of an `if` statement.
    public static func buildEither(
        first: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> { first }

    /// Builds a branch of an `if` statement.
    public static func buildEither(
        second: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> { second }
}
