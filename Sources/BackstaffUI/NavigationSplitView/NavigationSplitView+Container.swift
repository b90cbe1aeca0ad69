import BackstaffGraph
import BackstaffNavigation

/// A split view as a container of the scene. Its own state is the selection of its lists, and the column that comes
/// first while the columns are collapsed. The stacks in its columns are containers themselves.
extension SplitViewNode: NavigationContainer {
    var rank: NavigationRank { .beforePaths }

    var storedList: PartialKeyPath<StoredNavigation>? { \.splits }

    func addSelection(to snapshot: inout NavigationSnapshot) {
        for column in columns { column.appendSelections(to: &snapshot.selections) }
        if let column = preferredCompactColumn { snapshot.compactColumns.append(column) }
    }

    func addStoredSelection(to stored: inout StoredNavigation) {
        stored.splits.append(
            StoredNavigation.Split(
                visibility: visibility, compactColumn: preferredCompactColumn,
                selections: columns.map(\.steppedSelections)))
    }

    func addUnsteppedState(to state: inout UnsteppedState) {
        state.visibilities.append(visibility)
    }

    var routedParts: [any RoutedPart] { columns.flatMap(\.routedParts) }

    // MARK: Leaving

    func reset() -> Bool {
        guard let layout, layout.mode == .collapsed, columns.count > 1, layout.columns.first != columns[0].column
        else { return false }
        columns[1].goBack()
        return true
    }

    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool {
        guard let column = EnvironmentValues(view.scope.environment).splitColumn, column.split === self,
            column.canBeLeft
        else { return false }
        let current = group.snapshot
        return current.selections != parts.whole.selections || current.replacedRoots != parts.whole.replacedRoots
    }

    // MARK: Restoring

    var listCount: Int { columns.reduce(0) { $0 + $1.lists.count } }

    func restoreSelection(from parts: inout SnapshotParts) {
        for column in columns { column.restore(from: &parts) }
        if let current = preferredCompactColumn, let column = parts.takeCompactColumn(), column != current {
            write(column)
        }
        invalidate()
    }

    func restoreUnsteppedState(from state: inout UnsteppedState) {
        guard let visibility = state.visibilities.first else { return }
        state.visibilities.removeFirst()
        show(visibility)
    }
}
