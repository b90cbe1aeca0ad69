import BackstaffElements
import BackstaffGraph

/// Decides which rows are created: those on screen, which are the *window*, and as many on each side.
///
///     the page reports the rows on screen,       ┐              ┌─► a run creates the rows in its part of the range
///     a row is asked for by its id,              ├──► showRows ─┤
///     or a key moves to a row that isn't created ┘              └─► the next run does the same
extension LazyContainerNode {
    /// Creates the rows in `range`, and as many on each side, but at least eight.
    final func showRows(_ range: Range<Int>) {
        window = range.prefix(RowEstimate.most).clamped(to: 0..<max(0, rowCount))
        let overscan = max(window.count, 8)
        rowsPerWindow = window.count + 2 * overscan
        let wanted = max(0, window.lowerBound - overscan)..<(window.upperBound + overscan)
        for run in runs {
            let start = firstRow(of: run)
            let lower = min(max(wanted.lowerBound - start, 0), run.rowCount)
            let upper = min(max(wanted.upperBound - start, lower), run.rowCount)
            run.makeRows(in: lower..<upper)
        }
    }

    final func showRow(_ offset: Int, of run: any LazyRowRun) {
        let row = firstRow(of: run) + offset
        let half = max(1, window.count / 2)
        showRows(max(0, row - half)..<min(rowCount, row + half + 1))
    }

    /// Creates the first rows, or the last.
    final func makeRows(atEnd: Bool) {
        let count = max(1, window.count)
        showRows(atEnd ? max(0, rowCount - count)..<rowCount : 0..<min(count, rowCount))
    }

    /// Creates the rows on both sides of an existing row, if one of its neighbors doesn't exist.
    final func makeRows(around row: Element) {
        guard let index = element.children.firstIndex(where: { $0 === row }) else { return }
        let neighbours = element.children[max(0, index - 1)...min(index + 1, element.children.count - 1)]
        if !neighbours.contains(where: { $0.role == .extent }) { return }
        let number = element.children[..<index].reduce(0) { $0 + $1.rowCount }
        let half = max(1, window.count / 2)
        showRows(max(0, number - half)..<min(rowCount, number + half + 1))
    }

    // MARK: Counting

    /// The number of all rows, including those that aren't created.
    private var rowCount: Int {
        element.children.reduce(0) { $0 + $1.rowCount }
    }

    /// Returns the index of a run's first row in the container, created or not.
    private func firstRow(of run: any LazyRowRun) -> Int {
        var target = run.firstElement
        while let current = target, current.parent !== element { target = current.parent }
        var count = 0
        for child in element.children {
            if child === target { return count }
            count += child.rowCount
        }
        return count
    }
}

extension Element {
    /// The number of rows of a lazy container that the element takes the place of.
    fileprivate var rowCount: Int {
        if role == .menuItems { return 0 }
        guard role == .extent, case .number(let rows) = self[.rows] else { return 1 }
        return Int(rows)
    }
}

/// An estimate of the number of rows that fit on screen, used until the page reports it.
enum RowEstimate {
    /// The assumed height of a list row, in points.
    static let rowHeight = 44.0

    /// The greatest number of rows that are taken to be on screen. No screen shows more, so a greater number is an error
    /// or an attack, whether the number comes from a page or from the height of its window.
    static let most = 250

    @MainActor
    static func rowsOnScreen(of graph: ViewGraph) -> Int {
        min(max(8, Int((graph.viewportHeight / rowHeight).rounded(.up))), most)
    }
}
