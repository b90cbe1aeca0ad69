import BackstaffElements
import BackstaffNavigation
import Testing

@testable import BackstaffUI

/// The navigation inspector's output for tabs, their contents and presented views.
extension NavigationInspectorTests {
    struct Port: View {
        @State private var tab = "Berths"
        @State private var path: [Harbour] = []
        @State private var boat: String?
        @State private var visibility = NavigationSplitViewVisibility.automatic
        @State private var page = 0

        var body: some View {
            TabView(selection: $tab) {
                Tab("Berths", systemImage: "house", value: "Berths") {
                    NavigationStack(path: $path) {
                        List {
                            NavigationLink("Oslo", value: Harbour(name: "Oslo"))
                            NavigationLink("About") { Text("About the port") }
                            Button("To the boats") { tab = "Boats" }
                        }
                        .navigationDestination(for: Harbour.self) { Text("In \($0.name)") }
                    }
                }
                Tab("Boats", systemImage: "paperplane", value: "Boats") {
                    NavigationSplitView(columnVisibility: $visibility) {
                        List(["Gull", "Heron"], id: \.self, selection: $boat) { Text($0) }
                        Button("Take the Gull") { boat = "Gull" }
                        Button("Alone") { visibility = .detailOnly }
                    } detail: {
                        Text(boat ?? "No boat")
                        Button("To the tides") { tab = "Tides" }
                    }
                }
                Tab("Tides", systemImage: "moon", value: "Tides") {
                    Button("Next page") { page = 1 }
                    TabView(selection: $page) {
                        Text("Low").tag(0)
                        Text("High").tag(1)
                    }
                    .tabViewStyle(.page)
                }
            }
        }
    }

    /// Returns the changes that are reported for a tap.
    private func changes(after words: String, in scene: LiveScene) throws -> [String] {
        try tap(words, in: scene)
        let entry = try #require(scene.takeInspection()?.tables[.log]?.first, "“\(words)” is no transition")
        return entry[2].split(separator: "\n").map(String.init)
    }

    @Test("L05 a tab switch, and a change within a tab, are in the log with the tab's name")
    func changesInTabs() throws {
        let scene = scene(Port(), width: 1000)
        _ = open(scene)
        defer { scene.close() }
        #expect(
            try changes(after: "Oslo", in: scene).first == "stack 1 in tab Berths: [] → [Harbour(name: \"Oslo\")]")
        scene.travel(toStep: 0)
        _ = scene.takePatch()
        #expect(
            scene.takeInspection()?.tables[.log]?.first?[2].hasPrefix(
                "stack 1 in tab Berths: [Harbour(name: \"Oslo\")] → []") == true)
        #expect(
            try changes(after: "About", in: scene).first == "stack 1 in tab Berths: [] → [1 pushed without a value]")
        scene.travel(toStep: 0)
        _ = scene.takePatch()
        _ = scene.takeInspection()
        #expect(try changes(after: "To the boats", in: scene) == ["tab: Berths → Boats"])
        #expect(try changes(after: "Take the Gull", in: scene) == ["selection in tab Boats: nothing → Gull"])
        #expect(try changes(after: "Alone", in: scene) == ["columnVisibility in tab Boats: automatic → detailOnly"])
        #expect(try changes(after: "To the tides", in: scene) == ["tab: Boats → Tides"])
        #expect(try changes(after: "Next page", in: scene) == ["tab in tab Tides: as at first → 1"])
    }

    @Test("L05 an earlier tab is restored with its content")
    func tabAgain() throws {
        let scene = scene(Port(), width: 1000)
        _ = open(scene)
        defer { scene.close() }
        try tap("Oslo", in: scene)
        scene.inspect(.goTo(transition: 1))
        _ = scene.takePatch()
        try tap("To the boats", in: scene)
        _ = scene.takeInspection()
        scene.inspect(.goTo(transition: 2))
        _ = scene.takePatch()
        let entry = try #require(scene.takeInspection()?.tables[.log]?.first)
        #expect(
            entry[2].hasPrefix("tab: Boats → Berths\nstack 1 in tab Berths: [] → [Harbour(name: \"Oslo\")]"), "\(entry)"
        )
    }

    @Test("L05 each tab view has a row with its tab, containers in a tab name it, and unshown tabs have none")
    func rowsOfTabs() throws {
        let scene = scene(Port(), width: 1000)
        let first = try #require(open(scene)?.tables[.state])
        defer { scene.close() }
        #expect(first.first == ["TabView", "tab", "String", "Berths"])
        #expect(first.count == 2)
        #expect(first[1][0].hasSuffix(" in tab Berths") && first[1][1] == "stack")
        try tap("To the boats", in: scene)
        try tap("Take the Gull", in: scene)
        let news = try #require(scene.takeInspection())
        #expect(news.tables[.state]?.first == ["TabView", "tab", "String", "Boats"])
        #expect(news.tables[.state]?.contains(["sidebar column in tab Boats", "selection", "String", "Gull"]) == true)
        #expect(news.tables[.columns]?.contains(["columnVisibility in tab Boats", "automatic"]) == true)
        try tap("To the tides", in: scene)
        let last = try #require(scene.takeInspection()?.tables[.state])
        #expect(last.contains(["TabView in tab Tides", "tab", "Int", "0"]))
    }

    struct Office: View {
        @State private var isOpen = false
        @State private var asks = false
        @State private var path: [Harbour] = []

        var body: some View {
            NavigationStack {
                Button("Open") { isOpen = true }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack(path: $path) {
                    NavigationLink("Kiel", value: Harbour(name: "Kiel"))
                        .navigationDestination(for: Harbour.self) { _ in Button("Ask") { asks = true } }
                        .alert("Sure?", isPresented: $asks) { Button("Yes") { isOpen = false } }
                }
                .presentationDetents([.medium, .large])
            }
        }
    }

    @Test("L05 a presented view and the stacks in it have rows as long as it is presented")
    func rowsOfPresentations() throws {
        let scene = scene(Office())
        let first = try #require(open(scene)?.tables[.state])
        defer { scene.close() }
        #expect(first.map { $0[1] } == ["stack"])
        try tap("Open", in: scene)
        let second = try #require(scene.takeInspection()?.tables[.state])
        #expect(second.map { $0[1] } == ["stack", "presentation", "stack"])
        #expect(second[1] == ["sheet", "presentation", "", "sheet, medium"])
        #expect(second[2][0].hasSuffix(" in the sheet"))
        try tap("Kiel", in: scene)
        let third = try #require(scene.takeInspection()?.tables[.state])
        #expect(third.last == ["", "value", "Harbour", "Harbour(name: \"Kiel\")"])
        try tap("Ask", in: scene)
        let fourth = try #require(scene.takeInspection()?.tables[.state])
        #expect(fourth.last == ["alert", "presentation", "", "alert “Sure?”"])
        try tap("Yes", in: scene)
        #expect(scene.takeInspection()?.tables[.state] == first)
    }
}
