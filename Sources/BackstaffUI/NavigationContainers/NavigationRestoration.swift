import BackstaffNavigation

/// Makes the containers of a scene show what a snapshot holds.
///
///     selections ──► settled ──► more lists than before? ── yes: once more
///                                     │ no
///                                     ▼
///                    paths ──► settled ──► groups inside: the same for each
@MainActor
struct NavigationRestoration {
    /// Brings the views up to date.
    let settle: () -> Void

    /// - Parameter resetsOthers: Whether containers that the snapshot has no part for go back to their beginning.
    func restore(_ group: NavigationGroup, from snapshot: NavigationSnapshot, resetsOthers: Bool = false) {
        // A selection may bring a list with it that has one too: once more for each column that can.
        var listCount = -1
        for _ in 0..<3 where listCount != group.listCount {
            listCount = group.listCount
            var parts = SnapshotParts(of: snapshot, resetsOthers: resetsOthers)
            for container in group.inReadingOrder { container.restoreSelection(from: &parts) }
            settle()
        }
        var parts = SnapshotParts(of: snapshot, resetsOthers: resetsOthers)
        for container in group.inReadingOrder { container.restorePath(from: &parts) }
        settle()
        for container in group.inReadingOrder { container.restoreGroups(from: &parts, by: self) }
    }

    /// Makes the containers show a state, and those that it says nothing of what they show in the beginning.
    func restore(_ group: NavigationGroup, from state: NavigationState) {
        var snapshot = state.snapshot
        while snapshot.stacks.count < group.paths.count { snapshot.stacks.append(StackState()) }
        while snapshot.selections.count < group.listCount { snapshot.selections.append(nil) }
        restore(group, from: snapshot)
        var unstepped = UnsteppedState(visibilities: state.stored.splits.map(\.visibility))
        for container in group.inReadingOrder { container.restoreUnsteppedState(from: &unstepped) }
        settle()
    }
}
