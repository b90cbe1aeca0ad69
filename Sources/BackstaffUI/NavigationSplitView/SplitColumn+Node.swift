import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of one column of a split view: a stack of its own, whose root is what the app has put into the column.
///
///     made ──► shown ◄──► covered       as the form of the split view wants it; its nodes, and so its state, stay
///
/// What the views of the column tell it: lists, what they have selected; stacks, how deep they are; screens, their titles.
final class SplitColumnNode: ElementNode {
    let column: SplitColumn
    unowned(unsafe) let split: SplitViewNode  // It unmounts its columns.
    @exclusivity(unchecked) private(set) var stack: NavigationStackNode?
    /// The bar between this column and the next, which can be dragged.
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
            // What stands in a leading column has little room, however wide the container is.
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

    // MARK: Neighbours

    /// Whether there is a column before this one to go back to.
    var canBeLeft: Bool { column != .sidebar }

    /// The column after this one, as long as both are there: what waited for the end of an update may come too late.
    var next: SplitColumnNode? { isMounted ? split.column(after: self) : nil }

    /// The columns after this one, in order.
    var laterColumns: some Sequence<SplitColumnNode> {
        sequence(state: next) { column in
            defer { column = column?.next }
            return column
        }
    }

    /// The columns before this one, the nearest first.
    var earlierColumns: [SplitColumnNode] {
        Array(sequence(first: self) { [split] in split.column(before: $0) }.dropFirst())
    }

    /// Takes back what fills the columns after this one, once whoever has something to lose there agrees.
    func leaveLaterColumns() {
        guard isMounted, let next else { return }
        leaveColumns(from: next) { [weak next] in next?.leave() }
    }

    /// Whether there is a column after this one, made or still to be made.
    var isLeading: Bool { column != .detail }

    /// Does what the back button of the column's root is for: in a form where that is to show the sidebar it changes
    /// nothing that is selected.
    func goBack() {
        guard canBeLeft else { return }
        if split.backShowsSidebar(from: column) {
            split.perform { $0.toggle(in: $1) }
        } else {
            leaveColumns(from: self) { [weak self] in self?.leave() }
        }
    }

    /// Goes back one step, as a person wants it: a screen of the column's stack, or out of the column.
    func goBackOneStep() {
        if let stack = shownStack, stack.snapshot.depth > 0 {
            stack.leave(to: stack.snapshot.depth - 1)
        } else {
            leaveColumns(from: self) { [weak self] in self?.leave() }
        }
    }

    /// Takes back what filled this column.
    func leave() {
        if canBeLeft { split.leave(column) }
    }

    /// Does what empties a column and those after it, once whoever has something to lose there agrees.
    private func leaveColumns(from first: SplitColumnNode?, then act: @escaping @MainActor () -> Void) {
        let columns = Array(sequence(first: first) { $0?.next }.prefix { $0 != nil }.compactMap(\.self))
        guard let guards = split.scene?.guards else { return act() }
        guards.leave({ view in columns.contains { view.isInside($0) } }) { [weak self] in
            if self?.isMounted == true { act() }
        }
    }

    /// Does what fills the columns after this one with something else, once whoever has something to lose there agrees.
    func refillLaterColumns(_ act: @escaping @MainActor () -> Void) {
        leaveColumns(from: next, then: act)
    }

    /// Shows the column that a list of this one leads to, where no selection can tell that it does.
    func showNext() {
        guard let next = next?.column else { return }
        split.perform { state, _ in
            if next > state.preferredCompactColumn ?? .sidebar { state.preferredCompactColumn = next }
        }
    }

    /// Whether a search of the whole split view has its field here: in the first of two columns, the second of three.
    var isSearchedWithAll: Bool { split.searchedColumn == column }

    /// Whether the columns form one stack.
    var isCollapsed: Bool { split.layout?.mode == .collapsed }

    // MARK: Root

    func makeViewEntry() -> StackEntry {
        stack?.makeViewEntry() ?? .view(0)
    }

    /// Puts a view that this column presents in the place of the next column's root, once there is one.
    func presentInNext(_ view: PushedView) {
        split.withAllColumns { [weak self] in self?.next?.replaceRoot(with: view) }
    }

    private func replaceRoot(with view: PushedView) {
        stack?.replaceRoot(with: view)
    }

    /// Takes a view away that stands in the place of this column's root.
    func restoreRoot(from view: PushedView) {
        stack?.restoreRoot(from: view)
    }

    // MARK: State

    /// What the column holds, as a value.
    var state: SplitState.Column {
        SplitState.Column(
            selection: lists.flatMap(\.selectedValues), isRootReplaced: stack?.isRootReplaced == true,
            stack: shownStack?.snapshot.aboveRoot ?? StackState())
    }

    /// The stack whose screens are the column's: the one that an app has put into its root, unless the column's own has
    /// screens above that.
    var shownStack: NavigationStackNode? {
        guard let stack else { return nil }
        return stack.snapshot.depth > 0 ? stack : innerStack ?? stack
    }

    /// The stack that an app has put into the column's root, and that fills it.
    var innerStack: NavigationStackNode? { stack?.root?.context.innerStack }

    /// The lowest screen of the column that has a bar: the root of the stack that fills it, or else its own root.
    var shownRoot: ScreenNode? { innerStack?.root ?? stack?.root }

    /// Brings about what an act has made of the column's state.
    func show(_ next: SplitState.Column, insteadOf former: SplitState.Column) {
        if next.stack != former.stack {
            if next.stack.depth == 0 { shownStack?.popToRoot() } else { shownStack?.pop(to: next.stack.shownDepth) }
        }
        if former.isRootReplaced, !next.isRootReplaced { stack?.restoreRoot() }
        if next.selection.isEmpty, !former.selection.isEmpty {
            for list in lists { list.clearSelection() }
        }
    }

    /// What the column holds may be something else, or of another use.
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

    /// A list of this column has selected something else. What stands in the stacks of later columns belonged to what it
    /// had selected before, unless the app says otherwise by writing a path in the same update or an onChange of it.
    ///
    /// - Parameters:
    ///   - isOtherwiseFilled: whether the list had nothing selected before, or has nothing now.
    ///   - isSameElement: whether it is still about the same element, which has other content now.
    func selectionDidChange(isOtherwiseFilled: Bool, isSameElement: Bool) {
        split.scene?.noteSelectionChange()
        if isOtherwiseFilled { columnDidChange() }
        if isSameElement { return }
        if split.scene?.isTravelling == true || !laterStacksHaveScreens { return }
        // Twice: what an onChange writes is there only after the pass that follows it.
        graph.afterUpdate { [weak self] in
            self?.graph.afterUpdate { [weak self] in
                guard let self else { return }
                resetLaterStacks(unlessWrittenIn: graph.updateNumber)
            }
        }
    }

    /// Whether something stands above the roots of later columns.
    var laterStacksHaveScreens: Bool {
        laterColumns.contains { $0.shownStack.map { $0.snapshot.depth > 0 } == true }
    }

    /// A person has tapped the row that is selected already: later columns go back to their roots.
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

    /// How many lists the column holds in which something can be selected.
    var listCount: Int { lists.count }

    /// What each list of the column has selected.
    var selections: [NavigationValue?] { lists.map(\.shownValue) }

    /// What a list had selected, which is about to be added, before the process ended.
    func takeOfferedSelection() -> NavigationValue?? {
        split.takeOfferedSelection(of: column, at: lists.count)
    }

    /// Whether what is offered is to be taken over where something is selected already.
    var offersOverrule: Bool { split.scene?.offersOverrule(at: split) == true }

    /// Adds what each list of the column has selected, for the history of the scene.
    func appendSelections(to selections: inout [NavigationValue?]) {
        for list in lists { selections.append(list.shownValue) }
    }

    /// Selects what was selected once, and takes that from the front of `selections`. A list that wasn't there then had
    /// nothing selected that could be seen.
    func restore(from selections: inout ArraySlice<NavigationValue?>) {
        for list in lists {
            if let value = selections.popFirst() { list.restore(value) } else { list.clearSelection() }
        }
    }

    /// Takes a view away from the place of the column's own root that didn't stand there then. One that did and has
    /// gone can't be shown again.
    func restoreRoot(unlessIn replacedRoots: [StackEntry]) {
        if let replacingView = stack?.replacingView, !replacedRoots.contains(replacingView) { stack?.restoreRoot() }
    }

    // MARK: Bars and widths

    /// The title of what the column shows.
    var title: String? { shownStack?.topScreen?.title }

    /// The title of the column before.
    var previousTitle: String? { split.column(before: self)?.title }

    /// A screen of the column says something else of itself.
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

    /// Brings the bars up to date whose back button bears the title of the column before.
    func showRootBars() {
        shownRoot?.showBar()
    }

    /// The toolbar items around the split view, if this column has them in its bars.
    var containerItems: [ToolbarItemPreference] {
        split.toolbarColumn == column ? split.outerToolbar?.items(for: split) ?? [] : []
    }

    /// Brings the bars of what the column shows up to date.
    func updateBars() {
        stack?.topScreen?.updateBar()
    }

    /// How wide the views of the column want it to be.
    var widthPreference: ColumnWidthPreference? { preference() }

    /// Whether the views of the column want no toggle for the sidebar.
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
    /// The name that hosts know the column by.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .content: "content"
        case .detail: "detail"
        }
    }
}
