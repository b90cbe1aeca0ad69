import BackstaffGraph
import BackstaffNavigation

/// A column as the lists in it see it, and what the later columns do when the selection of such a list changes.
extension SplitColumnNode: ListColumn {
    // MARK: Restoration

    /// The restored selection of a list that is about to be added.
    func takeOfferedSelection() -> NavigationValue?? {
        split.takeOfferedSelection(of: column, at: lists.count)
    }

    /// Whether restored state replaces an existing selection.
    var offersOverrule: Bool { split.group.offersOverrule }

    // MARK: Selection

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
        if split.scene?.isTravelling == true || !laterStacksHaveScreens { return }
        // Waits twice, because an onChange writes in the pass after the first.
        graph.afterUpdate { [weak self] in
            self?.graph.afterUpdate { [weak self] in
                if let self { laterColumns.popToRoots(unlessWrittenIn: graph.updateNumber) }
            }
        }
    }

    /// Whether later columns have screens above their roots.
    var laterStacksHaveScreens: Bool { laterColumns.haveScreens }

    /// Pops later columns to their roots, because a user has tapped the selected row.
    func rowWasReselected(_ value: NavigationValue) {
        split.perform { [column] state, _ in state.select(value, in: column) }
    }

    /// Runs a closure that replaces the content of the columns after this one, after guards there have agreed.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void) {
        laterColumns.leave(for: self, then: act)
    }

    /// Shows the next column for a list that doesn't express this by its selection.
    func showNext() {
        guard let next = next?.column else { return }
        split.perform { state, _ in
            if next > state.preferredCompactColumn ?? .sidebar { state.preferredCompactColumn = next }
        }
    }
}
