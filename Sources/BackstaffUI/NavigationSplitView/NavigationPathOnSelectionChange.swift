import BackstaffGraph

/// The effect of a changed selection on the stacks in later columns.
public enum NavigationPathOnSelectionChange: Sendable {
    /// They are popped to their roots, unless the app has written their path in the same update.
    case reset
    /// They don't change.
    case keep
}

extension View {
    /// Sets the effect on the stacks in this view of a changed selection in an earlier column of their split view.
    ///
    /// SwiftUI has no such choice. It resets the path of a stack that keeps its own, and doesn't change a bound one.
    public func navigationPathOnSelectionChange(_ change: NavigationPathOnSelectionChange) -> some View {
        environment(\.navigationPathOnSelectionChange, change)
    }
}

private enum NavigationPathOnSelectionChangeKey: EnvironmentKey {
    static var defaultValue: NavigationPathOnSelectionChange { .reset }
}

extension EnvironmentValues {
    var navigationPathOnSelectionChange: NavigationPathOnSelectionChange {
        get { self[NavigationPathOnSelectionChangeKey.self] }
        set { self[NavigationPathOnSelectionChangeKey.self] = newValue }
    }
}

// MARK: Popping the stacks
//
//     a list of a column selects something else
//        ──► an update, then its onChange, in which the app may write paths
//        ──► the stacks in later columns that have no written path, and aren't kept, are popped to their roots

extension SplitColumnNode {
    /// Called when a list of this column has selected something else. The screens in the stacks of later columns
    /// belonged to the former selection. So they are popped, unless the app writes a path in the same update or in the
    /// selection's onChange.
    ///
    /// - Parameters:
    ///   - isOtherwiseFilled: Whether the selection changed from or to empty.
    ///   - isSameElement: Whether the selection is still the same element with changed content.
    func selectionDidChange(isOtherwiseFilled: Bool, isSameElement: Bool) {
        split.group.noteSelectionChange()
        if isOtherwiseFilled { columnDidChange() }
        if isSameElement { return }
        if isSelectionKept {
            isSelectionKept = false
            columnDidChange()
        }
        if split.scene?.isTravelling == true || !laterStacksHaveScreens { return }
        // Waits twice, because an onChange writes in the pass after the first.
        graph.afterUpdate { [weak self] in
            self?.graph.afterUpdate { [weak self] in
                if let self { laterColumns.popToRoots(unlessWrittenIn: graph.updateNumber) }
            }
        }
    }
}

extension TrailingColumns {
    /// Pops them to their roots, except stacks whose path the app has written in an update.
    func popToRoots(unlessWrittenIn update: UInt64) {
        for column in all where column.isMounted { column.stacks?.popToRoot(unlessWrittenIn: update) }
    }
}

extension ColumnStacks {
    /// Goes back to the root, unless the app has written a path in an update, or keeps the path on purpose.
    func popToRoot(unlessWrittenIn update: UInt64) {
        let stack = shown
        if stack.snapshot.depth == 0 || stack.lastPathChange == update { return }
        let wanted = Tracking.untracked {
            EnvironmentValues(stack.scope.environment).navigationPathOnSelectionChange
        }
        if wanted != .keep { stack.popToRoot() }
    }
}
