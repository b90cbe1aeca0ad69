import BackstaffGraph

/// What the lists and lazy containers around a view are to it.
///
///     list mounts ──► its own copy, with itself in it ──┐
///     lazy row is made ──► LazyRow, a copy of that ─────┴─► `surroundings` of the scope ──► views in the row
///
/// Nodes share it until one changes it for those below.
@MainActor
class RowSurroundings {
    /// The lazy container that rows below belong to.
    @exclusivity(unchecked) final unowned(unsafe) var lazyRows: (any LazyRowHost)?  // Its node outlives those below.
    /// Whether sections below have rows of their own for their headers and footers.
    @exclusivity(unchecked) final var isInList = false
    /// The list that views below are rows of, or in rows of.
    @exclusivity(unchecked) final unowned(unsafe) var list: (any RowHost)?  // Its node outlives those below.
    /// What a person may do to the rows of the collection of views below, as modifiers around it say.
    @exclusivity(unchecked) final var edits: RowEdits?
    /// The container whose rows stand for values, which views below may name.
    @exclusivity(unchecked) final unowned(unsafe) var tags: (any RowTagHost)?  // Its node outlives those below.
    /// The lazy row around.
    final let outerRow: LazyRow?

    /// In no list and no lazy container, but perhaps in a row of one.
    init(inside row: LazyRow?) {
        outerRow = row
    }

    init(copying other: RowSurroundings?) {
        outerRow = other?.row
        guard let other else { return }
        lazyRows = other.lazyRows
        isInList = other.isInList
        list = other.list
        edits = other.edits
        tags = other.tags
    }

    /// The row of a lazy container that views below are in.
    var row: LazyRow? { outerRow }
}

extension Scope {
    private(set) var rows: RowSurroundings? {
        get { surroundings.map { unsafeDowncast($0, to: RowSurroundings.self) } }  // Nothing else is kept there.
        set { surroundings = newValue }
    }

    /// The lazy container that rows below belong to.
    var lazyRows: (any LazyRowHost)? { rows?.lazyRows }

    /// Whether sections below have rows of their own for their headers and footers.
    var isInList: Bool { rows?.isInList == true }

    /// The list that views below are rows of, or in rows of.
    var list: (any RowHost)? { rows?.list }

    /// What a person may do to the rows of the collection of views below.
    var rowEdits: RowEdits? { rows?.edits }

    /// The container whose rows stand for values.
    var rowTags: (any RowTagHost)? { rows?.tags }

    /// The row of a lazy container that views below are in.
    var row: LazyRow? { rows?.row }

    /// Changes what lists and lazy containers are to views below. The scope must be one of the node's own.
    func changeRows(_ change: (RowSurroundings) -> Void) {
        let own = RowSurroundings(copying: rows)
        change(own)
        rows = own
    }

    /// Makes a lazy row of what is below.
    func enterRow(of run: any LazyRowRun) {
        rows = LazyRow(of: run, inside: rows)
    }

    /// Forgets the list around: views below stand somewhere else, though they came from one of its rows.
    func leaveList() {
        rows = row.map { RowSurroundings(inside: $0) }
    }

    /// Forgets the list around and its row: views below go on when the row is put aside.
    func leaveRow() {
        rows = nil
    }
}
