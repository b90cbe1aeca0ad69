import BackstaffNavigation

/// Makes the containers of a scene show the state of a snapshot.
///
///     restore selections ──► settle ──► more lists than before? ── yes: repeat
///                                             │ no
///                                             ▼
///     restore paths ──► settle ──► the same for each group inside
@MainActor
struct NavigationRestoration {
    /// Updates the views.
    let settle: () -> Void

    /// - Parameter resetsOthers: Whether containers without a part in the snapshot return to their initial state.
    func restore(_ group: NavigationGroup, from snapshot: NavigationSnapshot, resetsOthers: Bool = false) {
        // A restored selection may add a list with a selection of its own. Each further column can do so once.
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

    /// Restores a state. Containers that the state doesn't mention return to their initial state.
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
