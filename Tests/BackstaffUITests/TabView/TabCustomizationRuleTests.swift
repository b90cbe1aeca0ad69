import BackstaffTesting
import BackstaffUI
import Observation
import Testing

/// What of a sidebar's tabs may be arranged, and what becomes of it as the app changes.
@MainActor
@Suite
struct TabCustomizationRuleTests {
    @MainActor
    @Observable
    final class Model {
        var customization: TabViewCustomization? = TabViewCustomization()
        var shelves = ["a", "b", "c"]
        var hidden: Set<String> = []
        var isShown = true

        var binding: Binding<TabViewCustomization>? {
            if customization == nil { return nil }
            return Binding {
                self.customization ?? TabViewCustomization()
            } set: {
                self.customization = $0
            }
        }
    }

    /// A section of tabs that the model lists, between two tabs of which nothing can be changed.
    private struct Shelves: View {
        let model: Model

        var body: some View {
            if model.isShown {
                TabView {
                    Tab("First", systemImage: "house") { Text("All of First") }
                    TabSection("Shelves") {
                        ForEach(model.shelves, id: \.self) { name in
                            Tab(name, systemImage: "book") { Text("All of \(name)") }
                                .customizationID(name)
                                .hidden(model.hidden.contains(name))
                        }
                    }
                    .customizationID("shelves")
                    Tab("Last", systemImage: "star") { Text("All of Last") }
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization(model.binding)
            } else {
                Text("No tabs")
            }
        }
    }

    private func host(_ content: some View) -> HeadlessHost { HeadlessHost(content, size: .tabletLandscape) }

    private func order(_ model: Model) -> [String]? { model.customization?[section: "shelves"].tabOrder }

    // MARK: Order

    @Test("A tab that isn't there at the moment keeps its place in the order, as one does that the app hides")
    func absentTabs() async throws {
        let model = Model()
        let host = host(Shelves(model: model))
        try await host.tap("Edit")
        try await host.move("c", before: "a")
        #expect(order(model) == ["c", "a", "b"])
        model.shelves = ["a", "c"]
        host.update()
        try await host.move("a", before: "c")
        #expect(order(model) == ["a", "c", "b"])
        model.shelves = ["a", "b", "c"]
        model.hidden = ["c"]
        host.update()
        try await host.move("b", before: "a")
        #expect(order(model) == ["b", "c", "a"])
        model.hidden = []
        host.update()
        try await host.tap("Done")
        #expect(host.tabs == ["First", "b", "c", "a", "Last"])
    }

    @Test("A tab that comes while tabs are arranged stands last in its section; one that goes takes its row along")
    func tabsComeAndGo() async throws {
        let model = Model()
        let host = host(Shelves(model: model))
        try await host.tap("Edit")
        try await host.move("b", before: "a")
        model.shelves = ["z", "b", "c"]
        host.update()
        #expect(!host.shows("a"))
        try await host.tap("Done")
        #expect(host.tabs == ["First", "b", "c", "z", "Last"])
    }

    @Test("Tabs of a section one of which has no name keep their order; so does one alone between others")
    func fixedOrder() async throws {
        let model = Model()
        let host = host(
            TabView {
                TabSection("Whole") {
                    Tab("a", systemImage: "book") { Text("A") }.customizationID("a")
                    Tab("b", systemImage: "book") { Text("B") }.customizationID("b").customizationBehavior(.disabled)
                    Tab("c", systemImage: "book") { Text("C") }.customizationID("c")
                }
                .customizationID("whole")
                TabSection("Part") {
                    Tab("d", systemImage: "book") { Text("D") }.customizationID("d")
                    Tab("e", systemImage: "book") { Text("E") }
                }
                .customizationID("part")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        try await host.tap("Edit")
        #expect(try ["a", "b", "c", "d", "e"].map(host.isMovable) == [false, false, false, false, false])
    }

    private struct Nested: View {
        let model: Model

        var body: some View {
            TabView {
                TabSection("Outer") {
                    tab("a")
                    tab("b")
                    TabSection("Inner") { tab("c").hidden(model.hidden.contains("c")) }
                    tab("d")
                    tab("e")
                }
                .customizationID("outer")
                ForEach(["x", "y", "x", "x"], id: \.self) { name in
                    TabSection("Section \(name)") {
                        tab("\(name)1")
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding)
        }

        private func tab(_ name: String) -> some TabContent<Never> {
            Tab(name, systemImage: "book") { Text("All of \(name)") }.customizationID(name)
        }
    }

    @Test("A section that goes on after one inside it, and sections of the same id, are parts of their own")
    func repeatedSections() async throws {
        let model = Model()
        let host = host(Nested(model: model))
        let all = ["a", "b", "c", "d", "e", "x1", "y1", "x1", "x1"]
        #expect(host.tabs == all)
        let others = ["Section x", "Section y", "Section x", "Section x"]
        #expect(host.tabSections == ["Outer", "Inner", "Outer"] + others)
        try await host.toggleTabSidebar()
        #expect(host.tabs == all)
        try await host.toggleTabSidebar()
        #expect(host.tabs == all)

        try await host.tap("Edit")
        try await host.move("e", before: "d")
        #expect(model.customization?[section: "outer"].tabOrder == ["a", "b", "e", "d"])
        try await host.tap("Done")
        #expect(host.tabs == ["a", "b", "c", "e", "d", "x1", "y1", "x1", "x1"])

        // Without what is inside, it is one section; a tab may go from one part to the other.
        model.hidden = ["c"]
        host.update()
        #expect(host.tabSections == ["Outer"] + others)
        try await host.tap("Edit")
        try await host.move("e", before: "b")
        #expect(model.customization?[section: "outer"].tabOrder == ["a", "e", "b", "d"])
        try await host.tap("Done")
        model.hidden = []
        host.update()
        #expect(host.tabs == ["a", "e", "c", "b", "d", "x1", "y1", "x1", "x1"])
        #expect(host.tabSections == ["Outer", "Inner", "Outer"] + others)
    }

    // MARK: Choices

    @Test("A box is for the forms that the app and the tab's place leave to a person")
    func choices() async throws {
        let model = Model()
        let host = host(
            TabView {
                Tab("bar", systemImage: "book") { Text("A") }
                    .customizationID("bar").customizationBehavior(.disabled, for: .sidebar)
                Tab("side", systemImage: "book") { Text("B") }
                    .customizationID("side").customizationBehavior(.reorderable, for: .tabBar)
                Tab("only", systemImage: "book") { Text("C") }.customizationID("only").tabPlacement(.sidebarOnly)
                TabSection("Section") {
                    Tab("own", systemImage: "book") { Text("D") }
                        .customizationID("own").customizationBehavior(.reorderable, for: .tabBar)
                    Tab("shared", systemImage: "book") { Text("E") }.customizationID("shared")
                }
                .customizationBehavior(.disabled, for: .sidebar)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        try await host.tap("Edit")
        #expect(try host.all(role: "toggle").map(\.isDisabled) == [true, false, false, true, true])
        try await host.tap("Tab Bar")
        #expect(try host.all(role: "toggle").map(\.isDisabled) == [false, true, true, true, false])
    }

    @Test("A tab that is hidden until a person wants it is ticked, and unticked nothing is kept of that")
    func hiddenByDefault() async throws {
        let model = Model()
        let host = host(
            TabView {
                Tab("a", systemImage: "book") { Text("A") }
                Tab("b", systemImage: "book") { Text("B") }
                    .customizationID("b").defaultVisibility(.hidden, for: .sidebar)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        #expect(host.tabs == ["a"])
        try await host.tap("Edit")
        try await host.tap("b")
        #expect(model.customization?[tab: "b"].sidebarVisibility == .visible)
        try await host.tap("Done")
        #expect(host.tabs == ["a", "b"])
        try await host.tap("Edit")
        try await host.tap("b")
        #expect(model.customization == TabViewCustomization())
    }

    @Test("The last tab of the bar stays in it, though others are in the sidebar")
    func lastTabOfBar() async throws {
        let model = Model()
        let host = host(
            TabView {
                Tab("a", systemImage: "book") { Text("A") }.customizationID("a")
                Tab("b", systemImage: "book") { Text("B") }.customizationID("b")
                Tab("c", systemImage: "book") { Text("C") }.tabPlacement(.sidebarOnly)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        try await host.tap("Edit")
        try await host.tap("Tab Bar")
        try await host.tap("a")
        #expect(try host.all(role: "toggle").map(\.isDisabled) == [false, true, true])
    }

    @Test("Where there is one tab that could be hidden there is nothing to arrange")
    func onlyTab() {
        let model = Model()
        let host = host(
            TabView {
                Tab("a", systemImage: "book") { Text("A") }.customizationID("a").tabPlacement(.sidebarOnly)
                Tab("b", systemImage: "book") { Text("B") }.hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        #expect(host.tabs == ["a"])
        #expect(!host.shows("Edit"))
    }

    @Test("What was chosen before the app took the choice back counts, and can be taken back")
    func formerChoices() async throws {
        let model = Model()
        model.customization?[tab: "b"].sidebarVisibility = .hidden
        let host = host(
            TabView {
                Tab("a", systemImage: "book") { Text("A") }
                Tab("b", systemImage: "book") { Text("B") }.customizationID("b").customizationBehavior(.disabled)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        #expect(host.tabs == ["a"])
        try await host.tap("Edit")
        #expect(try host.all(role: "toggle").map(\.isDisabled) == [true, true])
        try await host.tap("Reset")
        #expect(host.tabs == ["a", "b"])
        #expect(!host.shows("Edit") && !host.shows("Done"))
    }

    @Test("In a style without a sidebar neither an arrangement nor a default hides a tab; the app itself does")
    func otherStyles() {
        let model = Model()
        model.customization?[tab: "a"].tabBarVisibility = .hidden
        let host = host(
            TabView {
                Tab("a", systemImage: "book") { Text("A") }.customizationID("a")
                Tab("b", systemImage: "book") { Text("B") }.defaultVisibility(.hidden, for: .tabBar)
                Tab("c", systemImage: "book") { Text("C") }.hidden()
            }
            .tabViewStyle(.tabBarOnly)
            .tabViewCustomization(model.binding))
        #expect(host.tabs == ["a", "b"])
        #expect(!host.shows("Edit"))
    }

    // MARK: While tabs are arranged

    @Test("Taking the arrangement back, hiding the sidebar, or taking the tabs away ends it, with the tabs in sight")
    func endings() async throws {
        let model = Model()
        let host = host(Shelves(model: model))
        let all = ["First", "a", "b", "c", "Last"]
        try await host.tap("Edit")
        model.customization = nil
        host.update()
        #expect(host.tabs == all)
        #expect(!host.shows("Edit") && !host.shows("Done"))

        model.customization = TabViewCustomization()
        host.update()
        try await host.tap("Edit")
        try await host.toggleTabSidebar()
        #expect(host.tabs == all)
        try await host.toggleTabSidebar()
        #expect(host.tabs == all)
        #expect(host.shows("Edit"))

        try await host.tap("Edit")
        model.isShown = false
        host.update()
        #expect(host.texts == ["No tabs"])
        model.isShown = true
        host.update()
        #expect(host.tabs == all)
    }

    @Test("Where a screen hides the bar there is nothing to arrange until it shows it again")
    func hiddenBar() async throws {
        let model = Model()
        let host = host(
            TabView {
                Tab("a", systemImage: "book") {
                    NavigationStack {
                        NavigationLink("Push") { Text("Pushed").toolbar(.hidden, for: .tabBar) }
                    }
                }
                .customizationID("a")
                Tab("b", systemImage: "book") { Text("B") }.customizationID("b")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(model.binding))
        try await host.tap("Edit")
        try await host.tap("Push")
        #expect(!host.shows("Edit") && !host.shows("Done"))
        try await host.goBack()
        #expect(host.tabs == ["a", "b"])
        #expect(host.shows("Edit"))
    }

    @Test("How the app wants its own controls to look changes nothing of it")
    func appStyles() async throws {
        let model = Model()
        let host = host(
            Shelves(model: model).labelsHidden().buttonStyle(.borderedProminent).refreshable {})
        #expect(try !host.find("Edit Tabs").outline.contains("prominent"))
        try await host.tap("Edit")
        #expect(host.shows("First") && host.shows("a"))
        await #expect(throws: LookUpFailure.self) { try await host.refresh(listShowing: "First") }
    }

    @Test("Choosing a tab costs what it did: no list of the tabs is made while nobody arranges them")
    func cost() async throws {
        let model = Model()
        let host = host(Shelves(model: model))
        try await host.tapTab("a")
        try await host.tapTab("First")
        host.clearRecord()
        try await host.tapTab("a")
        let operations = host.record.operations.count
        let bodies = host.record.bodies
        model.customization = nil
        host.update()
        try await host.tapTab("First")
        host.clearRecord()
        try await host.tapTab("a")
        #expect(host.record.operations.count == operations)
        #expect(host.record.bodies == bodies)
    }
}
