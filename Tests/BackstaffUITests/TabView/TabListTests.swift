import BackstaffTesting
import BackstaffUI
import Observation
import Testing

/// What the content of a tab view reads while its tabs are listed, which is after the body around it has run.
@MainActor
@Suite
struct TabListTests {
    @MainActor
    @Observable
    final class Shelf {
        var names = ["a", "b"]
        var unread: [String: Int] = [:]
        var selection = "a"
    }

    private struct Tabs: View {
        @Bindable var shelf: Shelf
        let asItems: Bool

        var body: some View {
            if asItems {
                TabView(selection: $shelf.selection) {
                    Group {
                        ForEach(0..<1) { _ in
                            ForEach(shelf.names, id: \.self) { name in
                                Page(name: name).tabItem { Text(name) }.tag(name).badge(shelf.unread[name] ?? 0)
                            }
                        }
                    }
                }
            } else {
                TabView(selection: $shelf.selection) {
                    ForEach(0..<1, id: \.self) { _ in
                        ForEach(shelf.names, id: \.self) { name in
                            Tab(name, systemImage: "book", value: name) { Page(name: name) }
                                .badge(shelf.unread[name] ?? 0)
                        }
                    }
                }
            }
        }
    }

    private struct Page: View {
        let name: String
        var body: some View { Text("Page \(name)") }
    }

    @Test(
        "What a tab of a ForEach says follows what was read for it; nothing around the tabs runs",
        arguments: [true, false])
    func badges(asItems: Bool) throws {
        let shelf = Shelf()
        let host = HeadlessHost(Tabs(shelf: shelf, asItems: asItems))
        #expect(try host.badge(ofTab: "b") == nil)
        host.clearRecord()
        shelf.unread["b"] = 3
        host.update()
        #expect(try host.badge(ofTab: "b") == "3")
        #expect(!host.record.bodies.contains("Tabs"))
        #expect(!host.record.bodies.contains("Page"))
        shelf.unread["b"] = nil
        host.update()
        #expect(try host.badge(ofTab: "b") == nil)
    }

    @Test("A tab that comes together with its selection is shown at once", arguments: [true, false])
    func newSelection(asItems: Bool) throws {
        let shelf = Shelf()
        let host = HeadlessHost(Tabs(shelf: shelf, asItems: asItems))
        shelf.names = ["a", "b", "c"]
        shelf.selection = "c"
        host.update()
        #expect(host.tabs == ["a", "b", "c"])
        #expect(host.selectedTab == "c")
        #expect(host.shows("Page c"))
        shelf.selection = "a"
        shelf.names = ["a"]
        host.update()
        #expect(host.tabs == ["a"])
        #expect(host.shows("Page a"))
    }

    @Test("A choice lists no tabs", arguments: [true, false])
    func choice(asItems: Bool) async throws {
        let shelf = Shelf()
        let host = HeadlessHost(Tabs(shelf: shelf, asItems: asItems))
        try await host.tapTab("b")
        host.clearRecord()
        try await host.tapTab("a")
        #expect(host.record.bodies == [])
    }
}
