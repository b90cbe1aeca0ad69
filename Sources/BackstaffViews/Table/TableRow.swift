import Foundation

/// The header of a table. Apps don't name this type.
public struct TableHeader: View {
    let cells: [TableCell]

    /// The content and behavior of the view.
    public var body: some View {
        HStack(spacing: 12) {
            ForEach(cells.indices, id: \.self) { cells[$0] }
        }
        .font(.footnote)
    }
}

/// The content of a table row. Apps don't name this type.
public struct TableRowCells: View {
    let cells: [TableCell]

    /// The content and behavior of the view.
    public var body: some View {
        HStack(spacing: 12) {
            ForEach(cells.indices, id: \.self) { cells[$0] }
        }
    }
}

/// A cell of a table with the width of its column.
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
