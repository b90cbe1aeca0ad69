import BackstaffNavigation
import Testing

@Suite
struct TabStateTests {
    private func state(_ tabs: [TabState.Tab], wanted: Int? = nil) -> TabState {
        var state = TabState()
        state.update(tabs: tabs, wanted: wanted)
        return state
    }

    private func tabs(_ ids: ClosedRange<Int>) -> [TabState.Tab] { ids.map { TabState.Tab(id: $0) } }

    private let phone = TabViewSpace(style: .bar, width: 390, isCompact: true)
    private let tablet = TabViewSpace(style: .bar, width: 1194, isCompact: false)

    @Test("Without a selection the first visible tab is shown")
    func first() {
        #expect(state(tabs(1...3)).shown == 1)
        let hidden = TabState.Tab(id: 1, isHiddenInBar: true, isHiddenInSidebar: true)
        #expect(state([hidden] + tabs(2...3)).shown == 2)
        #expect(state([]).shown == nil)
    }

    @Test("A selection that no tab has doesn't change the shown tab")
    func unknownSelection() {
        var state = state(tabs(1...3), wanted: 2)
        state.update(tabs: tabs(1...3), wanted: nil)
        #expect(state.shown == 2)
        state.update(tabs: tabs(1...3), wanted: 9)
        #expect(state.shown == 2)
    }

    @Test("If the shown tab is removed, the first tab is shown")
    func shownTabGoes() {
        var state = state(tabs(1...3), wanted: 3)
        state.update(tabs: tabs(1...2), wanted: nil)
        #expect(state.shown == 1)
        state.update(tabs: [], wanted: nil)
        #expect(state.shown == nil)
    }

    @Test("A tap selects another tab, pops the shown one to its root, and does nothing for a removed one")
    func choices() {
        var state = state(tabs(1...3), wanted: 1)
        #expect(state.choose(2) == .selects(2))
        #expect(state.shown == 1)
        #expect(state.choose(1) == .returnsToRoot(1))
        #expect(state.choose(9) == nil)
    }

    @Test("In the More list, a tap on the shown tab only closes the list")
    func tapBehindList() {
        var state = state(tabs(1...6), wanted: 1)
        state.isListShown = true
        #expect(state.choose(1) == .selects(1))
        #expect(!state.isListShown)
    }

    // MARK: Layout

    @Test("Five tabs fit in the bottom bar; of six, the first four and the More list are shown", arguments: 1...8)
    func capacity(_ count: Int) {
        let layout = state(tabs(1...count), wanted: 1).layout(in: phone)
        #expect(layout.form == .bottomBar)
        #expect(layout.bar == (count <= 5 ? Array(1...count) : [1, 2, 3, 4]))
        #expect(layout.overflow == (count <= 5 ? [] : Array(5...count)))
        #expect(layout.content == 1)
        #expect(!layout.selectsOverflow)
    }

    @Test("A tab in the More list is shown as the list's tab, and the list replaces any tab")
    func overflow() {
        var state = state(tabs(1...6), wanted: 6)
        #expect(state.layout(in: phone).content == 6)
        #expect(state.layout(in: phone).selectsOverflow)
        state.isListShown = true
        #expect(state.layout(in: phone).content == nil)
        #expect(state.layout(in: phone).selectsOverflow)
        #expect(state.layout(in: tablet).content == 6)
    }

    @Test("If there is space, all tabs are in the top bar, and the same tab is shown in both")
    func resizing() {
        let state = state(tabs(1...7), wanted: 6)
        let wide = state.layout(in: tablet)
        #expect(wide == TabLayout(form: .topBar, bar: Array(1...7), overflow: [], content: 6))
        #expect(state.layout(in: phone).content == wide.content)
    }

    @Test("A pinned tab is last in bars, stays visible among many, and keeps its place in a sidebar")
    func pinned() {
        let all = [TabState.Tab(id: 1, placement: .pinned)] + tabs(2...7)
        let state = state(all)
        #expect(state.layout(in: phone).bar == [2, 3, 4, 1])
        #expect(state.layout(in: phone).overflow == [5, 6, 7])
        #expect(state.layout(in: tablet).bar == [2, 3, 4, 5, 6, 7, 1])
        let sidebar = TabViewSpace(style: .sidebarAdaptable, width: 1194, isCompact: false)
        #expect(state.layout(in: sidebar).bar == Array(1...7))
    }

    @Test(
        "The sidebar is shown if there is room for it, or if a user opens it",
        arguments: [
            (1194, false, nil, TabForm.sidebar), (1023, false, nil, .topBar), (1194, false, false, .topBar),
            (744, false, true, .sidebar), (390, true, true, .bottomBar),
        ] as [(Double, Bool, Bool?, TabForm)])
    func sidebar(_ width: Double, _ isCompact: Bool, _ wants: Bool?, _ form: TabForm) {
        let space = TabViewSpace(style: .sidebarAdaptable, width: width, isCompact: isCompact, wantsSidebar: wants)
        #expect(space.form == form)
        #expect(space.canToggle == !isCompact)
    }

    @Test("A tab for the sidebar only isn't in the top bar; without a sidebar it is behind More")
    func sidebarOnly() {
        let state = state(tabs(1...2) + [TabState.Tab(id: 3, placement: .sidebarOnly)])
        func layout(_ width: Double, compact: Bool, wants: Bool? = nil, style: TabViewSpace.Style = .sidebarAdaptable)
            -> TabLayout
        {
            state.layout(in: TabViewSpace(style: style, width: width, isCompact: compact, wantsSidebar: wants))
        }
        #expect(layout(1194, compact: false).bar == [1, 2, 3])
        #expect(layout(1194, compact: false, wants: false).bar == [1, 2])
        #expect(layout(390, compact: true).bar == [1, 2])
        #expect(layout(390, compact: true).overflow == [3])
        #expect(layout(390, compact: true, style: .bar).bar == [1, 2, 3])
    }

    @Test("A tab that is hidden in bars is behind More if there could be a sidebar, unless it is hidden there too")
    func hiddenInBar() {
        let state = state(
            tabs(1...2) + [
                TabState.Tab(id: 3, isHiddenInBar: true),
                TabState.Tab(id: 4, isHiddenInBar: true, isHiddenInSidebar: true),
            ])
        let adaptable = state.layout(in: TabViewSpace(style: .sidebarAdaptable, width: 390, isCompact: true))
        #expect(adaptable.bar == [1, 2])
        #expect(adaptable.overflow == [3])
        #expect(state.layout(in: phone).bar == [1, 2])
        #expect(state.layout(in: phone).overflow == [])
    }

    @Test("Hidden tabs are left out where they are hidden, but the selected page is kept")
    func hidden() {
        let all =
            [TabState.Tab(id: 1, isHiddenInBar: true), TabState.Tab(id: 2, isHiddenInSidebar: true)] + tabs(3...3)
        let state = state(all)
        #expect(state.layout(in: phone).bar == [2, 3])
        #expect(
            state.layout(in: TabViewSpace(style: .sidebarAdaptable, width: 1194, isCompact: false)).bar == [1, 3])
        let pages = TabViewSpace(style: .pages, width: 390, isCompact: true)
        #expect(state.shown == 1)
        #expect(state.layout(in: pages).bar == [1, 2, 3])
        #expect(self.state(all, wanted: 3).layout(in: pages).bar == [2, 3])
    }
}
