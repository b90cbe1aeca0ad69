import BackstaffGraph

/// A row of a lazy container, as seen by the views inside it.
///
/// A row whose views have state is stashed when it is far from the screen: its views disappear, and its nodes are kept
/// until it returns.
@MainActor
package final class LazyRow: RowSurroundings {
    /// Whether a view in the row, or in a nested row, has state.
    var holdsState = false {
        didSet { if holdsState { outerRow?.holdsState = true } }
    }

    /// Whether a view in the row, or in a nested row, still follows the app's state while the row is stashed.
    package var followsState = false {
        didSet {
            guard followsState else { return }
            holdsState = true
            outerRow?.followsState = true
        }
    }

    /// The run that owns the row. It isn't a weak reference, which would cost every run an allocation.
    package unowned let run: any LazyRowRun

    /// Whether the row, or a row around it, is stashed.
    package var isAside: Bool { isOwnAside || outerRow?.isAside == true }

    private var isOwnAside = false
    private var participants: ContiguousArray<any AppearanceParticipant> = []
    private var annotators: ContiguousArray<Annotator> = []

    private struct Annotator {
        weak var node: (any RowAnnotator)?
    }

    /// Creates a row of a run, which may be inside a row of another container.
    init(of run: any LazyRowRun, inside surroundings: RowSurroundings?) {
        self.run = run
        super.init(copying: surroundings)
        lazyRows = nil
    }

    override var row: LazyRow? { self }

    func add(_ participant: any AppearanceParticipant) {
        participants.append(participant)
        outerRow?.add(participant)
    }

    func remove(_ participant: any AppearanceParticipant) {
        participants.removeAll { $0 === participant }
        outerRow?.remove(participant)
    }

    /// Adds a view that annotates the row. Inner views are added before outer ones.
    func add(_ annotator: any RowAnnotator) {
        annotators.append(Annotator(node: annotator))
    }

    /// Lets the views annotate the row again, because the container dropped their annotations when the row was stashed.
    func repeatAnnotations() {
        annotators.removeAll { $0.node?.isMounted != true }
        for annotator in annotators { annotator.node?.annotateRow() }
    }

    /// Stashes the row, or ends that.
    func setAside(_ aside: Bool, in graph: ViewGraph) {
        isOwnAside = aside
        if aside {
            for participant in participants.reversed() { graph.enqueue(participant) }
        } else {
            for participant in participants { graph.enqueue(participant) }
        }
    }
}

/// The node of a view that annotates the row around it, for example with a badge.
@MainActor
protocol RowAnnotator: _Node {
    /// Annotates the row, possibly again.
    func annotateRow()
}
