/// A container that makes only the rows near the screen.
///
///     run mounts ──► add(run) ──► makeRows(in: first rows)
///     page scrolls ──► window of the container ──► makeRows(in: the run's part of it)
///     rows come or go ──► rowCountDidChange()
@MainActor
package protocol LazyRowHost: AnyObject {
    /// Registers a run of rows, which are made when they are wanted. Asks at once for those that are.
    func add(_ run: any LazyRowRun)

    /// Ends a run.
    func remove(_ run: any LazyRowRun)

    /// How many rows a window holds, with what is made ahead on both sides.
    var rowsPerWindow: Int { get }

    /// Says that a run has come to have more or fewer rows.
    func rowCountDidChange()
}

/// A run of rows of a lazy container, such as a ForEach.
@MainActor
package protocol LazyRowRun: _Node {
    /// How many rows there are, made or not.
    var rowCount: Int { get }

    /// The rows that are made, numbered within the run.
    var madeRows: Range<Int> { get }

    /// Makes the rows in `range`, and unmakes all others.
    func makeRows(in range: Range<Int>)
}

/// Remembers of a lazy row whether a view inside it has state, so that the row outlives its time near the screen.
@MainActor
package final class LazyRowMarker {
    package var holdsState = false

    package init() {}
}
