import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a split view's column. It has its own stack, whose root is the app's content for the column.
///
///     created ──► shown ◄──► covered       The form of the split view decides. The nodes and their state stay.
///
/// Views in the column report to it: lists their selections (see `SplitColumn+Selection.swift`), stacks their depth, and
/// screens their titles.
final class SplitColumnNode: ElementNode, ElementResponder {
    let column: SplitColumn
    unowned(unsafe) let split: SplitViewNode  // The split view unmounts its columns.
    @exclusivity(unchecked) private(set) var stack: NavigationStackNode?
    /// The divider between this column and the next, which can be dragged.
    private(set) var divider: Element?
    @exclusivity(unchecked) private(set) var lists = ColumnLists()
    /// Whether the app has kept the selection although a user has gone back to this column.
    @exclusivity(unchecked) var isSelectionKept = false
    private var knownTitle: String?
    private var knownWidth: ColumnWidthPreference?
    private var showedToggle = true

    init<V: View>(_ column: SplitColumn, of split: SplitViewNode, content: @escaping () -> V) {
        self.column = column
        self.split = split
        super.init(.column, under: split)
        set(.placement, column.name)
        scope = Scope(copying: scope)
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        scope.assign {
            $0.splitColumn = self
            $0.isSplitViewCollapsed = false
            // A leading column is narrow, however wide the container is.
            if column != .detail { $0.horizontalSizeClass = .compact }
        }
        if column != .detail {
            let divider = tree.make(.columnDivider)
            tree.set(.placement, to: .text(column.name), of: divider)
            tree.respond(to: .width, at: divider, by: self)
            self.divider = divider
        }
        let stack = NavigationStackNode(
            path: .implicit(at: nil), root: ColumnContent(build: content), in: self, under: self)
        self.stack = stack
        tree.append(stack.element, to: element)
        titleDidChange()
    }

    override var viewName: String { "NavigationSplitView" }

    func update<V: View>(content: @escaping () -> V) {
        stack?.update(path: .implicit(at: nil), root: ColumnContent(build: content))
    }

    override func unmount() {
        super.unmount()
        stack?.unmount()
        if let divider { tree.forget(divider) }
        scope.appearance.end()
    }

    // MARK: Neighbors

    /// Whether there is a column before this one to go back to.
    var canBeLeft: Bool { column != .sidebar }

    /// The column after this one. `nil` if this column is unmounted, because closures may run after the end of an
    /// update.
    var next: SplitColumnNode? { isMounted ? split.column(after: self) : nil }

    /// The columns after this one.
    var laterColumns: TrailingColumns { TrailingColumns(first: next) }

    var nextColumn: (any StackColumn)? { next }

    var columnsBefore: [any StackColumn] {
        sequence(first: self) { [split] in split.column(before: $0) }.dropFirst().map { $0 }
    }

    /// Whether there is a column after this one, even if it doesn't exist yet.
    var isLeading: Bool { column != .detail }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { split.layout?.mode == .collapsed }

    /// Whether this column shows the search field for the whole split view: the first of two columns, or the second of
    /// three.
    var isSearchedWithAll: Bool { split.searchedColumn == column }

    // MARK: Leaving

    /// Performs the action of the root's back button. If that only shows the sidebar, no selection changes.
    func goBack() {
        guard canBeLeft else { return }
        if split.backShowsSidebar(from: column) {
            split.perform { $0.toggle(in: $1) }
        } else {
            leaveAfterGuards()
        }
    }

    /// Goes back one step for a user: pops a screen of the column's stack, or leaves the column.
    func goBackOneStep() {
        if let stack = shownStack, stack.snapshot.depth > 0 {
            stack.leave(to: stack.snapshot.depth - 1)
        } else {
            leaveAfterGuards()
        }
    }

    /// Clears the selection that fills this column.
    func leave() {
        if canBeLeft { split.leave(column) }
    }

    private func leaveAfterGuards() {
        TrailingColumns(first: self).leave(for: self) { [weak self] in self?.leave() }
    }

    /// Clears the selections that fill the columns after this one, after guards there have agreed.
    func leaveLaterColumns() {
        guard isMounted, let next else { return }
        laterColumns.leave(for: self) { [weak next] in next?.leave() }
    }

    // MARK: Stacks

    /// The stacks of the column. They are `nil` while the column's own is being made.
    var stacks: ColumnStacks? { stack.map { ColumnStacks(own: $0) } }

    var shownStack: NavigationStackNode? { stacks?.shown }

    /// The title of the column's visible screen.
    var title: String? { shownStack?.topScreen?.title }

    func makeViewEntry() -> StackEntry {
        stack?.makeViewEntry() ?? .view(0)
    }

    /// Replaces the root of the next column with a view that this column presents, once that column exists.
    func presentInNext(_ view: PushedView) {
        split.withAllColumns { [weak self] in self?.next?.replaceRoot(with: view) }
    }

    private func replaceRoot(with view: PushedView) {
        stack?.replaceRoot(with: view)
    }

    /// Restores the column's root if a view has replaced it.
    func restoreRoot(from view: PushedView) {
        stack?.restoreRoot(from: view)
    }

    // MARK: State

    /// The state of the column as a value.
    var state: SplitState.Column {
        SplitState.Column(
            selection: lists.selectedValues, isPicking: lists.isPicking, isSelectionKept: isSelectionKept,
            isRootReplaced: stack?.isRootReplaced == true, stack: stacks?.state ?? StackState())
    }

    /// Applies a changed state to the stack and the lists.
    func show(_ next: SplitState.Column, insteadOf former: SplitState.Column) {
        if next.stack != former.stack { stacks?.pop(to: next.stack) }
        if former.isRootReplaced, !next.isRootReplaced { stack?.restoreRoot() }
        isSelectionKept = next.isSelectionKept
        if next.selection.isEmpty, !former.selection.isEmpty {
            lists.clear()
            noteRequestedSelection(isEmpty: true)
        }
    }

    /// Called when the content of the column, or its use, may have changed.
    func columnDidChange() {
        split.columnDidChange()
    }

    // MARK: Lists

    func add(_ list: any SelectingList) {
        lists.add(list)
        columnDidChange()
    }

    func remove(_ list: any SelectingList) {
        lists.remove(list)
        columnDidChange()
    }

    /// Restores the selections of the lists, and the column's root unless the snapshot has the view that replaces it.
    func restore(from parts: inout SnapshotParts) {
        noteRequestedSelection(isEmpty: !lists.restore(from: &parts))
        stacks?.restoreRoot(unlessIn: parts.whole.replacedRoots)
    }

    // MARK: Bars and widths

    /// The title of the column before.
    var previousTitle: String? { split.column(before: self)?.title }

    /// Called when the title, the width or the toolbar of a screen in the column changes.
    func titleDidChange() {
        let title = title
        if title != knownTitle {
            knownTitle = title
            next?.showRootBars()
        }
        let width = widthPreference
        let showsToggle = !removesSidebarToggle
        if width != knownWidth || showsToggle != showedToggle {
            knownWidth = width
            showedToggle = showsToggle
            columnDidChange()
        }
    }

    /// Updates the bar whose back button has the title of the column before.
    func showRootBars() {
        stacks?.shownRoot?.showBar()
    }

    /// The toolbar items around the split view, if this column shows them in its bars.
    var containerItems: [ToolbarItemPreference] {
        split.toolbarColumn == column ? split.outerToolbar?.items(for: split) ?? [] : []
    }

    /// Updates the bars of the column's visible screen.
    func updateBars() {
        stack?.topScreen?.updateBar()
    }

    /// The width that the views of the column request.
    var widthPreference: ColumnWidthPreference? { stacks?.width }

    /// Whether the views of the column remove the sidebar toggle.
    var removesSidebarToggle: Bool { stacks?.removesSidebarToggle == true }

    /// Tells the views of the column whether the columns form one stack.
    func setCollapsed(_ collapsed: Bool) {
        scope.environment.reassign { $0.isSplitViewCollapsed = collapsed }
    }

    func setShown(_ shown: Bool) {
        set(.covered, !shown)
        scope.appearance.setShown(shown)
    }

    func setWidth(_ width: Double, within limits: ColumnWidth) {
        set(.width, width)
        set(.minWidth, limits.minimum)
        set(.maxWidth, limits.maximum)
        if let divider { tree.set(.disabled, to: .flag(limits.isFixed), of: divider) }
    }

    func respond(to event: ElementEvent, at element: Element) {
        if case .width(let width) = event { split.perform { [column] state, _ in state.setWidth(width, of: column) } }
    }
}
