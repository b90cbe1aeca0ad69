import BackstaffGraph

/// A row of a list whose element goes and returns in two updates that follow each other at once keeps its state.
///
///     element removed ──► the row's views disappear and don't run ── element is back ──► the same row
///                                     └─ the main queue goes on ──► unmounted
///
/// Elsewhere, as in a stack, a row that returns is a new one.
extension ForEachNode {
    /// Keeps a row of a list, if a view in it has state. A row that still follows the app's state must go at once.
    func keepForThisTurn(_ row: Row) -> Bool {
        guard isLazy, scope.isInList, let marker = row.scope.row, marker.holdsState, !marker.followsState,
            leaving[row.id] == nil
        else { return false }
        marker.setAside(true, in: graph)
        graph.suspend(row)
        leaving[row.id] = row
        if leaving.count == 1 {
            Task { [weak self] in
                guard let self, isMounted else { return }
                graph.afterUpdate { [weak self] in self?.endLeaving() }
            }
        }
        return true
    }

    /// Returns the row that left in this turn with an id, if there is one, for the element with the id.
    func takeBack(_ id: @autoclosure () -> ID, for element: Data.Element) -> Row? {
        if leaving.isEmpty { return nil }
        guard let row = leaving.removeValue(forKey: id()) else { return nil }
        graph.resume(row)
        row.scope.row?.setAside(false, in: graph)
        row.update(to: element, contentIsSame: false)
        row.scope.row?.repeatAnnotations()
        return row
    }

    /// Unmounts the rows whose elements didn't return.
    func endLeaving() {
        if leaving.isEmpty { return }
        let rows = leaving.values
        leaving = [:]
        for row in rows {
            graph.resume(row)
            row.unmount()
        }
    }
}
