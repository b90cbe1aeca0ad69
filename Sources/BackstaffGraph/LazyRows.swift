/// A container that makes only the rows near the screen.
///
///     run mounts ──► add(run) ──► makeRows(in: first rows)
///     page scrolls ──► window of the container ──► makeRows(in: the run's part of it)
@MainActor
package protocol LazyRowHost: AnyObject {
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
package protocol LazyRowRun: _Node {
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

/// What a lazy row is to the views inside it.
///
/// A row whose views have state outlives its time near the screen: it is put aside, and its views disappear, until it is
/// wanted again.
@MainActor
package final class LazyRowMarker {
    /// Whether a view in the row, or in a row inside it, has state.
    package var holdsState = false {
        didSet { if holdsState { outer?.holdsState = true } }
    }

    /// Whether a view in the row, or in a row inside it, goes on following the app's state while the row is put aside.
    package var followsState = false {
        didSet {
            guard followsState else { return }
            holdsState = true
            outer?.followsState = true
        }
    }

    /// The run that the row is of, which owns the row. Without a weak note of it, which costs every run an allocation.
    package unowned let run: any LazyRowRun

    /// Whether the row, or one that it is in, is put aside.
    package var isAside: Bool { isOwnAside || outer?.isAside == true }

    private let outer: LazyRowMarker?
    private var isOwnAside = false
    private var participants: ContiguousArray<any AppearanceParticipant> = []
    private var speakers: ContiguousArray<Speaker> = []

    private struct Speaker {
        weak var node: (any LazyRowSpeaker)?
    }

    /// A row of a run, which may be in a row of another container.
    package init(of run: any LazyRowRun, inside outer: LazyRowMarker?) {
        self.run = run
        self.outer = outer
    }

    package func add(_ participant: any AppearanceParticipant) {
        participants.append(participant)
        outer?.add(participant)
    }

    package func remove(_ participant: any AppearanceParticipant) {
        participants.removeAll { $0 === participant }
        outer?.remove(participant)
    }

    /// Takes note of a view that says something of the row. Those inside come before those around them.
    package func add(_ speaker: any LazyRowSpeaker) {
        speakers.append(Speaker(node: speaker))
    }

    /// Lets views say again what they have said of the row: the container forgot it when the row was put aside.
    package func repeatStatements() {
        speakers.removeAll { $0.node?.isMounted != true }
        for speaker in speakers { speaker.node?.speak() }
    }

    /// Puts the row aside, or takes it back.
    package func setAside(_ aside: Bool, in graph: ViewGraph) {
        isOwnAside = aside
        for participant in participants { graph.enqueue(participant) }
    }
}

/// The node of a view that says something of the row that it is in.
@MainActor
package protocol LazyRowSpeaker: _Node {
    /// Says it, though it may have been said before.
    func speak()
}
