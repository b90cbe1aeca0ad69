import BackstaffGraph

/// A container that creates only the rows near the screen.
///
///     run mounts ──► add(run) ──► makeRows(in: first rows)
///     page scrolls ──► window of the container ──► makeRows(in: the run's part of it)
@MainActor
protocol LazyRowHost: AnyObject {
    /// Registers a run of rows, which are created on demand. Requests the ones near the screen immediately.
    func add(_ run: any LazyRowRun)

    /// Removes a run.
    func remove(_ run: any LazyRowRun)

    /// Creates a row of a run with the rows around it. `offset` is its offset in the run.
    func showRow(_ offset: Int, of run: any LazyRowRun)

    /// The number of rows in a window, including those created ahead on both sides.
    var rowsPerWindow: Int { get }
}

/// A run of rows of a lazy container, such as a ForEach.
@MainActor
package protocol LazyRowRun: _Node {
    /// The number of rows, created or not.
    var rowCount: Int { get }

    /// The offsets of the created rows in the run.
    var madeRows: Range<Int> { get }

    /// Creates the rows in `range`, and removes all others.
    func makeRows(in range: Range<Int>)

    /// Creates the row of the element with an id soon, if it doesn't exist, and stashes it. The row is kept if a view
    /// in it shows something for the app's state.
    func seekRow(for id: AnyHashable)
}
