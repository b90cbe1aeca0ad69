import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Observation
import Testing

/// The content of a tab view is read while its tabs are listed, after the body around it has run.
@MainActor
@Suite
struct TabListTests {
    @MainActor
    @Observable
    final class Shelf {
        var names = ["a", "b"]
        var unread: [String: Int] = [:]
        var motto = "Read"
        var selection = "a"
        @ObservationIgnored var listed = 0

        func badge(of name: String) -> Int {
            listed += 1
            return unread[name] ?? 0
        }
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
                                Page(name: name).tabItem { Text(name) }.tag(name).badge(shelf.badge(of: name))
                            }
                        }
                    }
                }
            } else {
                TabView(selection: $shelf.selection) {
                    ForEach(0..<1, id: \.self) { _ in
                        ForEach(shelf.names, id: \.self) { name in
                            Tab(name, systemImage: "book", value: name) { Page(name: name) }
                                .badge(shelf.badge(of: name))
                        }
                    }
                }
            }
        }
    }

    private struct Header: View {
        let shelf: Shelf
        var body: some View { Text(shelf.motto) }
    }

    private struct Page: View {
        let name: String
        var body: some View { Text("Page \(name)") }
    }

    @Test(
        "A tab in a ForEach follows the state that its label reads, and no view around the tabs runs",
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

    @Test("A tab that is added together with its selection is shown at once", arguments: [true, false])
    func newSelection(asItems: Bool) throws {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let shelf = Shelf()
            let host = HeadlessHost(Tabs(shelf: shelf, asItems: asItems))
            shelf.listed = 0
            shelf.names = ["a", "b", "c"]
            shelf.selection = "c"
            host.update()
            #expect(host.tabs == ["a", "b", "c"])
            #expect(host.selectedTab == "c")
            #expect(host.shows("Page c"))
            #expect(shelf.listed == 3)
            shelf.selection = "a"
            shelf.names = ["a"]
            host.update()
            #expect(host.tabs == ["a"])
            #expect(host.shows("Page a"))
        }
        #expect(receiver.reports.map(\.mistake) == [])
    }

    @Test(
        "Selecting a tab doesn't list the tabs, nor does a change that is read beside them", arguments: [true, false])
    func choice(asItems: Bool) async throws {
        let shelf = Shelf()
        let host = HeadlessHost(
            Tabs(shelf: shelf, asItems: asItems).tabViewSidebarHeader { Header(shelf: shelf) })
        try await host.tapTab("b")
        shelf.listed = 0
        host.clearRecord()
        try await host.tapTab("a")
        #expect(shelf.listed == 0)
        #expect(host.record.bodies == [])
        shelf.motto = "Read on"
        host.update()
        #expect(shelf.listed == 0)
        #expect(host.record.bodies == ["Header"])
    }
}
