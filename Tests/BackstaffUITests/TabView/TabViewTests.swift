import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Observation
import Testing

@MainActor
@Suite
struct TabViewTests {
    /// The two ways to write tabs.
    enum Spelling: CaseIterable {
        case items, values

        @MainActor
        func host(_ model: TabsModel, size: Size = .phone) -> HeadlessHost {
            switch self {
            case .items: HeadlessHost(ItemTabs(model: model), size: size)
            case .values: HeadlessHost(ValueTabs(model: model), size: size)
            }
        }
    }

    @Test(
        "A24 the first tab is shown, and the others aren't created until they are selected",
        arguments: Spelling.allCases)
    func first(_ spelling: Spelling) async throws {
        let model = TabsModel()
        let host = spelling.host(model)
        #expect(host.tabs == ["Home", "List", "Other"])
        #expect(host.selectedTab == "Home")
        #expect(try host.badge(ofTab: "List") == "3")
        #expect(try host.badge(ofTab: "Other") == "New")
        #expect(try host.badge(ofTab: "Home") == nil)
        #expect(host.title == "home root")
        #expect(model.journal.take() == ["appear home"])
        #expect(!host.outline.contains("list root"))
        #expect(model.writes == [])
    }

    @Test(
        "A24 each tab has its own stack and state, which are kept while another is shown", arguments: Spelling.allCases)
    func kept(_ spelling: Spelling) async throws {
        let model = TabsModel()
        let host = spelling.host(model)
        try await host.tap("home add")
        try await host.tap("home push")
        try await host.tap("Deeper")
        #expect(host.path == ["1", "2"])
        _ = model.journal.take()
        try await host.tap("List")
        #expect(host.title == "list root")
        #expect(host.path == [])
        #expect(!host.shows("home 2"))
        #expect(model.journal.take() == ["appear list", "disappear home"])
        try await host.tap("list push")
        try await host.tapTab("Home")
        #expect(host.path == ["1", "2"])
        #expect(host.title == "home 2")
        #expect(model.journal.take() == ["appear home", "disappear list"])
        #expect(model.paths["list"] == [1])
        try await host.goBack()
        try await host.goBack()
        #expect(host.shows("home count 1"))
    }

    @Test("A24 a tap writes the selection once; a tap on a tab that was already created runs no body")
    func cost() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        try await host.tap("List")
        #expect(model.writes == ["list"])
        host.clearRecord()
        try await host.tapTab("Home")
        #expect(model.writes == ["list", "home"])
        #expect(host.record.bodies == [])
    }

    @Test("A24 a hidden tab's views are updated, and their patches are correct")
    func hiddenChanges() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        try await host.tap("List")
        model.paths["home"] = [1, 2, 3]
        host.update()
        #expect(host.title == "list root")
        try await host.tapTab("Home")
        #expect(host.title == "home 3")
    }

    @Test("A24 the shown tab is the app's selection, however that was written")
    func appSelects() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        model.selection = "more"
        host.update()
        #expect(host.selectedTab == "Other")
        #expect(host.title == "more root")
        #expect(model.writes == [])
    }

    @Test("A24 if the app refuses a selection, the tab isn't shown")
    func refused() async throws {
        var writes = 0
        let selection = Binding<Int>(get: { 0 }, set: { _ in writes += 1 })
        let host = HeadlessHost(
            TabView(selection: selection) {
                Text("One").tabItem { Text("First") }.tag(0)
                Text("Two").tabItem { Text("Second") }.tag(1)
            })
        try await host.tap("Second")
        #expect(writes == 1)
        #expect(host.shows("One"))
        #expect(host.selectedTab == "First")
    }

    @Test("A24 a tap on the shown tab pops its stack to the root with one write; at the root it writes nothing")
    func popToRoot() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ValueTabs(model: model))
        model.paths["home"] = [1, 2, 3]
        host.update()
        try await host.tapTab("Home")
        #expect(model.writes == ["home []"])
        #expect(host.title == "home root")
        try await host.tapTab("Home")
        #expect(model.writes == ["home []"])
    }

    @Test("A24 a tap on the shown tab asks for confirmation if a screen would lose changes")
    func popToRootAsks() async throws {
        let host = HeadlessHost(
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("Draft").confirmsLeaving("Leave the draft?") }
                }
                .tabItem { Text("Letters") }
                Text("Second").tabItem { Text("Others") }
            })
        try await host.tap("Open")
        try await host.tap("Others")
        #expect(host.shows("Second"))
        try await host.tap("Letters")
        try await host.tap("Letters")
        #expect(host.shows("Leave the draft?"))
        try await host.pressEscape()
        #expect(host.shows("Draft"))
    }

    @Test("A24 a tap on the shown tab returns collapsed columns to the first")
    func popColumns() async throws {
        let host = HeadlessHost(
            TabView {
                ColumnsInTab().tabItem { Text("Mail") }
                Text("Second").tabItem { Text("Others") }
            })
        try await host.tap("Row 2")
        #expect(host.shows("Detail 2"))
        try await host.tap("Mail")
        #expect(host.shows("Row 1"))
        #expect(!host.shows("Detail 2"))
    }

    private struct TabsInSheet: View {
        let model: TabsModel
        @State private var isOpen = false

        var body: some View {
            TabView {
                NavigationStack(path: model.path("home")) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { sheet }
                    }
                }
                .tabItem { Text("Outer") }
            }
        }

        private var sheet: some View {
            TabView {
                TabStack(model: model, name: "list").tabItem { Text("Inner") }
                ColumnsInTab().tabItem { Text("Mail") }
            }
        }
    }

    @Test(
        "A24 a tap on the shown tab in a sheet pops the sheet's stack or columns, not those behind the sheet")
    func popToRootInSheet() async throws {
        let model = TabsModel()
        model.paths["home"] = [7]
        let host = HeadlessHost(TabsInSheet(model: model))
        try await host.tap("Open")
        try await host.tap("list push")
        try await host.tap("Deeper")
        #expect(model.writes == ["list [1]", "list [1, 2]"])
        try await host.tapTab("Inner")
        #expect(model.writes == ["list [1]", "list [1, 2]", "list []"])
        #expect(host.title == "list root")
        try await host.tapTab("Inner")
        #expect(model.writes.count == 3)
        try await host.tapTab("Mail")
        try await host.tap("Row 2")
        #expect(host.shows("Detail 2"))
        try await host.tapTab("Mail")
        #expect(host.shows("Row 1"))
        #expect(!host.shows("Detail 2"))
        #expect(model.paths["home"] == [7])
    }

    @Test("A24 a screen in a sheet's tab hides the sheet's tab bar, not the one behind the sheet")
    func hiddenBarInSheet() async throws {
        let model = TabsModel()
        model.paths["home"] = [7]
        model.hidesBarOnPush = true
        let host = HeadlessHost(TabsInSheet(model: model))
        try await host.tap("Open")
        #expect(host.tabs == ["Inner", "Mail"])
        try await host.tap("list push")
        #expect(host.tabs == [])
        try await host.goBack()
        #expect(host.tabs == ["Inner", "Mail"])
        try await host.dismissPresented()
        #expect(host.tabs == ["Outer"])
    }

    @Test("A24 tabs can be added and removed; if the shown one is removed, the first is shown, and that is reported")
    func comingAndGoing() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let model = TabsModel()
            let host = HeadlessHost(ItemTabs(model: model))
            try await host.tap("List")
            try await host.tap("list add")
            model.hasList = false
            host.update()
            #expect(host.tabs == ["Home", "Other"])
            #expect(host.title == "home root")
            #expect(model.writes == ["list"])
            #expect(receiver.reports.filter { $0.mistake == .unknownTab }.count == 1)
            model.hasList = true
            host.update()
            #expect(host.selectedTab == "List")
            #expect(host.shows("list count 0"))
        }
    }

    @Test("L10 a selection that no tab has is reported once, keeps the shown tab, and isn't overwritten")
    func absentSelection() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let model = TabsModel()
            model.selection = "nowhere"
            let host = HeadlessHost(ValueTabs(model: model))
            #expect(host.selectedTab == "Home")
            #expect(receiver.reports.map(\.mistake) == [.unknownTab])
            try await host.tap("List")
            #expect(host.selectedTab == "List")
            model.selection = "elsewhere"
            host.update()
            #expect(host.selectedTab == "List")
            #expect(host.title == "list root")
            #expect(model.writes == ["list"])
            #expect(receiver.reports.count == 1, "it is one mistake at one place")
        }
    }

    @Test("A24 a tag on several tabs is reported, and the first of them is shown")
    func duplicates() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(
                TabView(selection: .constant(1)) {
                    Text("One").tabItem { Text("A") }.tag(1)
                    Text("Two").tabItem { Text("B") }.tag(1)
                })
            #expect(host.shows("One"))
            let repeated = receiver.reports.filter { $0.mistake == .repeatedTab }
            #expect(repeated.contains { $0.message.contains("the tag or value 1") })
        }
    }

    @Test("A24 rows with the same id are separate tabs, each with its own content", arguments: [true, false])
    func repeatedRows(isPaged: Bool) {
        struct Words: View {
            let words: WordsModel
            let isPaged: Bool
            var body: some View {
                let tabs = TabView {
                    ForEach(words.all, id: \.self) { word in Text("Page \(word)").tabItem { Text(word) } }
                }
                if isPaged { tabs.tabViewStyle(.page) } else { tabs }
            }
        }
        let words = WordsModel()
        let host = HeadlessHost(Words(words: words, isPaged: isPaged))
        func count(_ part: String) -> Int { host.outline.split(separator: "\n").count { $0.contains(part) } }
        #expect(host.tabs == words.all)
        for change in [["a", "a", "b", "c"], ["a", "b"], ["b"]] {
            words.all = change
            host.update()
            #expect(count("tab-panel") <= change.count, "\(host.outline)")
            // A single page has no dots.
            #expect(host.tabs == (isPaged && change.count == 1 ? [] : change))
            #expect(host.shows("Page \(change[0])"))
        }
        #expect(!host.outline.contains("Page a"))
    }

    @Observable
    final class WordsModel {
        var all = ["a", "a", "b"]
    }

    @Test("L10 a tag whose type isn't the selection's is reported, and can't be selected")
    func foreignTags() async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(
                TabView(selection: .constant("a")) {
                    Text("One").tabItem { Text("A") }.tag("a")
                    Text("Two").tabItem { Text("B") }.tag(2)
                })
            try await host.tap("B")
            #expect(host.shows("One"))
            #expect(receiver.reports.filter { $0.mistake == .mistypedTab }.count == 1)
        }
    }

    @Test("A24 without tags, tabs are selected by index, and those of a ForEach by id")
    func implicitTags() async throws {
        var place = 0
        let host = HeadlessHost(
            TabView(selection: Binding(get: { place }, set: { place = $0 })) {
                Text("One").tabItem { Text("A") }
                Text("Two").tabItem { Text("B") }
            })
        try await host.tap("B")
        #expect(place == 1)
        var name = "x"
        let named = HeadlessHost(
            TabView(selection: Binding(get: { name }, set: { name = $0 })) {
                ForEach(["x", "y"], id: \.self) { word in Text("Content \(word)").tabItem { Text(word) } }
            })
        try await named.tap("y")
        #expect(name == "y")
    }

    @Test("A24 a tab view without a selection keeps its own")
    func ownSelection() async throws {
        let host = HeadlessHost(
            TabView {
                Tab("One", systemImage: "star") { Text("First") }
                Tab("Two", systemImage: "heart") { Text("Second") }
            })
        #expect(host.shows("First"))
        try await host.tap("Two")
        #expect(host.shows("Second"))
        #expect(!host.shows("First"))
    }

    @Test("A24 a tap on a removed tab is refused")
    func goneTab() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        let tab = try host.find("List")
        model.hasList = false
        host.update()
        #expect(!host.tapNow(tab))
        #expect(host.selectedTab == "Home")
        #expect(model.writes == [])
    }

    @Test("A24 a modifier around several tabs applies to each")
    func aroundSeveral() async throws {
        struct Limit: View {
            let name: String
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("\(name), \(limit ?? 0) lines") }
        }
        let host = HeadlessHost(
            TabView {
                Group {
                    Limit(name: "One").tabItem { Text("A") }
                    Limit(name: "Two").tabItem { Text("B") }
                }
                .environment(\.lineLimit, 2)
            })
        #expect(host.tabs == ["A", "B"])
        #expect(host.shows("One, 2 lines"))
        try await host.tap("B")
        #expect(host.shows("Two, 2 lines"))
    }

    @Test("A24 a title inside a tab is shown by the stack around the tab view while the tab is selected")
    func outerTitle() async throws {
        let host = HeadlessHost(
            NavigationStack {
                TabView {
                    Text("One").navigationTitle("First title").tabItem { Text("A") }
                    Text("Two").navigationTitle("Second title").tabItem { Text("B") }
                }
            })
        #expect(host.title == "First title")
        try await host.tap("B")
        #expect(host.title == "Second title")
        try await host.tap("A")
        #expect(host.title == "First title")
    }
}

struct ColumnsInTab: View {
    @State private var row: Int?

    var body: some View {
        NavigationSplitView {
            List(1..<4, id: \.self, selection: $row) { Text("Row \($0)") }
        } detail: {
            Text(row.map { "Detail \($0)" } ?? "Nothing")
        }
    }
}
