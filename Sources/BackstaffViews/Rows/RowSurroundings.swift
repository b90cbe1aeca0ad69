import BackstaffGraph

/// The lists and lazy containers around a view.
///
///     list mounts ──► its own copy, with itself in it ──┐
///     lazy row is made ──► LazyRow, a copy of that ─────┴─► `surroundings` of the scope ──► views in the row
///
/// Nodes share the object until one changes it for its descendants.
@MainActor
package class RowSurroundings {
    /// The lazy container of the rows below.
    @exclusivity(unchecked) final unowned(unsafe) var lazyRows: (any LazyRowHost)?  // Its node outlives those below.
    /// Whether sections below have separate rows for their headers and footers.
    @exclusivity(unchecked) package final var isInList = false
    /// The list whose rows contain the views below.
    @exclusivity(unchecked) final unowned(unsafe) var list: (any RowHost)?  // Its node outlives those below.
    /// The edits that modifiers around the collection of views below allow.
    @exclusivity(unchecked) final var edits: RowEdits?
    /// The container whose rows have selection values, which views below can set.
    @exclusivity(unchecked) final unowned(unsafe) var tags: (any RowTagHost)?  // Its node outlives those below.
    /// The lazy row around the views.
    final let outerRow: LazyRow?

    /// Creates surroundings without a list or a lazy container, but possibly inside a row of one.
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

    /// The row of a lazy container that contains the views below.
    var row: LazyRow? { outerRow }
}

extension Scope {
    private(set) var rows: RowSurroundings? {
        get { surroundings.map { unsafeDowncast($0, to: RowSurroundings.self) } }  // No other class is stored there.
        set { surroundings = newValue }
    }

    /// The lazy container of the rows below.
    var lazyRows: (any LazyRowHost)? { rows?.lazyRows }

    /// Whether sections below have separate rows for their headers and footers.
    var isInList: Bool { rows?.isInList == true }

    /// The list whose rows contain the views below.
    var list: (any RowHost)? { rows?.list }

    /// The edits that are allowed for the collection of views below.
    var rowEdits: RowEdits? { rows?.edits }

    /// The container whose rows have selection values.
    package var rowTags: (any RowTagHost)? { rows?.tags }

    /// The row of a lazy container that contains the views below.
    package var row: LazyRow? { rows?.row }

    /// Changes the lists and lazy containers around descendants. The scope must be the node's own.
    package func changeRows(_ change: (RowSurroundings) -> Void) {
        let own = RowSurroundings(copying: rows)
        change(own)
        rows = own
    }

    /// Starts a lazy row for the descendants.
    func enterRow(of run: any LazyRowRun) {
        rows = LazyRow(of: run, inside: rows)
    }

    /// Removes the list around the descendants, because they are shown elsewhere, for example on a pushed screen.
    package func leaveList() {
        rows = row.map { RowSurroundings(inside: $0) }
    }

    /// Removes the list and the row around the descendants, so that they stay when the row is stashed.
    package func leaveRow() {
        rows = nil
    }
}

extension Scope {
    /// Whether descendants are created only when they come near the screen.
    package var isInLazyContainer: Bool { lazyRows != nil || row != nil }
}
