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

    /// Selects a value in a list of the column for a URL, or clears the selection.
    func select(_ value: NavigationValue?, in list: any SelectingList) {
        list.selectOnly(value)
        noteRequestedSelection(isEmpty: value == nil)
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

/// Selections that the app keeps although a user has gone back from what they lead to.
///
///     the binding of a list refuses to be empty ──► kept: the list is on top, its row stays highlighted
///     the selection changes, its row is tapped again, or a later column gets a screen ──► not kept
///
/// A kept selection counts only for a user: while the columns form one stack, it is part of neither the history nor the
/// URL. Otherwise going back would be no step.
extension SplitColumnNode {
    /// Whether a user has gone back from what the selection leads to, and sees the list.
    private var isBehindUser: Bool { isSelectionKept && isCollapsed }

    /// Called after lists were asked to select something, or nothing, for a user.
    func noteRequestedSelection(isEmpty: Bool) {
        isSelectionKept = isEmpty && isCollapsed && !lists.selectedValues.isEmpty
    }

    /// The selection of each list, as its rows show it, for the history.
    var steppedSelections: [NavigationValue?] {
        var selections: [NavigationValue?] = []
        appendSelections(to: &selections)
        return selections
    }

    /// Appends the selection of each list, as its rows show it. This is called after each selection.
    func appendSelections(to selections: inout [NavigationValue?]) {
        let isBehindUser = isBehindUser
        for list in lists.all { selections.append(isBehindUser ? nil : list.shownValue) }
    }

    /// The selection of a list, for the URL.
    func routedSelection(of list: any SelectingList) -> SoleSelection {
        isBehindUser ? .none : list.soleSelection
    }
}
