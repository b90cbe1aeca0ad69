import BackstaffTesting
import BackstaffUI
import Observation
import Testing

/// Which tabs of a sidebar can be arranged, and how an arrangement follows changes of the app.
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

    /// A section whose tabs come from the model, between two tabs that can't be arranged.
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

    @Test("A tab that is temporarily absent or hidden by the app keeps its place in the order")
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

    @Test("While tabs are arranged, a new tab is last in its section, and a removed tab loses its row")
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

    @Test("Tabs keep their order if one of their section has no id, and so does a tab alone between others")
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

    @Test("A section that is interrupted by an inner one, and sections of the same id, are separate parts")
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

        // Without the inner section it is one section, and a tab can move from one part to the other.
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

    // MARK: Visibility

    @Test("A checkbox is enabled only where the app and the tab's placement let a user hide the tab")
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

    @Test("A tab that is hidden by default can be checked; when it is unchecked again, nothing is stored")
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

    @Test("The last tab of the bar can't be hidden, even if the sidebar has others")
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

    @Test("If only one tab could be hidden, nothing can be arranged")
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

    @Test("A choice made before the app disabled hiding still applies, and can be undone")
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

    @Test("In a style without a sidebar, neither an arrangement nor a default hides a tab, but the app does")
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

    @Test("Resetting the arrangement, hiding the sidebar or removing all tabs ends editing, and the tabs are shown")
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

    @Test("On a screen that hides the bar nothing can be arranged until the bar is shown again")
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

    @Test("Control styles of the app don't change the arrangement's controls")
    func appStyles() async throws {
        let model = Model()
        let host = host(
            Shelves(model: model).labelsHidden().buttonStyle(.borderedProminent).refreshable {})
        #expect(try !host.find("Edit Tabs").outline.contains("prominent"))
        try await host.tap("Edit")
        #expect(host.shows("First") && host.shows("a"))
        await #expect(throws: LookUpFailure.self) { try await host.refresh(listShowing: "First") }
    }

    @Test("Selecting a tab costs no more: the tabs aren't listed unless they are being arranged")
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
