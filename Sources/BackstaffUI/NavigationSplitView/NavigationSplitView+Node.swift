import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a split view.
///
///     bindings, size, what the columns hold ──► SplitState ──► layout(in: room) ──► attributes of columns, nothing else
///     toggle, divider, tap outside, back    ──► SplitState ──► what differs is written where it is kept
///
/// The truth stays where the app keeps it: selections in its bindings, paths in its stacks. ``state`` is read from there,
/// acts are done to it as a value, and what an act changed is written back.
final class SplitViewNode: ElementNode, ToolbarContainer {
    @exclusivity(unchecked) private(set) var columns: ContiguousArray<SplitColumnNode> = []
    @exclusivity(unchecked) private var visibilityBinding: Binding<NavigationSplitViewVisibility>?
    @exclusivity(unchecked) private var compactColumnBinding: Binding<NavigationSplitViewColumn>?
    /// What the columns themselves don't keep: visibility, style, widths.
    @exclusivity(unchecked) private var settings: SplitState
    @exclusivity(unchecked) private var room = SplitRoom(width: 0, height: 0, isCompact: false)
    /// What is shown, once something is.
    @exclusivity(unchecked) private(set) var layout: SplitLayout?
    /// How much narrower than the scene the split view is, as the page has reported.
    @exclusivity(unchecked) private var inset = 0.0
    @exclusivity(unchecked) private let toggle: Element
    /// What waits for the columns to be there: views in one may present something in the next as they are made.
    @exclusivity(unchecked) private var waiting: [() -> Void]? = []
    let scene: SceneContext?
    /// The toolbar items around the split view.
    @exclusivity(unchecked) private(set) var outerToolbar: OuterToolbar?
    /// Whether the split view is in what is shown above the window: it is no part of the scene's history then.
    private let isPresented: Bool
    /// What the split view showed before the process ended, as far as nobody has taken it over.
    @exclusivity(unchecked) private var offered: StoredNavigation.Split?

    init<Sidebar, Content, Detail>(_ view: NavigationSplitView<Sidebar, Content, Detail>, under parent: _Node) {
        visibilityBinding = view.visibility
        compactColumnBinding = view.preferredCompactColumn
        settings = SplitState(hasContent: view.content != nil)
        let surroundings = EnvironmentValues(parent.scope.environment)
        scene = surroundings.sceneContext
        isPresented = surroundings.screenContext?.presentation != nil
        toggle = parent.graph.tree.make(.sidebarToggle)
        super.init(.splitView, under: parent)
        outerToolbar = takeOuterToolbar()
        if !isPresented {
            scene?.add(self)  // Before the columns are made: split views inside them come after this one.
            settings.chosenWidths = scene?.takeChosenWidths(count: settings.widths.count) ?? settings.chosenWidths
            takeOffer()
        }
        set(.columns, Double(settings.order.count))
        tree.respond(to: [.activate, .size], at: element, by: self)
        tree.respond(to: .activate, at: toggle, by: self)
        addColumn(.sidebar, view.sidebar)
        if let content = view.content { addColumn(.content, content) }
        addColumn(.detail, view.detail)
        tree.append(toggle, to: element)
        for node in columns { node.showRootBars() }  // Now that each knows the one before it.
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

    /// Does something that needs all columns: at once, or when they are made.
    func withAllColumns(_ act: @escaping () -> Void) {
        if waiting == nil { act() } else { waiting?.append(act) }
    }

    // MARK: Restoration

    /// Takes over what the split view showed before the process ended; what its lists had selected, when they are there.
    private func takeOffer() {
        guard let scene, let offered = scene.takeOfferedSplit(for: self) else { return }
        self.offered = offered
        Tracking.untracked {
            readBindings()
            if scene.offersOverrule(at: self) || settings.visibility == .automatic { show(offered.visibility) }
            if let column = offered.compactColumn, column != settings.preferredCompactColumn { write(column) }
        }
    }

    /// What a list had selected that is made now, with `index` others before it in its column.
    func takeOfferedSelection(of column: SplitColumn, at index: Int) -> NavigationValue?? {
        guard scene?.hasOffers(at: self) == true, let lists = offered?.selections,
            lists.indices.contains(settings.index(of: column)),
            lists[settings.index(of: column)].indices.contains(index)
        else { return nil }
        return .some(lists[settings.index(of: column)][index])
    }

    /// What is to be kept of the split view beyond the process.
    var stored: StoredNavigation.Split {
        StoredNavigation.Split(
            visibility: settings.visibility, compactColumn: settings.preferredCompactColumn,
            selections: columns.map(\.selections))
    }

    /// Which columns the app, or a person, wants to see.
    var visibility: ColumnVisibility { settings.visibility }

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
            room = SplitRoom(
                width: max(0, size.width - inset), height: size.height,
                isCompact: surroundings.horizontalSizeClass == .compact)
            settings.style = surroundings.splitStyle
            let former = settings.visibility
            readBindings()
            if settings.visibility != former { scene?.noteSelectionChange() }
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

    /// Whether bindings lead to observable objects.
    private static let reads = FieldPlan.of(SplitViewNode.self)

    private static func usualWidths(_ columnCount: Int) -> [ColumnWidth] {
        columnCount == 3 ? [.sidebar, .content] : [.sidebar]
    }

    /// A column has been filled or emptied, or says something else of itself.
    func columnDidChange() {
        if layout != nil { invalidate() }
    }

    /// The column that has the field of a search of the whole split view.
    var searchedColumn: SplitColumn { settings.order.count == 3 ? .content : .sidebar }

    // MARK: State and layout

    /// All that the split view is about, as a value.
    var state: SplitState {
        var state = settings
        for node in columns { state[node.column] = node.state }
        return state
    }

    private func showLayout() {
        let next = state.layout(in: room)
        let former = layout
        tree.set(.covered, to: .flag(columns.first?.removesSidebarToggle == true), of: toggle)
        // Limits may change where the widths don't.
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
        // First what comes, then what goes: so that at every moment there is something on screen.
        for node in columns where next.columns.contains(node.column) { node.setShown(true) }
        for node in columns where !next.columns.contains(node.column) { node.setShown(false) }
        showOuterToolbar()
        noteMotion(from: former, to: next)
    }

    /// The column whose bars have the items around the split view: the detail, or the one that is shown alone.
    var toolbarColumn: SplitColumn {
        layout?.mode == .collapsed ? layout?.columns.first ?? .detail : .detail
    }

    func showOuterToolbar() {
        if outerToolbar == nil { return }
        let holder = toolbarColumn
        for node in columns where node.column != holder { node.updateBars() }
        for node in columns where node.column == holder { node.updateBars() }
    }

    /// Moving between collapsed columns looks like moving between the screens of a stack.
    private func noteMotion(from former: SplitLayout?, to next: SplitLayout) {
        guard let former else { return }
        scene?.noteNavigationChange()
        guard former.mode == .collapsed, next.mode == .collapsed, !graph.transaction.disablesAnimations,
            let before = former.columns.first, let after = next.columns.first
        else { return }
        scene?.note(before < after ? .push : .pop)
    }

    // MARK: Acting

    /// Does something to the state, and writes what that has changed to where it is kept.
    func perform(_ act: (inout SplitState, SplitRoom) -> Void) {
        let current = state
        var next = current
        act(&next, room)
        if next.visibility != current.visibility { write(next.visibility) }
        if next.preferredCompactColumn != current.preferredCompactColumn, let column = next.preferredCompactColumn {
            write(column)
        }
        if next.chosenWidths != current.chosenWidths {
            settings.chosenWidths = next.chosenWidths
            scene?.keepChosenWidths(of: self, next.chosenWidths)
        }
        // From the detail to the sidebar: what is taken back is shown by what was given first.
        for node in columns.reversed() where next[node.column] != current[node.column] {
            node.show(next[node.column], insteadOf: current[node.column])
        }
        invalidate()
    }

    private func write(_ visibility: ColumnVisibility) {
        settings.visibility = visibility
        scene?.noteSelectionChange()
        visibilityBinding?.wrappedValue = NavigationSplitViewVisibility(visibility)
    }

    private func write(_ column: SplitColumn) {
        settings.preferredCompactColumn = column
        compactColumnBinding?.wrappedValue = NavigationSplitViewColumn(value: column)
    }

    override func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .activate where element === toggle: perform { $0.toggle(in: $1) }
        case .activate: perform { $0.hideOverlay(in: $1) }
        case .size(let width, _): setOwnWidth(width)
        default: break
        }
    }

    /// Takes note of how wide the split view is in the page. What counts is how much narrower than the scene it is.
    private func setOwnWidth(_ width: Double) {
        let size = Tracking.untracked { EnvironmentValues(scope.environment).sceneSize }
        guard width.isFinite, width > 0, width <= size.width else { return }
        let inset = (size.width - width).rounded()
        if inset == self.inset { return }
        self.inset = inset
        invalidate()
    }

    /// Whether going back from a column is only to show the one before.
    func backShowsSidebar(from column: SplitColumn) -> Bool {
        layout?.mode != .collapsed && layout?.toggle == .back && column == .content
    }

    /// Takes back what filled a column: the same in each form.
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

    // MARK: History

    /// How many lists the columns hold in which something can be selected.
    var listCount: Int { columns.reduce(0) { $0 + $1.listCount } }

    /// Adds what the lists of all columns have selected, and which column comes first while collapsed.
    func addState(to snapshot: inout NavigationSnapshot) {
        for column in columns { column.appendSelections(to: &snapshot.selections) }
        if let column = settings.preferredCompactColumn { snapshot.compactColumns.append(column) }
    }

    /// Makes the columns show what a snapshot holds, and takes that from its front.
    func restore(
        from selections: inout ArraySlice<NavigationValue?>, _ compactColumns: inout ArraySlice<SplitColumn>,
        replacedRoots: [StackEntry]
    ) {
        for column in columns {
            column.restore(from: &selections)
            column.restoreRoot(unlessIn: replacedRoots)
        }
        if settings.preferredCompactColumn != nil, let column = compactColumns.popFirst(),
            column != settings.preferredCompactColumn
        {
            write(column)
        }
        invalidate()
    }

    override func unmount() {
        super.unmount()
        if !isPresented { scene?.remove(self) }
        outerToolbar?.remove(self)
        tree.forget(toggle)
        for column in columns { column.unmount() }
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        (columns.firstIndex { $0 === first } ?? 0) < (columns.firstIndex { $0 === second } ?? 0)
    }
}
