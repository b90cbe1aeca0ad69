/// Text in columns that are as wide as their content. The first column is left-aligned, the others right-aligned.
package struct Table: CustomStringConvertible {
    private var lines: [[String]]

    package init(columns: [String]) {
        lines = [columns]
    }

    /// Adds a line. Missing cells at its end are empty.
    package mutating func append(_ cells: [String]) {
        lines.append(cells)
    }

    package var description: String {
        let columns = lines.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        var drawn = lines.map { line in
            widths.enumerated().map { column, width in
                let cell = column < line.count ? line[column] : ""
                let gap = String(repeating: " ", count: width - cell.count)
                return column == 0 ? cell + gap : gap + cell
            }.joined(separator: "  ")
        }
        drawn.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), at: 1)
        return drawn.map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
}
