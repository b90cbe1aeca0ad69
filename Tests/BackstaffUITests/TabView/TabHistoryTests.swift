import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite
struct TabHistoryTests {
    @Test("L03 selecting a tab is a step that the browser's back undoes; each tab keeps its state")
    func steps() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        try await host.tap("home push")
        try await host.tap("Other")
        try await host.tap("more push")
        try await host.tap("List")
        #expect(host.record.history == ["push 1", "push 2", "push 3", "push 4"])
        await host.travel(toStep: 3)
        #expect(host.selectedTab == "Other")
        #expect(host.title == "more 1")
        await host.travel(toStep: 2)
        #expect(host.title == "more root")
        await host.travel(toStep: 1)
        #expect(host.selectedTab == "Home")
        #expect(host.title == "home 1")
        await host.travel(toStep: 0)
        #expect(host.title == "home root")
        await host.travel(toStep: 4)
        #expect(host.title == "list root")
        #expect(model.paths == ["home": [1], "list": [], "more": [1]])
    }

    @Test("L03 selecting the tab of the previous step goes back to that step; a selection by the app adds no step")
    func backByTab() async throws {
        let model = TabsModel()
        let host = HeadlessHost(ItemTabs(model: model))
        try await host.tap("List")
        try await host.tapTab("Home")
        #expect(host.record.history == ["push 1", "back 0"])
        model.selection = "more"
        host.update()
        #expect(host.record.history == ["push 1", "back 0", "replace 0"])
    }

    @Test("L03 opening the More list is a step too")
    func listStep() async throws {
        let host = HeadlessHost(
            TabView {
                ForEach(1...6, id: \.self) { number in Text("Content \(number)").tabItem { Text("Tab \(number)") } }
            })
        try await host.tapTab("More")
        #expect(host.record.history == ["push 1"])
        await host.travel(toStep: 0)
        #expect(host.shows("Content 1"))
        await host.travel(toStep: 1)
        #expect(host.title == "More")
    }

    private struct TabsInTabs: View {
        /// The first selection of the inner tab view. `nil` if that keeps its own selection.
        var bound: String?

        var body: some View {
            TabView {
                Text("First").tabItem { Text("A") }
                InnerTabs(selection: bound ?? "", isBound: bound != nil).tabItem { Text("B") }
            }
        }
    }

    private struct InnerTabs: View {
        @State var selection: String
        let isBound: Bool

        var body: some View {
            TabView(selection: isBound ? $selection : nil) {
                Text("Inner one").tabItem { Text("I") }.tag("i")
                NavigationStack { NavigationLink("Push") { Text("Pushed") } }.tabItem { Text("J") }.tag("j")
            }
        }
    }

    @Test(
        "L03 showing a tab that contains tabs is one step; selecting another inner tab is another",
        arguments: [nil, "i"])
    func tabsInTabs(bound: String?) async throws {
        let host = HeadlessHost(TabsInTabs(bound: bound))
        try await host.tap("B")
        #expect(host.shows("Inner one"))
        try await host.tap("A")
        #expect(host.record.history == ["push 1", "back 0"])
        try await host.tap("B")
        try await host.tap("J")
        try await host.tap("A")
        #expect(host.record.history == ["push 1", "back 0", "push 2", "push 3", "push 4"])
        await host.travel(toStep: 2)
        #expect(host.shows("Inner one"))
        await host.travel(toStep: 3)
        #expect(host.shows("Push"))
        // The inner tab is off screen, and step 0 doesn't mention it.
        await host.travel(toStep: 0)
        try await host.tap("B")
        #expect(host.shows("Inner one"))
    }

    @Test("L03 the inner tab view may start with a tab other than the first")
    func laterInnerTab() async throws {
        let host = HeadlessHost(TabsInTabs(bound: "j"))
        try await host.tap("B")
        try await host.tap("Push")
        try await host.goBack()
        try await host.tap("A")
        #expect(host.record.history == ["push 1", "push 2", "back 1", "back 0"])
        try await host.tap("B")
        try await host.tap("I")
        await host.travel(toStep: 3)
        #expect(host.shows("Push"))
    }

    @Test("L02 another inner tab is restored repeatedly, also while it is off screen", arguments: [nil, "i"])
    func innerRestoration(bound: String?) async throws {
        let first = HeadlessHost(TabsInTabs(bound: bound))
        try await first.tap("B")
        try await first.tap("J")
        let second = await first.relaunch()
        #expect(second.shows("Push"))
        try await second.tap("A")
        let third = await second.relaunch()
        #expect(third.shows("First"))
        try await third.tap("B")
        #expect(third.shows("Push"))
    }

    // MARK: Tabs in sheets

    private struct SheetOfTabs: View {
        @SceneStorage("isOpen") private var isOpen = false

        var body: some View {
            TabView {
                Button("Open") { isOpen = true }
                    .sheet(isPresented: $isOpen) {
                        TabView {
                            Text("Inner one").tabItem { Text("I") }
                            NavigationStack { NavigationLink("Push") { Text("Pushed") } }.tabItem { Text("J") }
                        }
                    }
                    .tabItem { Text("A") }
                Text("Second").tabItem { Text("B") }
            }
        }
    }

    @Test("L03 selecting tabs in a sheet adds no steps, and the tabs below the sheet don't change")
    func tabsInSheet() async throws {
        let host = HeadlessHost(SheetOfTabs())
        try await host.tap("B")
        try await host.tap("A")
        #expect(host.record.history == ["push 1", "back 0"])
        let state = host.navigationState
        try await host.tap("Open")
        try await host.tap("J")
        try await host.tap("Push")
        #expect(host.shows("Pushed"))
        #expect(host.record.history == ["push 1", "back 0"])
        #expect(host.navigationState == state)
        try await host.goBack()
        try await host.dismissPresented()
        try await host.tap("B")
        #expect(host.record.history == ["push 1", "back 0", "push 2"])
    }

    @Test("L02 tabs in a sheet start fresh, and don't take the scene's restored state")
    func sheetRestoration() async throws {
        let first = HeadlessHost(SheetOfTabs())
        try await first.tap("Open")
        try await first.tap("J")
        let second = await first.relaunch()
        #expect(second.shows("Inner one"))
        #expect(second.tabs == ["I", "J"])
        try await second.dismissPresented()
        #expect(second.selectedTab == "A")
        try await second.tap("B")
        let third = await second.relaunch()
        #expect(third.shows("Second"))
    }

    // MARK: Restoration

    private struct OwnTabs: View {
        var body: some View {
            TabView {
                stack("A").tabItem { Text("Tab A") }
                stack("B").tabItem { Text("Tab B") }
                stack("C").tabItem { Text("Tab C") }
            }
        }

        private func stack(_ name: String) -> some View {
            NavigationStack {
                NavigationLink("Push \(name)", value: name)
                    .navigationTitle("Root \(name)")
                    .navigationDestination(for: String.self) { Text("Pushed \($0)") }
            }
        }
    }

    @Test("L02 the tab is restored with every tab's own path, whether it was created or not")
    func restoration() async throws {
        let first = HeadlessHost(OwnTabs())
        try await first.tap("Push A")
        try await first.tap("Tab C")
        try await first.tap("Push C")
        try await first.tap("Tab B")
        let second = await first.relaunch()
        #expect(second.selectedTab == "Tab B")
        #expect(second.title == "Root B")
        // Relaunches before the other tabs are created. Their state isn't lost.
        let third = await second.relaunch()
        #expect(third.selectedTab == "Tab B")
        try await third.tap("Tab C")
        #expect(third.shows("Pushed C"))
        try await third.tap("Tab A")
        #expect(third.shows("Pushed A"))
    }

    @Test("A24 the tabs' content is part of the navigation state, which can be stored as JSON and restored")
    func state() async throws {
        let host = HeadlessHost(OwnTabs())
        try await host.tap("Push A")
        try await host.tap("Tab B")
        try await host.tap("Push B")
        let state = host.navigationState
        #expect(state.paths.map(\.count) == [1, 1])
        #expect(state.description.contains("tab view: 1"))
        let decoded = try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
        #expect(decoded == state)
        try await host.goBack()
        try await host.tap("Tab A")
        try await host.goBack()
        #expect(host.navigationState != state)
        await host.restore(decoded)
        #expect(host.navigationState == state)
        #expect(host.shows("Pushed B"))
        // In a scene that hasn't created the other tab, its state waits there.
        let other = HeadlessHost(OwnTabs())
        await other.restore(decoded)
        #expect(other.shows("Pushed B"))
        try await other.tap("Tab A")
        #expect(other.shows("Pushed A"))
    }

    @Test("L02 a bound selection is restored once, through its binding, and no onChange runs")
    func boundSelection() async throws {
        struct Bound: View {
            @State private var tab = 0
            @State private var changes = 0

            var body: some View {
                TabView(selection: $tab) {
                    Text("One, changes \(changes)").tabItem { Text("A") }.tag(0)
                    Text("Two, changes \(changes)").tabItem { Text("B") }.tag(1)
                }
                .onChange(of: tab) { changes += 1 }
            }
        }
        let first = HeadlessHost(Bound())
        try await first.tap("B")
        #expect(first.shows("Two, changes 1"))
        let second = await first.relaunch()
        #expect(second.shows("Two, changes 0"))
    }
}
