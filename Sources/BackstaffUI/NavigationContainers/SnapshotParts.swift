import BackstaffNavigation

/// The snapshot of a group. Its containers take their parts of it, one after the other, in reading order.
struct SnapshotParts {
    let whole: NavigationSnapshot

    /// Whether containers that the snapshot has no part for go back to their beginning. Snapshots of tabs leave out what
    /// is at its beginning.
    let resetsOthers: Bool

    private var stacks: ArraySlice<StackState>
    private var selections: ArraySlice<NavigationValue?>
    private var compactColumns: ArraySlice<SplitColumn>
    private var tabViews: ArraySlice<TabSnapshot>

    init(of whole: NavigationSnapshot, resetsOthers: Bool) {
        self.whole = whole
        self.resetsOthers = resetsOthers
        stacks = whole.stacks[...]
        selections = whole.selections[...]
        compactColumns = whole.compactColumns[...]
        tabViews = whole.tabViews[...]
    }

    /// The path for the next container that has one.
    mutating func takePath() -> StackState? { stacks.popFirst() ?? (resetsOthers ? StackState() : nil) }

    /// The selection for the next list, or `nil` if the list wasn't there then.
    mutating func takeSelection() -> NavigationValue?? { selections.popFirst() }

    /// The preferred compact column for the next split view that has one.
    mutating func takeCompactColumn() -> SplitColumn? { compactColumns.popFirst() }

    /// The state for the next tab view.
    mutating func takeTabs() -> TabSnapshot? { tabViews.popFirst() }
}
