import BackstaffGraph
import BackstaffNavigation

/// The stacks of a column: its own, and the app's stack that fills the root of its own, if there is one.
///
///     own stack:   root, which is the column's content │ screens above
///     inner stack:   └─ root │ screens above
///
/// If the own stack has screens above its root, it covers the inner stack.
@MainActor
struct ColumnStacks {
    let own: NavigationStackNode

    /// The app's stack that fills the column's root.
    var inner: NavigationStackNode? { own.root?.context.innerStack }

    /// The stack that provides the column's screens.
    var shown: NavigationStackNode { own.snapshot.depth > 0 ? own : inner ?? own }

    /// The lowest screen of the column with a bar: the root of the stack that fills it, or else its own root.
    var shownRoot: ScreenNode? { inner?.root ?? own.root }

    /// The screens above the column's root.
    var state: StackState { shown.snapshot.aboveRoot }

    /// Whether there are screens above the column's root.
    var haveScreens: Bool { shown.snapshot.depth > 0 }

    // MARK: What the roots ask for

    /// The width that the views of the column request.
    var width: ColumnWidthPreference? {
        inner?.root?.preference(of: ColumnWidthPreference.self) ?? own.root?.preference(of: ColumnWidthPreference.self)
    }

    /// Whether the views of the column remove the sidebar toggle.
    var removesSidebarToggle: Bool {
        own.root?.removes(.sidebarToggle) == true || inner?.root?.removes(.sidebarToggle) == true
    }

    // MARK: Changing

    /// Goes back to a state with fewer screens.
    func pop(to state: StackState) {
        if state.depth == 0 { shown.popToRoot() } else { shown.pop(to: state.shownDepth) }
    }

    /// Restores the column's root if a view has replaced it that isn't in `replacedRoots`. A replacing view that is gone
    /// can't be shown again.
    func restoreRoot(unlessIn replacedRoots: [StackEntry]) {
        if let view = own.replacingView, !replacedRoots.contains(view) { own.restoreRoot() }
    }
}
