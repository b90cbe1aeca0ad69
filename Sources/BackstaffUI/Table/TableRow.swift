import Foundation

/// The titles of a table's columns. Not for apps to name.
public struct TableHeader: View {
    let cells: [TableCell]

    /// What is shown.
    public var body: some View {
        HStack(spacing: 12) {
            ForEach(cells.indices, id: \.self) { cells[$0] }
        }
        .font(.footnote)
    }
}

/// What one row of a table shows. Not for apps to name.
public struct TableRowCells: View {
    let cells: [TableCell]

    /// What is shown.
    public var body: some View {
        HStack(spacing: 12) {
            ForEach(cells.indices, id: \.self) { cells[$0] }
        }
    }
}

/// What stands in one place of a table, as wide as its column.
struct TableCell: View {
    private let content: AnyView
    private let width: TableColumnWidth

    init(_ content: AnyView, _ width: TableColumnWidth) {
        self.content = content
        self.width = width
    }

    var body: some View {
        if let ideal = width.ideal, width.minimum == ideal, width.maximum == ideal {
            content.frame(width: ideal, alignment: .leading)
        } else {
            content.frame(minWidth: width.minimum ?? 0, maxWidth: width.maximum ?? .infinity, alignment: .leading)
        }
    }
}
