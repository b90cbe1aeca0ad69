import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a split view's column. It has its own stack, whose root is the app's content for the column.
///
///     created ──► shown ◄──► covered       The form of the split view decides. The nodes and their state stay.
///
/// Views in the column report to it: lists their selections, stacks their depth, and screens their titles.
final class SplitColumnNode: ElementNode {
    let column: SplitColumn
    unowned(unsafe) let split: SplitViewNode  // The split view unmounts its columns.
    @exclusivity(unchecked) private(set) var stack: NavigationStackNode?
    /// The divider between this column and the next, which can be dragged.
    @exclusivity(unchecked) private(set) var divider: Element?
    @exclusivity(unchecked) private(set) var lists: ContiguousArray<any SelectingList> = []
    @exclusivity(unchecked) private var knownTitle: String?
    @exclusivity(unchecked) private var knownWidth: ColumnWidthPreference?
    @exclusivity(unchecked) private var keepsToggle = true

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

    /// The columns after this one, in order.
    var laterColumns: some Sequence<SplitColumnNode> {
        sequence(state: next) { column in
            defer { column = column?.next }
            return column
        }
    }

    var nextColumn: (any StackColumn)? { next }

    var columnsBefore: [any StackColumn] {
        sequence(first: self) { [split] in split.column(before: $0) }.dropFirst().map { $0 }
    }

    /// Clears the selections that fill the columns after this one, after guards there have agreed.
    func leaveLaterColumns() {
        guard isMounted, let next else { return }
        leaveColumns(from: next) { [weak next] in next?.leave() }
    }

    /// Whether there is a column after this one, even if it doesn't exist yet.
    var isLeading: Bool { column != .detail }

    /// Performs the action of the root's back button. If that only shows the sidebar, no selection changes.
    func goBack() {
        guard canBeLeft else { return }
        if split.backShowsSidebar(from: column) {
            split.perform { $0.toggle(in: $1) }
        } else {
            leaveColumns(from: self) { [weak self] in self?.leave() }
        }
    }

    /// Goes back one step for a person: pops a screen of the column's stack, or leaves the column.
    func goBackOneStep() {
        if let stack = shownStack, stack.snapshot.depth > 0 {
            stack.leave(to: stack.snapshot.depth - 1)
        } else {
            leaveColumns(from: self) { [weak self] in self?.leave() }
        }
    }

    /// Clears the selection that fills this column.
    func leave() {
        if canBeLeft { split.leave(column) }
    }

    /// Runs a closure that empties a column and those after it, after guards there have agreed.
    private func leaveColumns(from first: SplitColumnNode?, then act: @escaping @MainActor () -> Void) {
        let columns = Array(sequence(first: first) { $0?.next }.prefix { $0 != nil }.compactMap(\.self))
        guard let guards = split.scene?.feature(LeavingGuards.self) else { return act() }
        guards.leave({ view in columns.contains { view.isInside($0) } }) { [weak self] in
            if self?.isMounted == true { act() }
        }
    }

    /// Runs a closure that replaces the content of the columns after this one, after guards there have agreed.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void) {
        leaveColumns(from: next, then: act)
    }

    /// Shows the next column for a list that doesn't express this by its selection.
    func showNext() {
        guard let next = next?.column else { return }
        split.perform { state, _ in
            if next > state.preferredCompactColumn ?? .sidebar { state.preferredCompactColumn = next }
        }
    }

    /// Whether this column shows the search field for the whole split view: the first of two columns, or the second of
    /// three.
    var isSearchedWithAll: Bool { split.searchedColumn == column }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { split.layout?.mode == .collapsed }

    // MARK: Root

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
            selection: lists.flatMap(\.selectedValues), isRootReplaced: stack?.isRootReplaced == true,
            stack: shownStack?.snapshot.aboveRoot ?? StackState())
    }

    /// The stack that provides the column's screens: the stack in the column's root, unless the column's own stack has
    /// screens above its root.
    var shownStack: NavigationStackNode? {
        guard let stack else { return nil }
        return stack.snapshot.depth > 0 ? stack : innerStack ?? stack
    }

    /// The app's stack that fills the column's root.
    var innerStack: NavigationStackNode? { stack?.root?.context.innerStack }

    /// The lowest screen of the column with a bar: the root of the stack that fills it, or else its own root.
    var shownRoot: ScreenNode? { innerStack?.root ?? stack?.root }

    /// Applies a changed state to the stack and the lists.
    func show(_ next: SplitState.Column, insteadOf former: SplitState.Column) {
        if next.stack != former.stack {
            if next.stack.depth == 0 { shownStack?.popToRoot() } else { shownStack?.pop(to: next.stack.shownDepth) }
        }
        if former.isRootReplaced, !next.isRootReplaced { stack?.restoreRoot() }
        if next.selection.isEmpty, !former.selection.isEmpty {
            for list in lists { list.clearSelection() }
        }
    }

    /// Called when the content of the column, or its use, may have changed.
    func columnDidChange() {
        split.columnDidChange()
    }

    // MARK: Lists

    func add(_ list: any SelectingList) {
        lists.append(list)
        columnDidChange()
    }

    func remove(_ list: any SelectingList) {
        lists.removeAll { $0 === list }
        columnDidChange()
    }

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
                guard let self else { return }
                resetLaterStacks(unlessWrittenIn: graph.updateNumber)
            }
        }
    }

    /// Whether later columns have screens above their roots.
    var laterStacksHaveScreens: Bool {
        laterColumns.contains { $0.shownStack.map { $0.snapshot.depth > 0 } == true }
    }

    /// Pops later columns to their roots, because a person has tapped the selected row.
    func rowWasReselected(_ value: NavigationValue) {
        split.perform { [column] state, _ in state.select(value, in: column) }
    }

    private func resetLaterStacks(unlessWrittenIn update: UInt64) {
        for column in laterColumns { column.resetStack(unlessWrittenIn: update) }
    }

    private func resetStack(unlessWrittenIn update: UInt64) {
        guard isMounted, let stack = shownStack, stack.snapshot.depth > 0 else { return }
        if stack.lastPathChange == update { return }
        let wish = Tracking.untracked {
            EnvironmentValues(stack.scope.environment).navigationPathOnSelectionChange
        }
        if wish == .keep { return }
        stack.popToRoot()
    }

    /// The number of lists with a selection in the column.
    var listCount: Int { lists.count }

    /// The selection of each list in the column.
    var selections: [NavigationValue?] { lists.map(\.shownValue) }

    /// The restored selection of a list that is about to be added.
    func takeOfferedSelection() -> NavigationValue?? {
        split.takeOfferedSelection(of: column, at: lists.count)
    }

    /// Whether restored state replaces an existing selection.
    var offersOverrule: Bool { split.group.offersOverrule }

    /// Adds the selection of each list in the column, for the scene's history.
    func appendSelections(to selections: inout [NavigationValue?]) {
        for list in lists { selections.append(list.shownValue) }
    }

    /// Restores the selections of the lists. A list that the snapshot has no selection for is deselected.
    func restoreSelection(from parts: inout SnapshotParts) {
        for list in lists {
            if let value = parts.takeSelection() { list.restore(value) } else { list.clearSelection() }
        }
    }

    /// Restores the column's root if a view has replaced it that isn't in `replacedRoots`. A replacing view that is
    /// gone can't be shown again.
    func restoreRoot(unlessIn replacedRoots: [StackEntry]) {
        if let replacingView = stack?.replacingView, !replacedRoots.contains(replacingView) { stack?.restoreRoot() }
    }

    // MARK: Bars and widths

    /// The title of the column's visible screen.
    var title: String? { shownStack?.topScreen?.title }

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
        let keeps = !removesSidebarToggle
        if width != knownWidth || keeps != keepsToggle {
            knownWidth = width
            keepsToggle = keeps
            columnDidChange()
        }
    }

    /// Updates the bar whose back button has the title of the column before.
    func showRootBars() {
        shownRoot?.showBar()
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
    var widthPreference: ColumnWidthPreference? { preference() }

    /// Whether the views of the column remove the sidebar toggle.
    var removesSidebarToggle: Bool {
        stack?.root?.removes(.sidebarToggle) == true || innerStack?.root?.removes(.sidebarToggle) == true
    }

    private func preference<Value>() -> Value? {
        innerStack?.root?.preference(of: Value.self) ?? stack?.root?.preference(of: Value.self)
    }

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

    override func respond(to event: ElementEvent, at element: Element) {
        if case .width(let width) = event { split.perform { [column] state, _ in state.setWidth(width, of: column) } }
    }
}

extension SplitColumn {
    /// The name of the column for hosts.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .content: "content"
        case .detail: "detail"
        }
    }
}
