/// A `Grid`. `GridTable` says which cell is where, and `GridTracks` how wide and high columns and rows are.
///
/// The children are the cells of all rows, in the order of the source.
package final class LayoutGrid: LayoutNode {
    /// A row of a grid.
    package struct Row {
        /// The cells from the leading to the trailing one.
        package var cells: [LayoutNode]
        /// The vertical guide by which the row is aligned, or nil for that of the grid.
        package var alignment: LayoutGuide?

        /// Makes a `GridRow`.
        package init(_ cells: [LayoutNode], alignment: LayoutGuide? = nil) {
            self.cells = cells
            self.alignment = alignment
            isWhole = false
        }

        /// A view that isn't in a `GridRow`. It has a row and all columns of its own.
        package init(whole cell: LayoutNode) {
            cells = [cell]
            isWhole = true
        }

        let isWhole: Bool
    }

    /// The guides by which cells lie in their columns and rows, unless these have their own.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { forgetSizes() } }
    }
    /// The distance between columns in points, or nil if the cells decide.
    package var horizontalSpacing: Double? {
        didSet { if horizontalSpacing != oldValue { invalidate() } }
    }
    /// The distance between rows in points, or nil if the cells decide.
    package var verticalSpacing: Double? {
        didSet { if verticalSpacing != oldValue { invalidate() } }
    }
    private var rows: [GridTable.RowShape]
    private var keptTable: GridTable?

    /// - Parameters:
    ///   - horizontalSpacing: The distance between columns in points, or nil if the cells decide.
    ///   - verticalSpacing: The distance between rows in points, or nil if the cells decide.
    package init(
        alignment: LayoutAlignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        _ rows: [Row]
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.rows = Self.shapes(rows)
        super.init(children: rows.flatMap { $0.cells })
    }

    /// Replaces the rows. A cell that stays keeps what is known about it.
    package func change(rows: [Row]) {
        self.rows = Self.shapes(rows)
        setChildren(rows.flatMap { $0.cells })
    }

    /// The shapes of the rows that have cells.
    private static func shapes(_ rows: [Row]) -> [GridTable.RowShape] {
        rows.filter { !$0.cells.isEmpty }.map {
            GridTable.RowShape(count: $0.cells.count, isWhole: $0.isWhole, alignment: $0.alignment)
        }
    }

    private var table: GridTable {
        if let keptTable { return keptTable }
        let made = GridTable(rows, children, horizontalSpacing, verticalSpacing)
        keptTable = made
        return made
    }

    override func traitsChanged() { keptTable = nil }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        if table.hasInvalidSpan { pass.report(.invalidSpan, at: self) }
        return GridTracks(table, children, in: proposal, alignment.vertical, pass).size
    }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        let table = table
        let tracks = GridTracks(table, children, in: proposal, alignment.vertical, pass)
        return zip(table.cells, children).map { cell, child in
            let slot = tracks.slot(of: cell)
            let offered = LayoutProposal(slot.size)
            let own = pass.size(of: child, at: offered)
            var placement = LayoutPlacement(slot.minX, slot.minY, offered)
            if let anchor = cell.attributes.anchor {
                placement.origin.x += (slot.size.width - own.width) * anchor.x
                placement.origin.y += (slot.size.height - own.height) * anchor.y
                return placement
            }
            let horizontal = table.columnAlignments[cell.column] ?? alignment.horizontal
            placement.origin.x +=
                pass.defaultGuide(horizontal, of: self, in: slot.size)
                - pass.guide(horizontal, of: child, in: own, for: offered)
            let vertical = table.rowAlignments[cell.row] ?? alignment.vertical
            let line = tracks.lines[cell.row] ?? pass.defaultGuide(vertical, of: self, in: slot.size)
            placement.origin.y += line - pass.guide(vertical, of: child, in: own, for: offered)
            return placement
        }
    }
}
