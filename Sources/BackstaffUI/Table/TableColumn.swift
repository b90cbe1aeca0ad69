import Foundation

/// A column of a ``Table``: its title, and what a row shows in it.
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    var width = TableColumnWidth()
}

/// How wide a column of a table is, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    /// `nil` for as wide as there is room.
    var maximum: CGFloat?
}

extension TableColumn where Label == Text {
    /// A column of any views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// A column of any views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }

    /// A column of any views, with a value that rows would be sorted by. They stay as they are.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content)
    }
}

extension TableColumn where Label == Text, Content == Text {
    /// A column of words.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of words.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn {
    /// The same column, so wide, in points; `nil` for as wide as there is room.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// The same column, so wide, in points; `nil` where there is room.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return column
    }
}

/// The columns of a table. Not for apps to write: ``TableColumnBuilder`` makes them.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable

    /// The columns, of types that are no matter any more. Not for apps to call or write.
    @MainActor @preconcurrency var _columns: [_AnyTableColumn<TableRowValue>] { get }
}

/// A column of a type that is no matter any more. Not for apps to use.
public struct _AnyTableColumn<RowValue> {
    let label: AnyView
    let width: TableColumnWidth
    let cell: (RowValue) -> AnyView
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue

    public var _columns: [_AnyTableColumn<RowValue>] {
        [_AnyTableColumn(label: AnyView(label), width: width, cell: { [content] in AnyView(content($0)) })]
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
    public let _columns: [_AnyTableColumn<RowValue>]
}

/// Puts the columns of a table together.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable> {
    /// A column of words or of any views.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Content, Label>
    ) -> TableColumn<RowValue, Content, Label> { column }

    /// Columns as they are.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    /// The first column.
    public static func buildPartialBlock<Column: TableColumnContent>(
        first: Column
    ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(_columns: first._columns)
    }

    /// The columns so far and one more.
    public static func buildPartialBlock<Column: TableColumnContent>(
        accumulated: TupleTableColumnContent<RowValue>, next: Column
    ) -> TupleTableColumnContent<RowValue> where Column.TableRowValue == RowValue {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    /// Columns that are there or not.
    public static func buildIf(
        _ content: TupleTableColumnContent<RowValue>?
    ) -> TupleTableColumnContent<RowValue> {
        content ?? TupleTableColumnContent(_columns: [])
    }

    /// One or the other columns.
    public static func buildEither(
        first: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> { first }

    /// One or the other columns.
    public static func buildEither(
        second: TupleTableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> { second }
}
