import BackstaffTesting
import BackstaffUI
import Testing

/// Toolbar items around several containers, simultaneous or successive.
@MainActor
@Suite("Toolbars around tabs and below sheets", .serialized)
struct ContainerToolbarTests {
    /// The texts at the trailing ends of the bars on screen.
    private func trailing(_ host: HeadlessHost) throws -> [[String]] {
        try host.all(role: "bar-items").filter { $0.outline.hasPrefix("bar-items placement=trailing") }.map(\.texts)
    }

    // MARK: Sheets

    private struct Presenter: View {
        @State private var isPresented = false
        @State private var hasMore = false

        var body: some View {
            NavigationStack { Button("Open") { isPresented = true }.navigationTitle("Below") }
                .sheet(isPresented: $isPresented) {
                    NavigationStack {
                        VStack {
                            Button("Close") { isPresented = false }
                            Button("More below") { hasMore.toggle() }
                        }
                        .navigationTitle("Sheet")
                        .toolbar { Button("Sheet's") {} }
                    }
                }
                .toolbar {
                    ToolbarItem { Button("Window's") { hasMore.toggle() } }
                    if hasMore { ToolbarItem { Button("Another") {} } }
                }
        }
    }

    @Test("B13 a stack in a sheet doesn't take the items around the presenter, which still follow changes")
    func sheet() async throws {
        let host = HeadlessHost(Presenter())
        #expect(try trailing(host) == [["Window's"]])
        host.clearRecord()
        try await host.tap("Open")
        #expect(try trailing(host) == [["Sheet's"]])
        #expect(host.outline.contains("Window's"))
        try await host.tap("More below")
        try await host.tap("Close")
        #expect(try trailing(host) == [["Window's", "Another"]])
        try await host.tap("Window's")
        #expect(try trailing(host) == [["Window's"]])
        #expect(host.trouble == nil)
    }

    // MARK: Tabs

    private struct Tabs: View {
        @State private var selection = 1
        @State private var hasShared = true
        @State private var shown: Set<Int> = [1, 2, 3, 4]

        var body: some View {
            TabView(selection: $selection) {
                if shown.contains(1) { screen(1).tabItem { Text("One") }.tag(1) }
                if shown.contains(2) { screen(2).tabItem { Text("Two") }.tag(2) }
                Text("No bar here").tabItem { Text("Three") }.tag(3)
                NavigationSplitView {
                    Text("Sidebar").toolbar { Button("Sidebar's") {} }
                } detail: {
                    Text("Detail").toolbar { Button("Detail's") {} }
                }
                .tabItem { Text("Four") }.tag(4)
            }
            .toolbar { if hasShared { ToolbarItem { Button("Shared") {} } } }
        }

        private func screen(_ number: Int) -> some View {
            NavigationStack {
                VStack {
                    NavigationLink("Push \(number)", value: number)
                    Button("Toggle \(number)") { hasShared.toggle() }
                    Button("Remove One") { shown.remove(1) }
                    Button("Remove Two") { shown.remove(2) }
                    Button("Return One") { shown.insert(1) }
                }
                .navigationTitle("Title \(number)")
                .toolbar { Button("Own \(number)") {} }
                .navigationDestination(for: Int.self) { _ in Text("Pushed").toolbar { Button("Pushed's") {} } }
            }
        }
    }

    @Test("the shown tab's bar has the items around the tabs, whichever tab was shown before")
    func tabs() async throws {
        let host = HeadlessHost(Tabs())
        #expect(try trailing(host) == [["Shared", "Own 1"]])
        try await host.tapTab("Two")
        #expect(try trailing(host) == [["Shared", "Own 2"]])
        try await host.tapTab("One")
        #expect(try trailing(host) == [["Shared", "Own 1"]])
        try await host.tap("Push 1")
        #expect(try trailing(host) == [["Shared", "Pushed's"]])
        try await host.tapTab("Three")
        #expect(try trailing(host) == [])
        try await host.tapTab("Two")
        #expect(try trailing(host) == [["Shared", "Own 2"]])
        try await host.tapTab("One")
        #expect(try trailing(host) == [["Shared", "Pushed's"]])
        #expect(host.outline.split(separator: "\n").filter { $0.contains("\"Shared\"") }.count == 1, "it is there once")
        #expect(host.trouble == nil)
    }

    @Test("items that change while one tab is shown change in its bar, and in the others' when they are shown")
    func changing() async throws {
        let host = HeadlessHost(Tabs())
        try await host.tapTab("Two")
        try await host.tap("Toggle 2")
        #expect(try trailing(host) == [["Own 2"]])
        try await host.tap("Toggle 2")
        #expect(try trailing(host) == [["Shared", "Own 2"]])
        try await host.tap("Toggle 2")
        try await host.tapTab("One")
        #expect(try trailing(host) == [["Own 1"]])
        try await host.tap("Toggle 1")
        #expect(try trailing(host) == [["Shared", "Own 1"]])
    }

    @Test("removing a tab doesn't remove the items of the other tabs")
    func removed() async throws {
        let host = HeadlessHost(Tabs())
        try await host.tapTab("Two")
        try await host.tap("Remove One")
        #expect(try trailing(host) == [["Shared", "Own 2"]])
        try await host.tap("Toggle 2")
        try await host.tap("Toggle 2")
        #expect(try trailing(host) == [["Shared", "Own 2"]])
        try await host.tap("Return One")
        try await host.tapTab("One")
        #expect(try trailing(host) == [["Shared", "Own 1"]])
        try await host.tap("Remove Two")
        try await host.tap("Toggle 1")
        #expect(try trailing(host) == [["Own 1"]])
        try await host.tap("Toggle 1")
        try await host.tap("Remove One")
        #expect(host.selectedTab == "Three")
        #expect(try trailing(host) == [])
        #expect(host.trouble == nil)
    }

    @Test("a split view in a tab has the items in its detail's bar while the tab is shown")
    func split() async throws {
        let host = HeadlessHost(Tabs(), size: .tabletLandscape)
        try await host.tapTab("Four")
        #expect(try trailing(host) == [["Sidebar's"], ["Shared", "Detail's"]])
        try await host.tapTab("One")
        #expect(try trailing(host) == [["Shared", "Own 1"]])
        await host.resize(to: .phone)
        #expect(try trailing(host) == [["Shared", "Own 1"]])
        try await host.tapTab("Four")
        #expect(try trailing(host).map { $0.first } == ["Shared"])
    }

    private struct Pair: View {
        @State private var hasFirst = true

        var body: some View {
            VStack {
                if hasFirst { NavigationStack { Text("First").toolbar { Button("First's") {} } } }
                NavigationStack { Button("Toggle") { hasFirst.toggle() }.toolbar { Button("Second's") {} } }
            }
            .toolbar { Button("Inner") {} }
            .toolbar { Button("Outer") {} }
        }
    }

    @Test("of two stacks side by side the first has the items, and the second if the first is removed")
    func sideBySide() async throws {
        let host = HeadlessHost(Pair())
        #expect(try trailing(host) == [["Outer", "Inner", "First's"], ["Second's"]])
        try await host.tap("Toggle")
        #expect(try trailing(host) == [["Outer", "Inner", "Second's"]])
        try await host.tap("Toggle")
        #expect(try trailing(host).flatMap(\.self).filter { $0 == "Outer" } == ["Outer"])
        #expect(host.trouble == nil)
    }

    // MARK: Identity

    private struct Identified: View {
        @State private var number = 0
        @StateObject private var outside = Made("outside")

        @MainActor final class Made: ObservableObject {
            static var log: [String] = []

            init(_ name: String) { Self.log.append(name) }
        }

        private struct Sidebar: View {
            @Binding var number: Int
            @StateObject private var model = Made("sidebar")
            @SceneStorage("choice") private var choice = 0

            var body: some View {
                List([1, 2], id: \.self) { item in Button("Choose \(item)") { choice = item } }
                    .navigationTitle("Chosen \(choice)")
                    .toolbar { Button("Another") { number += 1 } }
            }
        }

        var body: some View {
            NavigationSplitView {
                Sidebar(number: $number)
            } detail: {
                Text("Detail").navigationTitle("Detail").toolbar { Button("Detail's") {} }
            }
            .toolbar { Button("Split's") {} }
            .id(number)
        }
    }

    @Test("a restored split view with an id has its toolbars in place, and each object is created once")
    func restoredIdentity() async throws {
        Identified.Made.log = []
        var host = HeadlessHost(Identified(), size: .tabletLandscape)
        #expect(Identified.Made.log.sorted() == ["outside", "sidebar"])
        #expect(try trailing(host) == [["Another"], ["Split's", "Detail's"]])
        try await host.tap("Choose 2")
        Identified.Made.log = []
        host = await host.relaunch()
        #expect(Identified.Made.log.sorted() == ["outside", "sidebar"])
        #expect(host.title == "Detail")
        #expect(host.shows("Chosen 2"))
        #expect(try trailing(host) == [["Another"], ["Split's", "Detail's"]])
    }

    @Test("another id recreates the split view, with its toolbars in the same places")
    func changedIdentity() async throws {
        Identified.Made.log = []
        let host = HeadlessHost(Identified(), size: .tabletLandscape)
        for _ in 0..<2 { try await host.tap("Another") }
        #expect(try trailing(host) == [["Another"], ["Split's", "Detail's"]])
        #expect(Identified.Made.log.filter { $0 == "sidebar" }.count == 3)
        #expect(Identified.Made.log.filter { $0 == "outside" }.count == 1)
        await host.resize(to: .phone)
        #expect(try trailing(host).flatMap(\.self).filter { $0 == "Split's" } == ["Split's"])
        #expect(host.trouble == nil)
    }
}
