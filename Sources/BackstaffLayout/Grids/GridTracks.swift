/// The widths of a grid's columns and the heights of its rows.
///
/// The cells are asked one after the other, by priority and then by flexibility. Each cell is offered a share of the room:
///
///     room − gaps − committed tracks
///     ──────────────────────────────     at least the length that the track has already
///        tracks with waiting cells
///
/// The answer may widen the track. A track is committed as soon as none of its cells waits, except for those of a lower
/// priority. A cell over several columns widens them only at the end, if they are too narrow together.
struct GridTracks {
    private(set) var widths: GridTrackList
    private(set) var heights: GridTrackList
    /// The distance from the top of each row to its baseline, for rows that are aligned by a baseline.
    private(set) var lines: [Double?]

    private let table: GridTable
    private let room: LayoutProposal

    init(
        _ table: GridTable, _ children: [LayoutNode], in room: LayoutProposal, _ alignment: LayoutGuide,
        _ pass: LayoutPass
    ) {
        self.table = table
        self.room = room
        widths = GridTrackList(count: table.columnCount, gaps: table.columnGaps)
        heights = GridTrackList(count: table.rowCount, gaps: table.rowGaps)
        lines = [Double?](repeating: nil, count: table.rowCount)
        var queue = GridQueue(table, children, in: room, pass)
        var baselines = GridBaselines(table, alignment)
        var spanning: [(cell: GridTable.Cell, width: Double)] = []
        while let index = queue.next() {
            let cell = table.cells[index]
            let offered = proposal(for: cell, queue)
            let size = pass.size(of: children[index], at: offered)
            if cell.span == 1 {
                widths.widen(cell.column, to: size.width)
            } else {
                spanning.append((cell, size.width))
            }
            let height = baselines.height(of: children[index], in: cell, size, offered, pass)
            heights.widen(cell.row, to: height)
            queue.finish(cell)
            if cell.span == 1, !queue.isWaited(column: cell.column) { widths.commit(cell.column) }
            if !queue.isWaited(row: cell.row) { heights.commit(cell.row) }
        }
        lines = baselines.lines
        for (cell, width) in spanning { widths.spread(width, over: cell.column..<cell.column + cell.span, queue) }
    }

    var size: LayoutSize { LayoutSize(widths.total, heights.total) }

    /// The room for a cell.
    func slot(of cell: GridTable.Cell) -> LayoutRect {
        LayoutRect(
            widths.position(of: cell.column), heights.position(of: cell.row),
            widths.length(of: cell.column..<cell.column + cell.span), heights.length(of: cell.row..<cell.row + 1))
    }

    private func proposal(for cell: GridTable.Cell, _ queue: GridQueue) -> LayoutProposal {
        let columns = cell.column..<cell.column + cell.span
        let width = offer(
            room.width, widths, columns, isUnsized: cell.attributes.unsizedAxes.contains(.horizontal),
            open: queue.waitedColumns, isWaited: queue.isWaited(column:))
        let height = offer(
            room.height, heights, cell.row..<cell.row + 1,
            isUnsized: cell.attributes.unsizedAxes.contains(.vertical), open: queue.waitedRows,
            isWaited: queue.isWaited(row:))
        return LayoutProposal(width, height)
    }

    private func offer(
        _ room: Double?, _ tracks: GridTrackList, _ range: Range<Int>, isUnsized: Bool, open: Int,
        isWaited: (Int) -> Bool
    ) -> Double? {
        let current = tracks.length(of: range)
        if isUnsized { return current }
        guard let room else { return nil }
        guard room < .infinity else { return .infinity }
        let left = room - tracks.totalGaps - tracks.committed
        var waited = 0
        var offered = 0.0
        for track in range {
            if isWaited(track) { waited += 1 } else { offered += tracks.lengths[track] }
        }
        let gaps = tracks.gaps(in: range)
        if waited == 0 {
            // The columns of the cell are settled, so the cell competes with the open tracks for the rest.
            return max(current, offered + gaps + (left / Double(open + 1)).zeroIfNegative)
        }
        return max(current, offered + gaps + left / Double(max(1, open)) * Double(waited))
    }
}
