import BackstaffGraph
import BackstaffNavigation

/// The column of a split view, as far as the stacks in it need to know it: the column's own stack, whose root is the
/// column's content, and one that an app has put there.
///
///     stack changes, or ends ──► columnDidChange          a bar changes ──► titleDidChange
///     link, flag, item       ──► presentInNext            back from the root ──► goBack, leave
@MainActor
protocol StackColumn: _Node {
    /// Which of the columns it is.
    var column: SplitColumn { get }

    // MARK: Place

    /// Whether there is a column before this one to go back to.
    var canBeLeft: Bool { get }

    /// Whether there is a column after this one, made or still to be made.
    var isLeading: Bool { get }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { get }

    /// Whether a search of the whole split view has its field here.
    var isSearchedWithAll: Bool { get }

    /// The column after this one, if it is made.
    var nextColumn: (any StackColumn)? { get }

    /// The columns before this one, the nearest first.
    var columnsBefore: [any StackColumn] { get }

    // MARK: What it shows

    /// The stack whose screens are the column's.
    var shownStack: NavigationStackNode? { get }

    /// The title of what the column shows.
    var title: String? { get }

    /// The title of the column before.
    var previousTitle: String? { get }

    /// The toolbar items around the split view, if this column has them in its bars.
    var containerItems: [ToolbarItemPreference] { get }

    /// An entry for a view that is to stand in the column.
    func makeViewEntry() -> StackEntry

    // MARK: Changes

    /// What the column holds may be something else.
    func columnDidChange()

    /// A screen of the column says something else of itself.
    func titleDidChange()

    /// Puts a view in the place of the next column's root, once there is one.
    func presentInNext(_ view: PushedView)

    /// Takes a view away that stands in the place of this column's root.
    func restoreRoot(from view: PushedView)

    // MARK: Leaving

    /// Does what the back button of the column's root is for.
    func goBack()

    /// Goes back one step, as a person wants it: a screen of the column's stack, or out of the column.
    func goBackOneStep()

    /// Takes back what filled this column.
    func leave()

    /// Takes back what fills the columns after this one, once whoever has something to lose there agrees.
    func leaveLaterColumns()

    /// Does what fills the columns after this one with something else, once whoever has something to lose there agrees.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void)
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
