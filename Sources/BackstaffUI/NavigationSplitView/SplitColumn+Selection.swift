import BackstaffGraph
import BackstaffNavigation

/// A column as the lists in it see it.
extension SplitColumnNode: ListColumn {
    // MARK: Restoration

    /// The restored selection of a list that is about to be added.
    func takeOfferedSelection() -> NavigationValue?? {
        split.takeOfferedSelection(of: column, at: lists.count)
    }

    /// Whether restored state replaces an existing selection.
    var offersOverrule: Bool { split.group.offersOverrule }

    // MARK: Selection

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
