import BackstaffGraph

/// A row of a lazy container, to the views inside it.
///
/// A row whose views have state outlives its time near the screen: it is put aside, and its views disappear, until it is
/// wanted again.
@MainActor
final class LazyRow: RowSurroundings {
    /// Whether a view in the row, or in a row inside it, has state.
    var holdsState = false {
        didSet { if holdsState { outerRow?.holdsState = true } }
    }

    /// Whether a view in the row, or in a row inside it, goes on following the app's state while the row is put aside.
    var followsState = false {
        didSet {
            guard followsState else { return }
            holdsState = true
            outerRow?.followsState = true
        }
    }

    /// The run that the row is of, which owns the row. Without a weak note of it, which costs every run an allocation.
    unowned let run: any LazyRowRun

    /// Whether the row, or one that it is in, is put aside.
    var isAside: Bool { isOwnAside || outerRow?.isAside == true }

    private var isOwnAside = false
    private var participants: ContiguousArray<any AppearanceParticipant> = []
    private var annotators: ContiguousArray<Annotator> = []

    private struct Annotator {
        weak var node: (any RowAnnotator)?
    }

    /// A row of a run, which may be in a row of another container.
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

    /// Takes note of a view that says something of the row. Those inside come before those around them.
    func add(_ annotator: any RowAnnotator) {
        annotators.append(Annotator(node: annotator))
    }

    /// Lets views say again what they have said of the row: the container forgot it when the row was put aside.
    func repeatAnnotations() {
        annotators.removeAll { $0.node?.isMounted != true }
        for annotator in annotators { annotator.node?.annotateRow() }
    }

    /// Puts the row aside, or takes it back.
    func setAside(_ aside: Bool, in graph: ViewGraph) {
        isOwnAside = aside
        for participant in participants { graph.enqueue(participant) }
    }
}

/// The node of a view that says something of the row that it is in.
@MainActor
protocol RowAnnotator: _Node {
    /// Says it, though it may have been said before.
    func annotateRow()
}
