import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a split view.
///
///     bindings, size, columns' contents  ──► SplitState ──► layout(in: space) ──► attributes of columns, nothing else
///     toggle, divider, tap outside, back ──► SplitState ──► differences are written to bindings and columns
///
/// The app's bindings and stacks hold the state: selections in bindings, paths in stacks. ``state`` is read from there.
/// Actions change it as a value, and their changes are written back.
final class SplitViewNode: ElementNode, ElementResponder, ToolbarContainer {
    @exclusivity(unchecked) private(set) var columns: ContiguousArray<SplitColumnNode> = []
    private var visibilityBinding: Binding<NavigationSplitViewVisibility>?
    private var compactColumnBinding: Binding<NavigationSplitViewColumn>?
    /// The part of the state that the columns don't hold: visibility, style and widths.
    @exclusivity(unchecked) private var settings: SplitState
    private var space = SplitViewSpace(width: 0, height: 0, isCompact: false)
    /// The current layout, or `nil` before the first one.
    private(set) var layout: SplitLayout?
    /// The difference between the widths of the scene and the split view, as reported by the page.
    private var inset = 0.0
    private let toggle: Element
    /// Closures that wait until all columns exist, because a view in one column may present something in the next while
    /// it is created.
    private var waiting: [() -> Void]? = []
    let scene: SceneContext?
    /// The toolbar items around the split view.
    private(set) var outerToolbar: OuterToolbar?
    let group: NavigationGroup
    /// The restored state that no container has taken over yet.
    private var offered: StoredNavigation.Split?

    init<Sidebar, Content, Detail>(_ view: NavigationSplitView<Sidebar, Content, Detail>, under parent: _Node) {
        visibilityBinding = view.visibility
        compactColumnBinding = view.preferredCompactColumn
        settings = SplitState(hasContent: view.content != nil)
        let surroundings = EnvironmentValues(parent.scope.environment)
        scene = surroundings.sceneContext
        group = NavigationGroup.around(parent)
        toggle = parent.graph.tree.make(.sidebarToggle)
        super.init(.splitView, under: parent)
        outerToolbar = takeOuterToolbar()
        group.add(self)  // Before the columns are made: split views inside them come after this one.
        if group.isInHistory {
            if let scene {
                settings.draggedWidths = scene.feature(StoredColumnWidths.self).take(
                    count: settings.widths.count, in: scene)
            }
            takeOffer()
        }
        set(.columns, Double(settings.order.count))
        tree.respond(to: [.activate, .size], at: element, by: self)
        tree.respond(to: .activate, at: toggle, by: self)
        addColumn(.sidebar, view.sidebar)
        if let content = view.content { addColumn(.content, content) }
        addColumn(.detail, view.detail)
        tree.append(toggle, to: element)
        for node in columns { node.showRootBars() }  // All columns exist now, so each knows the one before it.
        let ready = waiting ?? []
        waiting = nil
        for act in ready { act() }
        update()
    }

    override var viewName: String { "NavigationSplitView" }

    private func addColumn<V: View>(_ column: SplitColumn, _ content: @escaping () -> V) {
        let node = SplitColumnNode(column, of: self, content: content)
        columns.append(node)
        tree.append(node.element, to: element)
        if let divider = node.divider { tree.append(divider, to: element) }
    }

    /// Runs a closure that needs all columns, immediately or when they exist.
    func withAllColumns(_ act: @escaping () -> Void) {
        if waiting == nil { act() } else { waiting?.append(act) }
    }

    // MARK: Restoration

    /// Takes over the restored state. The selections of lists are taken over when the lists exist.
    private func takeOffer() {
        guard let offered = group.takeOffer(from: \.splits, for: self) else { return }
        self.offered = offered
        Tracking.untracked {
            readBindings()
            if group.offersOverrule || settings.visibility == .automatic { show(offered.visibility) }
            if let column = offered.compactColumn, column != settings.preferredCompactColumn { write(column) }
        }
    }

    /// The restored selection of a new list, with `index` lists before it in its column.
    func takeOfferedSelection(of column: SplitColumn, at index: Int) -> NavigationValue?? {
        guard group.offers != nil, let lists = offered?.selections,
            lists.indices.contains(settings.index(of: column)),
            lists[settings.index(of: column)].indices.contains(index)
        else { return nil }
        return .some(lists[settings.index(of: column)][index])
    }

    /// The columns that the app or a user wants to see.
    var visibility: ColumnVisibility { settings.visibility }

    /// The column that comes first while the columns are collapsed, if the app or a user has chosen one.
    var preferredCompactColumn: SplitColumn? { settings.preferredCompactColumn }

    /// Shows more or fewer columns.
    func show(_ visibility: ColumnVisibility) {
        if visibility != settings.visibility { write(visibility) }
    }

    // MARK: Updating

    func update<Sidebar, Content, Detail>(to view: NavigationSplitView<Sidebar, Content, Detail>) {
        visibilityBinding = view.visibility
        compactColumnBinding = view.preferredCompactColumn
        columns.first?.update(content: view.sidebar)
        if let content = view.content { columns[1].update(content: content) }
        columns.last?.update(content: view.detail)
        isDirty = false
        update()
    }

    override func update() {
        Tracking.run(self, plan: Self.reads) {
            let surroundings = EnvironmentValues(scope.environment)
            let size = surroundings.sceneSize
            space = SplitViewSpace(
                width: max(0, size.width - inset), height: size.height,
                isCompact: surroundings.horizontalSizeClass == .compact)
            settings.style = surroundings.splitStyle
            let former = settings.visibility
            readBindings()
            if settings.visibility != former { group.noteSelectionChange() }
        }
        for (index, usual) in Self.usualWidths(columns.count).enumerated() {
            settings.widths[index] = columns[index].widthPreference?.width(default: usual) ?? usual
        }
        showLayout()
    }

    private func readBindings() {
        if let visibilityBinding { settings.visibility = visibilityBinding.wrappedValue.value }
        if let compactColumnBinding { settings.preferredCompactColumn = compactColumnBinding.wrappedValue.value }
    }

    /// The plan for reading observable objects through the bindings.
    private static let reads = FieldPlan.of(SplitViewNode.self)

    private static func usualWidths(_ columnCount: Int) -> [ColumnWidth] {
        columnCount == 3 ? [.sidebar, .content] : [.sidebar]
    }

    /// Called when a column gets or loses content, or when its title, width or toolbar changes.
    func columnDidChange() {
        if layout != nil { invalidate() }
    }

    /// The column that shows the search field for the whole split view.
    var searchedColumn: SplitColumn { settings.order.count == 3 ? .content : .sidebar }

    // MARK: State and layout

    /// The whole state of the split view as a value.
    var state: SplitState {
        var state = settings
        for node in columns { state[node.column] = node.state }
        return state
    }

    private func showLayout() {
        let next = state.layout(in: space)
        if next.mode == .collapsed, let top = next.columns.first {
            for node in columns where node.column < top { node.isSelectionKept = false }
        }
        let former = layout
        tree.set(.covered, to: .flag(columns.first?.removesSidebarToggle == true), of: toggle)
        // The limits may change without the widths.
        for (index, width) in next.widths.enumerated() {
            columns[index].setWidth(width, within: settings.widths[index])
        }
        if next == former { return }
        layout = next
        if next.mode != .collapsed {
            let label = next.columns.first == .sidebar ? "Hide Sidebar" : "Show Sidebar"
            tree.set(.label, to: .text(label), of: toggle)
        }
        set(.displayMode, next.mode.rawValue)
        set(.toggle, next.toggle.rawValue)
        if (next.mode == .collapsed) != (former?.mode == .collapsed) {
            for node in columns { node.setCollapsed(next.mode == .collapsed) }
        }
        // Shows columns before it hides others, so that something is on screen at any time.
        for node in columns where next.columns.contains(node.column) { node.setShown(true) }
        for node in columns where !next.columns.contains(node.column) { node.setShown(false) }
        showOuterToolbar()
        noteMotion(from: former, to: next)
    }

    /// The column whose bars have the items around the split view: the detail, or the column that is shown alone.
    var toolbarColumn: SplitColumn {
        layout?.mode == .collapsed ? layout?.columns.first ?? .detail : .detail
    }

    func showOuterToolbar() {
        if outerToolbar == nil { return }
        let holder = toolbarColumn
        for node in columns where node.column != holder { node.updateBars() }
        for node in columns where node.column == holder { node.updateBars() }
    }

    /// Moving between collapsed columns is animated like a push or a pop.
    private func noteMotion(from former: SplitLayout?, to next: SplitLayout) {
        guard let former else { return }
        group.noteChange()
        guard former.mode == .collapsed, next.mode == .collapsed, !graph.transaction.disablesAnimations,
            let before = former.columns.first, let after = next.columns.first
        else { return }
        scene?.note(before < after ? .push : .pop)
    }

    // MARK: Acting

    /// Performs an action on the state, and writes the changes back.
    func perform(_ act: (inout SplitState, SplitViewSpace) -> Void) {
        let current = state
        var next = current
        act(&next, space)
        if next.visibility != current.visibility { write(next.visibility) }
        if next.preferredCompactColumn != current.preferredCompactColumn, let column = next.preferredCompactColumn {
            write(column)
        }
        if next.draggedWidths != current.draggedWidths {
            settings.draggedWidths = next.draggedWidths
            if let scene { scene.feature(StoredColumnWidths.self).store(next.draggedWidths, of: self, in: scene) }
        }
        // From the detail to the sidebar, because later columns depend on earlier selections.
        for node in columns.reversed() where next[node.column] != current[node.column] {
            node.show(next[node.column], insteadOf: current[node.column])
        }
        invalidate()
    }

    private func write(_ visibility: ColumnVisibility) {
        settings.visibility = visibility
        group.noteSelectionChange()
        visibilityBinding?.wrappedValue = NavigationSplitViewVisibility(visibility)
    }

    func write(_ column: SplitColumn) {
        settings.preferredCompactColumn = column
        compactColumnBinding?.wrappedValue = NavigationSplitViewColumn(value: column)
    }

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .activate where element === toggle: perform { $0.toggle(in: $1) }
        case .activate: perform { $0.hideOverlay(in: $1) }
        case .size(let width, _): setOwnWidth(width)
        default: break
        }
    }

    /// Records the width of the split view on the page, as the difference to the scene's width.
    private func setOwnWidth(_ width: Double) {
        let size = Tracking.untracked { EnvironmentValues(scope.environment).sceneSize }
        guard width.isFinite, width > 0, width <= size.width else { return }
        let inset = (size.width - width).rounded()
        if inset == self.inset { return }
        self.inset = inset
        invalidate()
    }

    /// Whether the back button of a column only shows the sidebar.
    func backShowsSidebar(from column: SplitColumn) -> Bool {
        layout?.mode != .collapsed && layout?.toggle == .back && column == .content
    }

    /// Clears the selection that fills a column, in any form of the split view.
    func leave(_ column: SplitColumn) {
        perform { state, _ in state.leave(column) }
    }

    // MARK: Columns

    func column(after column: SplitColumnNode) -> SplitColumnNode? {
        columns.firstIndex { $0 === column }.flatMap { $0 + 1 < columns.count ? columns[$0 + 1] : nil }
    }

    func column(before column: SplitColumnNode) -> SplitColumnNode? {
        columns.firstIndex { $0 === column }.flatMap { $0 > 0 ? columns[$0 - 1] : nil }
    }

    override func unmount() {
        super.unmount()
        group.remove(self)
        outerToolbar?.remove(self)
        tree.forget(toggle)
        for column in columns { column.unmount() }
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        columns.isOrdered(first, before: second)
    }
}
