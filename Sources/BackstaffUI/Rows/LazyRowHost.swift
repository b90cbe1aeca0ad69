import BackstaffGraph

/// A container that makes only the rows near the screen.
///
///     run mounts ──► add(run) ──► makeRows(in: first rows)
///     page scrolls ──► window of the container ──► makeRows(in: the run's part of it)
@MainActor
protocol LazyRowHost: AnyObject {
    /// Registers a run of rows, which are made when they are wanted. Asks at once for those that are.
    func add(_ run: any LazyRowRun)

    /// Ends a run.
    func remove(_ run: any LazyRowRun)

    /// Makes a row of a run, numbered within it, and those around.
    func showRow(_ offset: Int, of run: any LazyRowRun)

    /// How many rows a window holds, with what is made ahead on both sides.
    var rowsPerWindow: Int { get }
}

/// A run of rows of a lazy container, such as a ForEach.
@MainActor
protocol LazyRowRun: _Node {
    /// How many rows there are, made or not.
    var rowCount: Int { get }

    /// The rows that are made, numbered within the run.
    var madeRows: Range<Int> { get }

    /// Makes the rows in `range`, and unmakes all others.
    func makeRows(in range: Range<Int>)

    /// Makes the row of the element with an id, if it isn't made, soon and aside: it stays if a view in it shows something
    /// because the app's state says so.
    func seekRow(for id: AnyHashable)
}
