/// The order in which the cells of a grid are asked, and which columns and rows have cells that wait.
struct GridQueue {
    private let cells: [GridTable.Cell]
    private let order: [Int]
    private var position = 0
    private var priority = Double.infinity

    /// The number of waiting cells of the current priority or above in each column and row.
    private var waitingInColumn: [Int]
    private var waitingInRow: [Int]
    private let hasOwnCell: [Bool]

    /// The number of columns with waiting cells.
    private(set) var waitedColumns = 0
    /// The number of rows with waiting cells.
    private(set) var waitedRows = 0

    private struct Key {
        let priority: Double
        let isUnsized: Bool
        let infiniteAxes: Int
        let range: Double

        func precedes(_ other: Key) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if isUnsized != other.isUnsized { return other.isUnsized }
            if infiniteAxes != other.infiniteAxes { return infiniteAxes < other.infiniteAxes }
            return range < other.range
        }
    }

    init(_ table: GridTable, _ children: [LayoutNode], in room: LayoutProposal, _ pass: LayoutPass) {
        cells = table.cells
        var owns = [Bool](repeating: false, count: table.columnCount)
        for cell in table.cells where cell.span == 1 { owns[cell.column] = true }
        hasOwnCell = owns
        waitingInColumn = [Int](repeating: 0, count: table.columnCount)
        waitingInRow = [Int](repeating: 0, count: table.rowCount)
        let keys = zip(table.cells, children).map { Self.key(of: $0, $1, in: room, pass) }
        order = stableOrder(of: keys.count) { keys[$0].precedes(keys[$1]) }
    }

    /// How flexible a cell is along the axes along which there is a finite room.
    private static func key(
        of cell: GridTable.Cell, _ child: LayoutNode, in room: LayoutProposal, _ pass: LayoutPass
    ) -> Key {
        let unsized = cell.attributes.unsizedAxes
        var infiniteAxes = 0
        var range = 0.0
        if room != .unspecified {
            let least = pass.size(of: child, at: .zero)
            let greatest = pass.size(of: child, at: .infinity)
            for axis in [LayoutAxis.horizontal, .vertical] where room[axis] != nil && !unsized.contains(axis) {
                let difference = (greatest[axis] - least[axis]).zeroIfNaN
                if difference == .infinity { infiniteAxes += 1 } else { range += difference }
            }
        }
        let isUnsized = room == .unspecified ? unsized != [] : unsized == .both
        return Key(priority: cell.priority, isUnsized: isUnsized, infiniteAxes: infiniteAxes, range: range)
    }

    /// The number of the next cell to ask, or nil if all are asked.
    mutating func next() -> Int? {
        guard position < order.count else { return nil }
        let index = order[position]
        if position == 0 || cells[index].priority != priority { begin(cells[index].priority) }
        position += 1
        return index
    }

    /// Lets the cells of a priority wait.
    private mutating func begin(_ priority: Double) {
        self.priority = priority
        for index in order[position...] {
            let cell = cells[index]
            guard cell.priority == priority else { break }
            if cell.span == 1, !cell.attributes.unsizedAxes.contains(.horizontal) {
                if waitingInColumn[cell.column] == 0 { waitedColumns += 1 }
                waitingInColumn[cell.column] += 1
            }
            if !cell.attributes.unsizedAxes.contains(.vertical) {
                if waitingInRow[cell.row] == 0 { waitedRows += 1 }
                waitingInRow[cell.row] += 1
            }
        }
    }

    /// Says that a cell has been asked.
    mutating func finish(_ cell: GridTable.Cell) {
        if cell.span == 1, !cell.attributes.unsizedAxes.contains(.horizontal) {
            waitingInColumn[cell.column] -= 1
            if waitingInColumn[cell.column] == 0 { waitedColumns -= 1 }
        }
        if !cell.attributes.unsizedAxes.contains(.vertical) {
            waitingInRow[cell.row] -= 1
            if waitingInRow[cell.row] == 0 { waitedRows -= 1 }
        }
    }

    /// Whether cells of a column wait.
    func isWaited(column: Int) -> Bool { waitingInColumn[column] > 0 }

    /// Whether cells of a row wait.
    func isWaited(row: Int) -> Bool { waitingInRow[row] > 0 }

    /// Whether a column has a cell that spans no other.
    func hasCell(column: Int) -> Bool { hasOwnCell[column] }
}
