import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite
struct TabCustomizationTests {
    /// The app's stored arrangement.
    @MainActor
    private final class Keeper {
        var customization = TabViewCustomization()
        var writes = 0

        var binding: Binding<TabViewCustomization> {
            Binding {
                self.customization
            } set: {
                self.writes += 1
                self.customization = $0
            }
        }
    }

    /// One tab for each customization behavior.
    private struct Tabs: View {
        let customization: Binding<TabViewCustomization>?
        var disables = false

        var body: some View {
            TabView {
                Tab("Start", systemImage: "house") { Content("Start") }
                Tab("News", systemImage: "star") { Content("News") }
                    .customizationID("news")
                    .customizationBehavior(disables ? .disabled : .automatic)
                TabSection("Shelves") {
                    ForEach(["Bees", "Cats", "Dogs"], id: \.self) { name in
                        Tab(name, systemImage: "book") { Content(name) }
                            .customizationID(name)
                            .customizationBehavior(name == "Dogs" && !disables ? .reorderable : .automatic)
                    }
                }
                .customizationID("shelves")
                .customizationBehavior(disables ? .disabled : .automatic)
                Tab(role: .search) { Content("Search") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(customization)
        }
    }

    private struct Content: View {
        let name: String

        init(_ name: String) { self.name = name }

        var body: some View { Text("All of \(name)") }
    }

    private func host(_ keeper: Keeper?, disables: Bool = false) -> HeadlessHost {
        HeadlessHost(Tabs(customization: keeper?.binding, disables: disables), size: .tabletLandscape)
    }

    private let all = ["Start", "News", "Bees", "Cats", "Dogs", "Search"]

    @Test("The Edit button is in the sidebar only if the tab view is customizable and has something to arrange")
    func offer() async throws {
        #expect(!host(nil).shows("Edit"))
        #expect(!host(Keeper(), disables: true).shows("Edit"))
        let host = host(Keeper())
        #expect(host.shows("Edit"))
        #expect(host.tabs == all)
        try await host.toggleTabSidebar()
        #expect(!host.shows("Edit"))
        await host.resize(to: .phone)
        #expect(!host.shows("Edit"))
    }

    @Test("A checkbox hides a tab from the sidebar and shows it again with one write each; no tab's content runs")
    func sidebarBoxes() async throws {
        let keeper = Keeper()
        let host = host(keeper)
        try await host.tap("Edit")
        #expect(host.tabs == [])
        #expect(!host.shows("Reset"))
        host.clearRecord()
        try await host.tap("Cats")
        #expect(keeper.writes == 1)
        #expect(keeper.customization[tab: "Cats"].sidebarVisibility == .hidden)
        #expect(keeper.customization[tab: "Cats"].tabBarVisibility == .automatic)
        #expect(!host.record.bodies.contains("Content"))
        try await host.tap("Done")
        #expect(host.tabs == all.filter { $0 != "Cats" })

        try await host.tap("Edit")
        try await host.tap("Cats")
        #expect(keeper.customization == TabViewCustomization())
        try await host.tap("Done")
        #expect(host.tabs == all)
        #expect(keeper.writes == 2)
    }

    @Test("A tab that is hidden from the bar is still in the sidebar, and behind More on a phone")
    func barBoxes() async throws {
        let keeper = Keeper()
        let host = host(keeper)
        try await host.tap("Edit")
        try await host.tap("Tab Bar")
        try await host.tap("News")
        #expect(keeper.customization[tab: "news"].tabBarVisibility == .hidden)
        try await host.tap("Done")
        #expect(host.tabs == all)
        try await host.toggleTabSidebar()
        #expect(host.tabs == all.filter { $0 != "News" })
        await host.resize(to: .phone)
        #expect(host.tabs == ["Start", "Bees", "Cats", "Search", "More"])
        try await host.tapTab("More")
        try await host.tap("News")
        #expect(host.shows("All of News"))
    }

    @Test("A tab that is dropped elsewhere in its section moves in every layout; moved back, nothing is stored")
    func order() async throws {
        let keeper = Keeper()
        let host = host(keeper)
        try await host.tap("Edit")
        try await host.move("Dogs", before: "Bees")
        #expect(keeper.customization[section: "shelves"].tabOrder == ["Dogs", "Bees", "Cats"])
        try await host.tap("Done")
        #expect(host.tabs == ["Start", "News", "Dogs", "Bees", "Cats", "Search"])
        try await host.toggleTabSidebar()
        #expect(host.tabs == ["Start", "News", "Dogs", "Bees", "Cats", "Search"])
        try await host.toggleTabSidebar()

        try await host.tap("Edit")
        try await host.move("Dogs", before: nil)
        #expect(keeper.customization == TabViewCustomization())
        try await host.tap("Done")
        #expect(host.tabs == all)
    }

    @Test("A tab that the app excludes has no handle and a disabled checkbox")
    func behaviors() async throws {
        let keeper = Keeper()
        let host = host(keeper)
        try await host.tap("Edit")
        #expect(try all.map(host.isMovable) == [false, false, true, true, true, false])
        let boxes = try host.all(role: "toggle")
        #expect(boxes.map(\.isDisabled) == [true, false, false, false, true, true])
        await #expect(throws: LookUpFailure.self) { try await host.tap(boxes[4]) }
        #expect(keeper.writes == 0)
    }

    @Test("The last tab of a sidebar can't be hidden")
    func lastTab() async throws {
        let keeper = Keeper()
        let host = HeadlessHost(
            TabView {
                Tab("One", systemImage: "house") { Content("One") }.customizationID("one")
                Tab("Two", systemImage: "star") { Content("Two") }.customizationID("two")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(keeper.binding), size: .tabletLandscape)
        try await host.tap("Edit")
        try await host.tap("One")
        #expect(try host.all(role: "toggle").map(\.isDisabled) == [false, true])
        try await host.tap("Done")
        #expect(host.tabs == ["Two"])
        // The shown tab stays on screen. It is only missing from the sidebar.
        #expect(host.shows("All of One"))
        try await host.tapTab("Two")
        #expect(host.shows("All of Two"))
    }

    @Test("Reset restores the app's order and visibility, and keeps what is stored for other tabs")
    func reset() async throws {
        let keeper = Keeper()
        keeper.customization[tab: "elsewhere"].sidebarVisibility = .hidden
        keeper.customization[tab: "Bees"].tabBarVisibility = .hidden
        keeper.customization[section: "shelves"].tabOrder = ["Cats", "Dogs", "Bees"]
        let host = host(keeper)
        #expect(host.tabs == ["Start", "News", "Cats", "Dogs", "Bees", "Search"])
        try await host.tap("Edit")
        try await host.tap("Reset")
        #expect(!host.shows("Reset"))
        var left = TabViewCustomization()
        left[tab: "elsewhere"].sidebarVisibility = .hidden
        #expect(keeper.customization == left)
        try await host.tap("Done")
        #expect(host.tabs == all)
    }

    @Test("Editing ends when the layout has no sidebar, and doesn't resume when it has one again")
    func smallRoom() async throws {
        let host = host(Keeper())
        try await host.tap("Edit")
        await host.resize(to: .phone)
        #expect(host.tabs == ["Start", "News", "Bees", "Search", "More"])
        #expect(!host.shows("Tab Bar"))
        await host.resize(to: .tabletLandscape)
        #expect(host.tabs == all)
        #expect(host.shows("Edit"))
    }

    @Test("Without tabViewCustomization the tabs are shown as declared")
    func refused() async throws {
        let host = HeadlessHost(Tabs(customization: .constant(TabViewCustomization())), size: .tabletLandscape)
        try await host.tap("Edit")
        try await host.tap("Bees")
        try await host.move("Dogs", before: "Bees")
        #expect(!host.shows("Reset"))
        try await host.tap("Done")
        #expect(host.tabs == all)
    }

    // MARK: TabViewCustomization

    @Test("An arrangement can be encoded and decoded")
    func codable() throws {
        var customization = TabViewCustomization()
        customization[tab: "b"].sidebarVisibility = .hidden
        customization[section: "s"].tabOrder = ["c", "b"]
        let bytes = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: bytes) == customization)
        customization.resetVisibility()
        customization.resetSectionOrder()
        #expect(customization == TabViewCustomization())
    }

    @available(*, deprecated)
    @Test("The older names of the customization properties work the same")
    func olderNames() {
        var customization = TabViewCustomization()
        customization[section: "s"].tabOrder = ["c", "b"]
        customization[section: "t"].tabOrder = ["e", "d"]
        customization[sidebarVisibility: "b"] = .hidden
        #expect(customization[tab: "b"].sidebarVisibility == .hidden)
        #expect(customization[tab: "b"].tabBarVisibility == .automatic)
        let order = customization[sectionID: "s"]
        #expect(order == ["c", "b"])
        customization.resetSectionOrder(for: "s")
        customization[section: "t"].resetTabOrder()
        #expect(customization[section: "s"].tabOrder == nil)
        #expect(customization[section: "t"].tabOrder == nil)
        #expect(customization[tab: "b"].sidebarVisibility == .hidden)
    }
}
