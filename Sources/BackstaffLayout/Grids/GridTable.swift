/// Which cell of a grid is in which columns and row, and the gaps between columns and rows.
struct GridTable {
    /// How many cells a row has.
    struct RowShape {
        let count: Int
        /// Whether the only cell takes all columns.
        let isWhole: Bool
        let alignment: LayoutGuide?
    }

    struct Cell {
        let row: Int
        let column: Int
        let span: Int
        let priority: Double
        let attributes: LayoutGridCell.Attributes
    }

    private(set) var cells: [Cell] = []
    private(set) var columnCount = 0
    /// The gap after each column but the last.
    private(set) var columnGaps: [Double] = []
    /// The gap after each row but the last.
    private(set) var rowGaps: [Double] = []
    /// The alignment of each column, if a cell in it declares one. The topmost declaration counts.
    private(set) var columnAlignments: [LayoutGuide?] = []
    let rowAlignments: [LayoutGuide?]
    /// Whether a cell asks for less than one column.
    private(set) var hasInvalidSpan = false

    var rowCount: Int { rowAlignments.count }

    init(_ rows: [RowShape], _ children: [LayoutNode], _ horizontalSpacing: Double?, _ verticalSpacing: Double?) {
        rowAlignments = rows.map { row in row.alignment.flatMap { $0.axis == .vertical ? $0 : nil } }
        columnCount = Self.columnCount(rows, children)
        placeCells(rows, children)
        columnAlignments = [LayoutGuide?](repeating: nil, count: columnCount)
        for cell in cells where columnAlignments[cell.column] == nil {
            columnAlignments[cell.column] = cell.attributes.columnAlignment.flatMap {
                $0.axis == .horizontal ? $0 : nil
            }
        }
        columnGaps = [Double](repeating: horizontalSpacing ?? 0, count: max(0, columnCount - 1))
        rowGaps = [Double](repeating: verticalSpacing ?? 0, count: max(0, rowCount - 1))
        if horizontalSpacing == nil { findColumnGaps(children) }
        if verticalSpacing == nil { findRowGaps(children) }
    }

    /// The greatest number of columns that a grid has. Cells further to the right share the last one.
    private static let columnLimit = 1_000

    private static func span(of child: LayoutNode) -> Int { max(1, child.traits.cell?.span ?? 1) }

    /// The columns of the longest row. The last cell of a row doesn't make columns by its span.
    private static func columnCount(_ rows: [RowShape], _ children: [LayoutNode]) -> Int {
        var longest = 1
        var index = 0
        for row in rows {
            var count = 1
            for _ in 0..<max(0, row.count - 1) {
                count += min(columnLimit, span(of: children[index]))
                index += 1
            }
            if row.count > 0 { index += 1 }
            longest = max(longest, count)
        }
        return min(longest, columnLimit)
    }

    private mutating func placeCells(_ rows: [RowShape], _ children: [LayoutNode]) {
        var index = 0
        for (row, shape) in rows.enumerated() {
            var column = 0
            for _ in 0..<shape.count where index < children.count {
                let traits = children[index].traits
                let attributes = traits.cell ?? LayoutGridCell.Attributes()
                if let span = attributes.span, span < 1 { hasInvalidSpan = true }
                let start = min(column, columnCount - 1)
                let wanted = shape.isWhole ? columnCount : Self.span(of: children[index])
                let span = min(wanted, columnCount - start)
                cells.append(
                    Cell(row: row, column: start, span: span, priority: traits.priority, attributes: attributes))
                column = start + span
                index += 1
            }
        }
    }

    /// Takes the greatest distance of two neighbours at the border of two columns.
    private mutating func findColumnGaps(_ children: [LayoutNode]) {
        guard cells.count > 1 else { return }
        for index in 1..<cells.count where cells[index].row == cells[index - 1].row && cells[index].column > 0 {
            let border = cells[index].column - 1
            let distance = children[index - 1].spacing.distance(
                to: children[index].spacing, along: .horizontal)
            columnGaps[border] = max(columnGaps[border], distance)
        }
    }

    /// Takes the greatest distance of two cells above each other at the border of two rows.
    private mutating func findRowGaps(_ children: [LayoutNode]) {
        var above: Range<Int> = 0..<0
        var start = 0
        while start < cells.count {
            let row = cells[start].row
            var end = start
            while end < cells.count, cells[end].row == row { end += 1 }
            for upper in above {
                for lower in start..<end where Self.overlap(cells[upper], cells[lower]) {
                    let distance = children[upper].spacing.distance(
                        to: children[lower].spacing, along: .vertical)
                    rowGaps[row - 1] = max(rowGaps[row - 1], distance)
                }
            }
            above = start..<end
            start = end
        }
    }

    private static func overlap(_ upper: Cell, _ lower: Cell) -> Bool {
        upper.column < lower.column + lower.span && lower.column < upper.column + upper.span
    }
}
