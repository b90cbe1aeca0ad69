import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct TabFormTests {
    private struct Numbers: View {
        let count: Int
        var style = "bar"

        var body: some View {
            let tabs = TabView {
                ForEach(1...count, id: \.self) { number in
                    NavigationStack { NavigationLink("Push \(number)") { Text("Pushed \(number)") } }
                        .tabItem { Label("Tab \(number)", systemImage: "star") }
                }
            }
            switch style {
            case "sidebar": tabs.tabViewStyle(.sidebarAdaptable)
            case "only": tabs.tabViewStyle(.tabBarOnly)
            default: tabs
            }
        }
    }

    @Test("L01 the bar is at the bottom in a narrow window and at the top in a wide one; no tab is rebuilt")
    func resizing() async throws {
        let host = HeadlessHost(Numbers(count: 3))
        #expect(host.tabArrangement == "bottom")
        try await host.tap("Tab 2")
        try await host.tap("Push 2")
        host.clearRecord()
        await host.resize(to: .tablet)
        #expect(host.tabArrangement == "top")
        #expect(host.selectedTab == "Tab 2")
        #expect(host.shows("Pushed 2"))
        #expect(!host.record.bodies.contains("Numbers"))
        await host.resize(to: .phone)
        #expect(host.tabArrangement == "bottom")
        #expect(host.shows("Pushed 2"))
    }

    @Test("More than five tabs: the others are in a list behind More, and have a back button to it")
    func more() async throws {
        let host = HeadlessHost(Numbers(count: 7))
        #expect(host.tabs == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        try await host.tapTab("More")
        #expect(host.title == "More")
        #expect(host.selectedTab == "More")
        #expect(host.shows("Tab 7"))
        try await host.tap("Tab 6")
        #expect(host.shows("Push 6"))
        #expect(host.selectedTab == "More")
        #expect(host.backButton == "More")
        try await host.tap("Push 6")
        #expect(host.shows("Pushed 6"))
        try await host.tapTab("More")
        #expect(host.shows("Push 6"))
        try await host.tapTab("More")
        #expect(host.title == "More")
        try await host.tapTab("Tab 1")
        #expect(host.shows("Push 1"))
        #expect(host.selectedTab == "Tab 1")
    }

    @Test("L01 if all tabs fit, a tab from the More list is in the bar at the top")
    func moreWidens() async throws {
        let host = HeadlessHost(Numbers(count: 7))
        try await host.tapTab("More")
        try await host.tap("Tab 6")
        await host.resize(to: .tablet)
        #expect(host.tabs.count == 7)
        #expect(host.selectedTab == "Tab 6")
        #expect(host.backButton == nil)
        await host.resize(to: .phone)
        #expect(host.backButton == "More")
    }

    @Test("A sidebar can be switched to a bar and back; narrow windows have neither button")
    func sidebar() async throws {
        let host = HeadlessHost(Numbers(count: 7, style: "sidebar"), size: .tabletLandscape)
        #expect(host.tabArrangement == "sidebar")
        try await host.tap("Tab 6")
        try await host.toggleTabSidebar()
        #expect(host.tabArrangement == "top")
        #expect(host.selectedTab == "Tab 6")
        try await host.toggleTabSidebar()
        #expect(host.tabArrangement == "sidebar")
        await host.resize(to: .phone)
        #expect(host.tabArrangement == "bottom")
        await #expect(throws: LookUpFailure.self) { try await host.toggleTabSidebar() }
        #expect(HeadlessHost(Numbers(count: 3, style: "only"), size: .tablet).tabArrangement == "top")
    }

    private struct Sections: View {
        @State private var selection = "a"
        @State private var customization = TabViewCustomization()

        var body: some View {
            TabView(selection: $selection) {
                Tab("Start", systemImage: "house", value: "a") { Text("Start content") }
                Tab(value: "s", role: .search) { Text("Search content") }
                TabSection("Library") {
                    ForEach(["b", "c"], id: \.self) { name in
                        Tab("Shelf \(name)", systemImage: "book", value: name) { Text("Content \(name)") }
                            .customizationID(name)
                    }
                    Tab("Attic", systemImage: "star", value: "d") { Text("Content d") }
                        .tabPlacement(.sidebarOnly)
                }
                .customizationID("library")
                Tab("Secret", systemImage: "star", value: "e") {
                    Button("Rearrange") {
                        customization[section: "library"].tabOrder = ["c", "b"]
                        customization[tab: "b"].tabBarVisibility = .hidden
                    }
                }
                .hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
            .tabViewSidebarHeader { Text("Header words") }
            .tabViewBottomAccessory { Button("To the secret") { selection = "e" } }
        }
    }

    @Test("Sections are groups in a sidebar; in bars their tabs are inline, with a search tab last")
    func sections() async throws {
        let host = HeadlessHost(Sections(), size: .tabletLandscape)
        #expect(host.tabs == ["Start", "Search", "Shelf b", "Shelf c", "Attic"])
        #expect(host.tabSections == ["Library"])
        #expect(host.shows("Header words"))
        try await host.toggleTabSidebar()
        #expect(host.tabs == ["Start", "Shelf b", "Shelf c", "Search"])
        #expect(host.tabSections == [])
        #expect(!host.shows("Header words"))
        await host.resize(to: .phone)
        #expect(host.tabs == ["Start", "Shelf b", "Shelf c", "Search", "More"])
        try await host.tapTab("More")
        try await host.tap("Attic")
        #expect(host.shows("Content d"))
    }

    @Test("A stored arrangement is shown: the order in sections, and the hidden tabs")
    func customization() async throws {
        let host = HeadlessHost(Sections(), size: .tabletLandscape)
        try await host.tap("To the secret")
        #expect(host.selectedTab == nil)
        try await host.tap("Rearrange")
        #expect(host.tabs == ["Start", "Search", "Shelf c", "Shelf b", "Attic"])
        try await host.toggleTabSidebar()
        #expect(host.tabs == ["Start", "Shelf c", "Search"])
    }

    // MARK: Hiding the bar

    @Test("H07 the shown screen decides whether the bar is hidden; back on the screen below, the bar is shown")
    func hiddenBar() async throws {
        let model = TabsModel()
        model.hidesBarOnPush = true
        let host = HeadlessHost(ItemTabs(model: model))
        #expect(host.tabs.count == 3)
        try await host.tap("home push")
        #expect(host.tabs == [])
        try await host.goBack()
        #expect(host.tabs.count == 3)
    }

    @Test("H07 a stack can hide the bar, for its own tab only")
    func hiddenByStack() async throws {
        let model = TabsModel()
        let host = HeadlessHost(
            TabView(selection: model.selectionBinding) {
                Text("One").tabItem { Text("A") }.tag("home")
                NavigationStack { Text("Two") }.toolbar(.hidden, for: .tabBar).tabItem { Text("B") }.tag("b")
            })
        try await host.tap("B")
        #expect(host.shows("Two"))
        #expect(host.tabs == [])
        model.selection = "home"
        host.update()
        #expect(host.tabs == ["A", "B"])
    }

    // MARK: Pages

    @Test("Pages: the neighbors of the shown page exist but aren't shown, and a swipe selects once")
    func pages() async throws {
        let journal = Journal()
        var writes: [Int] = []
        var page = 0
        let selection = Binding(
            get: { page },
            set: {
                writes.append($0); page = $0
            })
        let host = HeadlessHost(
            TabView(selection: selection) {
                ForEach(0..<4) { number in
                    PageWords(number: number)
                        .onAppear { journal.note("appear \(number)") }
                        .onDisappear { journal.note("disappear \(number)") }
                }
            }
            .tabViewStyle(.page))
        #expect(host.tabArrangement == "page")
        #expect(host.shows("Page 0"))
        #expect(!host.shows("Page 1"))
        host.clearRecord()
        #expect(journal.take() == ["appear 0"])
        try await host.sweep(toPage: 1)
        #expect(writes == [1])
        #expect(host.shows("Page 1"))
        #expect(!host.shows("Page 0"))
        #expect(journal.take() == ["appear 1", "disappear 0"])
        #expect(host.record.bodies == ["PageWords"])
        #expect(host.record.history == [])
        try await host.sweep(toPage: 9)
        #expect(writes == [1])
    }

    private struct PageWords: View {
        let number: Int

        var body: some View { Text("Page \(number)") }
    }

    @Test("A hidden page exists while the app selects it, and can be swiped away")
    func hiddenPage() async throws {
        let model = TabsModel()
        model.selection = "a"
        let host = HeadlessHost(BookOfPages(model: model))
        #expect(host.shows("Page a"))
        #expect(host.tabs.count == 2)
        try await host.sweep(toPage: 1)
        #expect(host.shows("Page b"))
        model.selection = "hidden"
        host.update()
        #expect(host.shows("Page hidden"))
        #expect(!host.shows("Page b"))
        #expect(host.tabs.count == 3)
        try await host.sweep(toPage: 2)
        #expect(model.selection == "b")
        #expect(host.shows("Page b"))
        #expect(!host.shows("Page hidden"))
        #expect(host.tabs.count == 2)
    }

    private struct BookOfPages: View {
        @Bindable var model: TabsModel

        var body: some View {
            TabView(selection: $model.selection) {
                Tab("A", systemImage: "1.circle", value: "a") { Text("Page a") }
                Tab("Hidden", systemImage: "2.circle", value: "hidden") { Text("Page hidden") }
                    .hidden()
                Tab("B", systemImage: "3.circle", value: "b") { Text("Page b") }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("The page dots can be hidden")
    func dots() {
        func host(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) -> HeadlessHost {
            HeadlessHost(
                TabView { ForEach(0..<count, id: \.self) { Text("Page \($0)") } }
                    .tabViewStyle(PageTabViewStyle(indexDisplayMode: mode)))
        }
        #expect(host(.automatic, 3).tabs.count == 3)
        #expect(host(.automatic, 1).tabs.count == 0)
        #expect(host(.always, 1).tabs.count == 1)
        #expect(host(.never, 3).tabs.count == 0)
    }
}
