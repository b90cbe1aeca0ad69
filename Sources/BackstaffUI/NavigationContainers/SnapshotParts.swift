import BackstaffNavigation

/// The snapshot of a group. Its containers consume their parts one after the other, in reading order.
struct SnapshotParts {
    let whole: NavigationSnapshot

    /// Whether containers without a part in the snapshot return to their initial state. Snapshots of tabs leave out
    /// containers that are in it.
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

    /// Takes the path for the next container that has one.
    mutating func takePath() -> StackState? { stacks.popFirst() ?? (resetsOthers ? StackState() : nil) }

    /// Takes the selection for the next list, or `nil` if the list didn't exist when the snapshot was made.
    mutating func takeSelection() -> NavigationValue?? { selections.popFirst() }

    /// Takes the preferred compact column for the next split view that has one.
    mutating func takeCompactColumn() -> SplitColumn? { compactColumns.popFirst() }

    /// Takes the state for the next tab view.
    mutating func takeTabs() -> TabSnapshot? { tabViews.popFirst() }
}
