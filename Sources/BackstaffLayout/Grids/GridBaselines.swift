/// The baselines of the rows of a grid that are aligned by baselines of text.
struct GridBaselines {
    private let alignments: [LayoutGuide?]
    /// The distance from the top of each such row to its baseline.
    private(set) var lines: [Double?]
    private var below: [Double]

    init(_ table: GridTable, _ alignment: LayoutGuide) {
        alignments = table.rowAlignments.map { own in
            let guide = own ?? alignment
            return guide.isBaseline ? guide : nil
        }
        lines = [Double?](repeating: nil, count: table.rowCount)
        below = [Double](repeating: 0, count: table.rowCount)
    }

    /// The height that a row needs with another cell.
    mutating func height(
        of child: LayoutNode, in cell: GridTable.Cell, _ size: LayoutSize, _ proposal: LayoutProposal,
        _ pass: LayoutPass
    ) -> Double {
        guard let guide = alignments[cell.row], cell.attributes.anchor == nil else { return size.height }
        let line = pass.guide(guide, of: child, in: size, for: proposal)
        let highest = max(line, lines[cell.row] ?? line)
        lines[cell.row] = highest
        below[cell.row] = max(below[cell.row], size.height - line)
        return highest + below[cell.row]
    }
}
