import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a tab view.
///
///     content listed ──► slots, by their keys ──┐
///     selection read, size class, style ────────┴► TabState ──► layout(in: room) ──► panels shown and covered, bar arranged
///     tap ──► the selection is written, once ──► read again ──► …
///
/// A slot's panel is made when it is first shown; from then on it is covered or shown, and never moved.
final class TabViewNode: ElementNode {
    @exclusivity(unchecked) private(set) var slots: ContiguousArray<TabSlot> = []
    @exclusivity(unchecked) var selection: TabSelection
    @exclusivity(unchecked) var state = TabState()
    @exclusivity(unchecked) private(set) var room = TabRoom(style: .bar, width: 0, isCompact: true)
    @exclusivity(unchecked) private(set) var layout: TabLayout?
    @exclusivity(unchecked) private var lastID = 0
    @exclusivity(unchecked) var wantsSidebar: Bool?
    /// What the tab view's own selection is to be, by a name out of storage that may come to be a tab's.
    @exclusivity(unchecked) var wantedName: NavigationValue?
    /// What tabs showed that aren't made yet.
    @exclusivity(unchecked) var waiting: [StoredNavigation.TabContents] = []
    /// How a person has arranged the tabs, and where that is written.
    @exclusivity(unchecked) private(set) var customization: TabViewCustomization?
    @exclusivity(unchecked) private(set) var arrangement: Binding<TabViewCustomization>?
    /// Whether there is anything for a person to arrange; `nil` until somebody asks, after it may have changed.
    @exclusivity(unchecked) var isCustomizable: Bool?
    /// The list of the tabs that found no room in the bar.
    @exclusivity(unchecked) var list: TabPanelNode?
    @exclusivity(unchecked) private(set) var bar: TabBar?
    @exclusivity(unchecked) private var listing: TabListNode?
    @exclusivity(unchecked) private var awaitsBar = false
    /// The tab that was shown first, but for what was offered: showing it is nothing to remember.
    @exclusivity(unchecked) private(set) var initialTab: Int?
    let scene: SceneContext?
    /// What is shown above the window that the tab view is in. Its tabs are no part of the scene's history.
    unowned(unsafe) let presentation: PresentationNode?  // It unmounts the tab view.
    /// The toolbar items around the tabs, which the containers in the shown one have in their bars.
    private let outerToolbar: OuterToolbar?
    /// Of a tab view in a tab of another.
    unowned(unsafe) let outerPanel: TabPanelNode?  // It unmounts what is in it.

    init(_ selection: TabSelection, tabs: TabSource, under parent: _Node) {
        self.selection = selection
        let surroundings = EnvironmentValues(parent.scope.environment)
        scene = surroundings.sceneContext
        presentation = surroundings.screenContext?.presentation
        outerToolbar = surroundings.outerToolbar
        outerPanel = parent.tabPanel
        super.init(.tabView, under: parent)
        scope = Scope(copying: scope)
        scope.leaveRow()
        bar = TabBar(of: self)
        scene?.add(self)
        let offered = presentation == nil ? scene?.takeOfferedTabs(for: self) : nil
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
        // What is selected may have come together with its tab.
        if listing?.isDirty == true { takeListed() }
        let wanted = Tracking.run(self, plan: Self.reads) {
            let surroundings = EnvironmentValues(scope.environment)
            let form = surroundings.tabViewForm
            room = TabRoom(
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

    /// The tab that would be shown if the tab view were new.
    private func tabShown(for value: NavigationValue?) -> Int? {
        var state = TabState()
        state.update(tabs: tabsInOrder, wanted: value.flatMap { value in slots.first { $0.value == value }?.id })
        return state.shown
    }

    /// Remembers whether what is selected is read out of observable objects. That goes by the bindings, of which a tab view
    /// may have any, and by no type of view: so the plan is that of the node, which all tab views share.
    private static let reads = FieldPlan.of(TabViewNode.self)

    // MARK: Slots

    /// Lists the tabs and takes them over.
    func takeListed() {
        if let listing { take(listing.list()) }
    }

    /// Takes over what tabs there are: those that were there before keep what they show.
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

    /// Finds out by what a tab is selected, and what it is known by.
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

    /// The tab that is selected, if one is.
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
        let next = state.layout(in: room)
        layout = next
        if next.form != former?.form {
            set(.displayMode, next.form.rawValue)
            tree.respond(to: next.form == .pages ? .edit : [], at: element, by: self)
        }
        if next.form == .pages { showPages(next) } else { showContent(next) }
        bar?.show(next, canToggle: room.canToggle)
        if next.content != former?.content { contentDidChange() }
    }

    /// First what comes, then what goes: so that at every moment there is something on screen.
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

    /// Every page has its place, and those beside the one that is shown are there to be swept to.
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

    /// The panel of a tab, with what the tab shows in it.
    private func makePanel(_ slot: TabSlot) -> TabPanelNode {
        let panel = makePlace(slot)
        if !panel.isBuilt {
            let index = waiting.firstIndex { slot.has($0.tab) }
            panel.build(slot.entry.content, offers: index.map { waiting.remove(at: $0).contents })
        }
        return panel
    }

    /// The panel of a tab, empty if it is new.
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
        if presentation == nil { scene?.noteSelectionChange() }
        outerToolbar?.update()
        barMayChange()
    }

    override func respond(to event: ElementEvent, at element: Element) {
        // A page that was swept to, by its number.
        guard case .edit(let text) = event else { return }
        guard let layout, layout.form == .pages, let number = Int(text), layout.bar.indices.contains(number),
            let slot = slot(layout.bar[number])
        else { return Diagnostics.log("There is no page \(WireRefusal.quoted(text)).") }
        if slot.id != layout.content { select(slot) }
    }

    // MARK: Bar

    /// The shown screen may say something else of the bar. It is looked at when all screens are up to date.
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
        scene?.remove(self)
        for slot in slots { slot.panel?.unmount() }
        list?.unmount()
        bar?.unmount()
        listing?.unmount()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool {
        func place(_ node: _Node) -> Int {
            slots.firstIndex { $0.panel === node } ?? slots.count
        }
        return place(first) < place(second)
    }
}

extension AdaptableTabBarPlacement {
    /// Whether it is a sidebar; `nil` where that depends.
    fileprivate var isSidebar: Bool? {
        switch self {
        case .sidebar: true
        case .tabBar: false
        default: nil
        }
    }
}
