import BackstaffGraph
import BackstaffNavigation

/// A column of a split view, as the stacks in it see it. The root of the column's own stack is the column's content.
/// That content may be another stack, which the app has put there.
///
///     stack changes, or ends ──► columnDidChange          a bar changes ──► titleDidChange
///     link, flag, item       ──► presentInNext            back from the root ──► goBack, leave
@MainActor
protocol StackColumn: _Node {
    /// The column's position in the split view.
    var column: SplitColumn { get }

    // MARK: Position

    /// Whether there is a column before this one to go back to.
    var canBeLeft: Bool { get }

    /// Whether there is a column after this one, even if it doesn't exist yet.
    var isLeading: Bool { get }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { get }

    /// Whether the field of a search around the whole split view is in this column.
    var isSearchedWithAll: Bool { get }

    /// The column after this one, if it exists.
    var nextColumn: (any StackColumn)? { get }

    /// The columns before this one, nearest first.
    var columnsBefore: [any StackColumn] { get }

    // MARK: Content

    /// The stack whose screens the column shows.
    var shownStack: NavigationStackNode? { get }

    /// The title of the column's content.
    var title: String? { get }

    /// The title of the column before.
    var previousTitle: String? { get }

    /// The toolbar items around the split view, if they belong in this column's bars.
    var containerItems: [ToolbarItemPreference] { get }

    /// Creates an entry for a view that will be shown in the column.
    func makeViewEntry() -> StackEntry

    // MARK: Changes

    /// Called when the content of the column may have changed.
    func columnDidChange()

    /// Called when the title or another preference of one of the column's screens has changed.
    func titleDidChange()

    /// Replaces the next column's root with a view, as soon as that column exists.
    func presentInNext(_ view: PushedView)

    /// Removes a view that replaces this column's root.
    func restoreRoot(from view: PushedView)

    // MARK: Leaving

    /// Performs the action of the back button at the column's root.
    func goBack()

    /// Goes back one step at a user's request: by a screen of the column's stack, or out of the column.
    func goBackOneStep()

    /// Removes what filled this column.
    func leave()

    /// Removes what fills the columns after this one. Guards there may hold it up.
    func leaveLaterColumns()

    /// Performs an action that replaces what fills the columns after this one. Guards there may hold it up.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void)
}

extension StackColumn {
    /// Removes all screens above the root of the stack that the next column shows.
    func popNextToRoot() { nextColumn?.shownStack?.popToRoot() }
}

private enum SplitViewCollapsedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the columns of the split view around this view form one stack.
    var isSplitViewCollapsed: Bool {
        get { self[SplitViewCollapsedKey.self] }
        set { self[SplitViewCollapsedKey.self] = newValue }
    }
}
