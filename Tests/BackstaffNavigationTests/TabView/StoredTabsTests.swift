import BackstaffNavigation
import Testing

@Suite
struct StoredTabsTests {
    private let navigation = StoredNavigation(
        url: "/",
        stacks: [[]],
        tabViews: [
            StoredNavigation.Tabs(
                selection: NavigationValue("library"),
                parts: [
                    .init(
                        tab: NavigationValue("library"),
                        contents: StoredNavigation(stacks: [[NavigationValue(1), NavigationValue(2)]])),
                    .init(
                        tab: NavigationValue(3),
                        contents: StoredNavigation(
                            stacks: [[NavigationValue("x")]],
                            tabViews: [StoredNavigation.Tabs(selection: NavigationValue(0))])),
                ])
        ])

    @Test("L02 tabs, and nested tabs, are decoded from their bytes unchanged")
    func roundTrip() throws {
        let bytes = try #require(navigation.encoded())
        var isWhole = false
        #expect(StoredNavigation(decoding: bytes, isWhole: &isWhole) == navigation)
        #expect(isWhole)
    }

    @Test("L02 a scene without tab views has the same encoding as before tab views were added")
    func withoutTabs() throws {
        let plain = StoredNavigation(url: "/", stacks: [[NavigationValue(1)]])
        let bytes = try #require(plain.encoded())
        #expect(StoredNavigation(decoding: bytes) == plain)
        #expect(bytes.count < 40)
    }

    @Test("L02 bytes truncated anywhere are decoded as far as possible, without a trap")
    func cutOff() throws {
        let bytes = try #require(navigation.encoded())
        for count in bytes.indices {
            var isWhole = true
            let read = StoredNavigation(decoding: bytes[..<count], isWhole: &isWhole)
            // Input that ends after its stacks is complete, because most scenes have no tabs.
            #expect(!isWhole || read?.tabViews == [])
        }
    }

    @Test("L02 endlessly nested tab views are refused")
    func endless() throws {
        var nested = StoredNavigation()
        for _ in 0..<20 {
            nested = StoredNavigation(
                tabViews: [.init(selection: nil, parts: [.init(tab: NavigationValue(0), contents: nested)])])
        }
        let bytes = try #require(nested.encoded())
        var isWhole = true
        #expect(StoredNavigation(decoding: bytes, isWhole: &isWhole) != nil)
        #expect(!isWhole)
    }

    @Test("L02 the content of tabs is dropped before the selected tab")
    func limit() throws {
        var large = navigation
        large.tabViews[0].parts[0].contents.stacks = [(0..<1000).map { NavigationValue("value \($0)") }]
        let bytes = try #require(large.encoded(limit: 200))
        #expect(bytes.count <= 200)
        let read = try #require(StoredNavigation(decoding: bytes))
        #expect(read.tabViews == [StoredNavigation.Tabs(selection: NavigationValue("library"))])
    }

    @Test("A tab at its root isn't part of a step, whether it was created or not")
    func atRest() {
        #expect(NavigationSnapshot(stacks: [StackState()], selections: [nil]).isAtRest)
        #expect(!NavigationSnapshot(stacks: [StackState(values: [NavigationValue(1)])]).isAtRest)
        #expect(!NavigationSnapshot(selections: [NavigationValue(1)]).isAtRest)
    }

    @Test("A tab with a nested tab view is at its initial state while that shows its first tab at the root")
    func tabsAtRest() {
        func isAtRest(_ tabs: TabSnapshot) -> Bool { NavigationSnapshot(tabViews: [tabs]).isAtRest }
        func part(_ contents: NavigationSnapshot) -> TabSnapshot.Part {
            TabSnapshot.Part(tab: NavigationValue("b"), contents: contents)
        }
        let first = NavigationValue("a")
        let initial = TabSnapshot(selection: first, isInitial: true)
        #expect(isAtRest(initial))
        #expect(!isAtRest(TabSnapshot(selection: first)), "out of storage nobody knows")
        #expect(!isAtRest(TabSnapshot(selection: first, isInitial: true, isListShown: true)))
        let deep = NavigationSnapshot(stacks: [StackState(values: [NavigationValue(1)])])
        #expect(!isAtRest(TabSnapshot(selection: first, isInitial: true, parts: [part(deep)])))
        #expect(isAtRest(TabSnapshot(selection: first, isInitial: true, parts: [part(NavigationSnapshot())])))
        let nested = TabSnapshot(
            selection: first, isInitial: true, parts: [part(NavigationSnapshot(tabViews: [initial]))])
        #expect(isAtRest(nested))
        let other = TabSnapshot(selection: NavigationValue("c"))
        #expect(
            !isAtRest(
                TabSnapshot(selection: first, isInitial: true, parts: [part(NavigationSnapshot(tabViews: [other]))])))
    }

    @Test("Two tab views with the same content are equal, whether their initial state is known or not")
    func equality() {
        let name = NavigationValue("a")
        #expect(TabSnapshot(selection: name, isInitial: true) == TabSnapshot(selection: name))
        #expect(TabSnapshot(selection: name) != TabSnapshot(selection: NavigationValue("b")))
        #expect(TabSnapshot(selection: name) != TabSnapshot(selection: name, isListShown: true))
        let stored = StoredNavigation.Tabs(selection: name, isInitial: true)
        #expect(stored == StoredNavigation.Tabs(selection: name))
        #expect(stored.snapshot.isAtRest)
    }
}
