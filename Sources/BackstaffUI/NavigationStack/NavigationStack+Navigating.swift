import BackstaffGraph
import BackstaffNavigation

// Actions that change the state of a stack. `StackEntries` has the rules for what each of them keeps and removes.

extension NavigationStackNode {
    /// Shows a value on top.
    func push(_ value: NavigationValue) {
        navigate { $0.push(value) }
    }

    /// Shows values and no views.
    func showOnly(_ values: [NavigationValue]) {
        navigate { $0.showOnly(values) }
    }

    /// Shows a view that is pushed from the screen at `depth`.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - depth: The depth of the screen that pushes it.
    ///   - former: A view that it replaces. The screens above that view go too.
    func push(_ view: PushedView, aboveScreenAt depth: Int, insteadOf former: PushedView? = nil) {
        keep(view)
        navigate { $0.push(view.id, aboveScreenAt: depth, insteadOf: former?.id) }
    }

    /// Removes a pushed view and all screens above it.
    ///
    /// The stack is updated in the next pass, because its node is above the caller's in the graph.
    func remove(_ view: PushedView) {
        if restoreRoot(from: view) { return }
        beginEnding(view)
        navigate { $0.remove(view.id) }
    }

    /// Goes back until `depth` screens stand above the root. A negative depth leads to the column before.
    func pop(to depth: Int) {
        if depth < 0 {
            column?.leave()
        } else {
            navigate { $0.pop(to: depth) }
        }
    }

    /// Goes back at a user's request until `depth` screens stand above the root. Guards of the removed screens may
    /// hold it up.
    func leave(to depth: Int) {
        guard let scene else { return pop(to: depth) }
        let taken = madeScreens(above: depth)
        scene.feature(LeavingGuards.self).leave({ view in taken.contains { view.isInside($0) } }) { [weak self] in
            if let self, isMounted { pop(to: depth) }
        }
    }

    /// Goes back to the root. Values that wait until they can be shown go too.
    func popToRoot() {
        navigate { $0.popToRoot() }
    }

    /// Goes back by a number of screens. While the columns are collapsed, one step from the root of a column leads to the
    /// column before.
    func goBack(by steps: Int) {
        if steps == 1, let column, column.isCollapsed, column.shownStack === self {
            column.goBackOneStep()
        } else {
            leave(to: max(0, shownDepth - steps))
        }
    }

    /// Restores a snapshot. Views that are gone can't be restored.
    func restore(_ snapshot: StackState) {
        navigate { $0.restore(snapshot) }
    }

    // MARK: Root of a column

    /// Whether another view replaces the column's own root.
    var isRootReplaced: Bool { replacingView != nil }

    /// The view that replaces the column's own root.
    var replacingView: StackEntry? { snapshot.entries.replacedRoot }

    /// Replaces the root of the column's own stack with a view, and removes all screens above the root.
    func replaceRoot(with view: PushedView) {
        keep(view)
        changeRoot { $0.replaceRoot(with: view.id) }
    }

    /// Shows the column's own root again, with no screens above it.
    ///
    /// - Parameter view: The view that must be the one that replaces the root. `nil` means any view.
    /// - Returns: Whether that view replaced the root.
    @discardableResult
    func restoreRoot(from view: PushedView? = nil) -> Bool {
        guard let replacingView, view == nil || view?.id == replacingView else { return false }
        changeRoot { $0.restoreRoot() }
        return true
    }

    // MARK: Around the stack

    /// Creates an entry for a view that is unique in the scene, because a view that is made for one column may be shown
    /// in the next.
    func makeViewEntry() -> StackEntry {
        scene?.makeViewEntry() ?? makeOwnViewEntry()
    }

    /// The name of the stack in the inspector.
    var nameInTrace: String {
        place.map { "NavigationStack at \($0)" } ?? column.map { "\($0.column) column" } ?? "stack"
    }

    /// Whether the shown screen hides its back button. If it does, the swipe and the keys that go back are disabled
    /// too.
    var isWayBackHidden: Bool { topScreen?.hidesBackButton ?? false }

    /// Updates the topmost screen's bar. Its back button may have the title of a covered screen.
    func coveredBarDidChange() {
        topScreen?.updateBar()
    }
}
