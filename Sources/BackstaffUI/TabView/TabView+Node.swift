import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a tab view.
///
///     content listed ──► slots, by their keys ──┐
///     selection read, size class, style ────────┴► TabState ──► layout(in: space) ──► panels shown or covered, bar arranged
///     tap ──► the selection is written, once ──► read again ──► …
///
/// The panel of a slot is created when it is first shown. After that it is covered or shown, and never moved.
final class TabViewNode: ElementNode, ElementResponder {
    private(set) var slots: ContiguousArray<TabSlot> = []
    var selection: TabSelection
    var state = TabState()
    private(set) var space = TabViewSpace(style: .bar, width: 0, isCompact: true)
    private(set) var layout: TabLayout?
    private var lastID = 0
    var wantsSidebar: Bool?
    /// The restored name of the selected tab, while no tab with that name exists.
    var wantedName: NavigationValue?
    /// The restored state of tabs that don't exist yet.
    var waiting: [StoredNavigation.TabContents] = []
    /// The arrangement of the tabs, and the binding to write it.
    private(set) var customization: TabViewCustomization?
    private(set) var arrangement: Binding<TabViewCustomization>?
    /// Whether a user can arrange anything. `nil` if that isn't known, because it may have changed.
    var isCustomizable: Bool?
    /// The “More” list.
    var list: TabPanelNode?
    private(set) var bar: TabBar?
    private var listing: TabListNode?
    private var awaitsBar = false
    /// The initial tab, ignoring restored state. Showing it needn't be stored.
    private(set) var initialTab: Int?
    let group: NavigationGroup
    /// The toolbar items around the tabs. The containers in the selected tab show them in their bars.
    private let outerToolbar: OuterToolbar?

    init(_ selection: TabSelection, tabs: TabSource, under parent: _Node) {
        self.selection = selection
        let surroundings = EnvironmentValues(parent.scope.environment)
        group = NavigationGroup.around(parent)
        outerToolbar = surroundings.outerToolbar
        super.init(.tabView, under: parent)
        scope = Scope(copying: scope)
        scope.leaveRow()
        bar = TabBar(of: self)
        group.add(self)
        let offered = group.takeOffer(from: \.tabViews, for: self)
        waiting = offered?.parts ?? []
        listing = TabListNode(tabs, in: self)
        takeListed()
        if let selected = offered?.selection {
            let own = Tracking.untracked { selection.read?() }
            takeOffered(selected)
            update()
            initialTab = tabShown(for: own)
        } else {
            update()
        }
    }

    override var viewName: String { "TabView" }

    func update(to selection: TabSelection, tabs: TabSource) {
        self.selection = selection
        listing?.source = tabs
        takeListed()
        isDirty = false
        update()
    }

    override func update() {
        // The selected tab may have been added in the same update.
        if listing?.isDirty == true { takeListed() }
        let wanted = Tracking.run(self, plan: Self.reads) {
            let surroundings = EnvironmentValues(scope.environment)
            let form = surroundings.tabViewForm
            space = TabViewSpace(
                style: form.style, width: surroundings.sceneSize.width,
                isCompact: surroundings.horizontalSizeClass == .compact,
                wantsSidebar: wantsSidebar ?? surroundings.adaptableTabBarPlacement.isSidebar)
            arrangement = surroundings.tabViewCustomization
            let chosen = arrangement?.wrappedValue
            if chosen != customization { isCustomizable = nil }
            customization = chosen
            bar?.read(surroundings)
            return selection.read?()
        }
        bar?.showParts()
        state.update(tabs: tabsInOrder, wanted: id(of: wanted))
        if initialTab == nil { initialTab = state.shown }
        showLayout()
    }

    /// The tab that a new tab view would show.
    private func tabShown(for value: NavigationValue?) -> Int? {
        var state = TabState()
        state.update(tabs: tabsInOrder, wanted: value.flatMap { value in slots.first { $0.value == value }?.id })
        return state.shown
    }

    /// The plan for reading observable objects through the selection's binding. The bindings don't depend on a view's
    /// type, so all tab views share the plan of the node's type.
    private static let reads = FieldPlan.of(TabViewNode.self)

    // MARK: Slots

    /// Lists the tabs and updates the slots.
    func takeListed() {
        if let listing { take(listing.list()) }
    }

    /// Updates the slots for the listed tabs. Existing tabs keep their content.
    private func take(_ tabs: ContiguousArray<TabEntry>) {
        let former = slots
        isCustomizable = nil
        var known = Dictionary(former.map { ($0.entry.key, $0) }, uniquingKeysWith: { first, _ in first })
        slots = []
        for (index, entry) in tabs.enumerated() {
            let slot: TabSlot
            if let kept = known.removeValue(forKey: entry.key) {
                slot = kept
                slot.entry = entry
                slot.panel?.update(to: entry.content)
            } else {
                lastID += 1
                slot = TabSlot(id: lastID, entry: entry)
            }
            slots.append(slot)
            name(slot, at: index)
        }
        for slot in former where known[slot.entry.key] === slot { close(slot) }
        reportDuplicates()
        bar?.update(slots)
    }

    /// Determines the selection value and the names of a tab.
    private func name(_ slot: TabSlot, at index: Int) {
        let tags = slot.entry.traits.tags
        slot.value = tags.compactMap(selection.value).last ?? (tags.isEmpty ? selection.value(index) : nil)
        slot.name = slot.value ?? NavigationValue(index)
        slot.storedName = slot.name.type is any Codable.Type ? slot.name : NavigationValue(index)
        if slot.value == nil, selection.read != nil { reportForeignTag(of: slot, at: index) }
    }

    private func close(_ slot: TabSlot) {
        if let panel = slot.panel {
            panel.setShown(false)
            tree.remove(panel.element)
            panel.unmount()
        }
        bar?.remove(slot)
    }

    func slot(_ id: Int) -> TabSlot? { slots.first { $0.id == id } }

    func slot(named name: NavigationValue) -> TabSlot? {
        slots.first { $0.name == name } ?? slots.first { $0.storedName == name }
    }

    /// The selected tab, if there is one.
    private func id(of wanted: NavigationValue?) -> Int? {
        if let name = wantedName, let slot = slot(named: name) {
            wantedName = nil
            return slot.id
        }
        guard let wanted else { return nil }
        if let slot = slots.first(where: { $0.value == wanted }) { return slot.id }
        if !slots.isEmpty { reportUnknownSelection(wanted) }
        return nil
    }

    // MARK: Layout

    func showLayout() {
        let former = layout
        let next = state.layout(in: space)
        layout = next
        if next.form != former?.form {
            set(.displayMode, next.form.rawValue)
            tree.respond(to: next.form == .pages ? .edit : [], at: element, by: self)
        }
        if next.form == .pages { showPages(next) } else { showContent(next) }
        bar?.show(next, canToggle: space.canToggle)
        if next.content != former?.content { contentDidChange() }
    }

    /// Shows panels before it hides others, so that something is on screen at any time.
    private func showContent(_ next: TabLayout) {
        let shown = next.content.flatMap(slot).map(makePanel)
        let showsList = next.content == nil && !next.overflow.isEmpty
        if showsList { makeList(of: next) }
        if let shown { show(shown, true) }
        if let list {
            if showsList { list.update(to: listContent(of: next)) }
            show(list, showsList)
        }
        for slot in slots {
            if let panel = slot.panel, panel !== shown { show(panel, false) }
        }
    }

    private func show(_ panel: TabPanelNode, _ isShown: Bool) {
        panel.set(.covered, !isShown)
        panel.setShown(isShown)
    }

    /// Each page has a place. The pages next to the shown one are created, so that a user can swipe to them.
    private func showPages(_ next: TabLayout) {
        let place = next.content.flatMap { next.bar.firstIndex(of: $0) } ?? 0
        for slot in slots {
            guard let index = next.bar.firstIndex(of: slot.id) else {
                slot.panel?.set(.covered, true)
                slot.panel?.set(.selected, false)
                continue
            }
            let panel = abs(index - place) <= 1 ? makePanel(slot) : makePlace(slot)
            panel.set(.covered, false)
            panel.set(.selected, slot.id == next.content)
        }
        next.content.flatMap(slot)?.panel?.setShown(true)
        for slot in slots where slot.id != next.content { slot.panel?.setShown(false) }
        if let list { show(list, false) }
    }

    /// The panel of a tab, with its content.
    private func makePanel(_ slot: TabSlot) -> TabPanelNode {
        let panel = makePlace(slot)
        if !panel.isBuilt {
            let index = waiting.firstIndex { slot.has($0.tab) }
            panel.build(slot.entry.content, offers: index.map { waiting.remove(at: $0).contents })
        }
        return panel
    }

    /// The panel of a tab. A new panel is empty.
    private func makePlace(_ slot: TabSlot) -> TabPanelNode {
        if let panel = slot.panel { return panel }
        let panel = TabPanelNode(in: self)
        slot.panel = panel
        panel.set(.placement, String(slot.id))
        let later = slots.drop { $0 !== slot }.dropFirst().lazy.compactMap { $0.panel?.element }
        tree.insert(panel.element, into: element, before: later.first ?? list?.element ?? bar?.first)
        return panel
    }

    private func contentDidChange() {
        if group.isInHistory { group.noteSelectionChange() }
        outerToolbar?.update()
        barMayChange()
    }

    func respond(to event: ElementEvent, at element: Element) {
        // The index of the page that a user has swiped to.
        guard case .edit(let text) = event else { return }
        guard let layout, layout.form == .pages, let number = Int(text), layout.bar.indices.contains(number),
            let slot = slot(layout.bar[number])
        else { return Diagnostics.log("There is no page \(WireRefusal.quoted(text)).") }
        if slot.id != layout.content { select(slot) }
    }

    // MARK: Bar

    /// Updates the bar at the end of the update, because the visible screen may request another appearance.
    func barMayChange() {
        if awaitsBar { return }
        awaitsBar = true
        graph.afterUpdate { [weak self] in self?.refreshBar() }
    }

    private func refreshBar() {
        awaitsBar = false
        guard isMounted, let bar, let layout else { return }
        let panel = layout.content == nil ? list : layout.content.flatMap(slot)?.panel
        bar.show(panel?.barAppearance ?? ToolbarAppearance(), isAtRoot: panel?.isAtRoot != false)
    }

    override func unmount() {
        super.unmount()
        group.remove(self)
        for slot in slots { slot.panel?.unmount() }
        list?.unmount()
        bar?.unmount()
        listing?.unmount()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        slots.lazy.compactMap(\.panel).isOrdered(first, before: second)
    }
}

extension AdaptableTabBarPlacement {
    /// Whether the placement is a sidebar, or `nil` if that depends on the width.
    fileprivate var isSidebar: Bool? {
        switch self {
        case .sidebar: true
        case .tabBar: false
        default: nil
        }
    }
}
