import BackstaffElements
import Testing

@testable import BackstaffTesting
@testable import BackstaffUI

@MainActor @Observable
final class SplitNotes {
    var selection: String?
    var path: [Int] = []
    var isDirty = false
}

struct SplitNotesView: View {
    @Bindable var model: SplitNotes

    var body: some View {
        NavigationSplitView {
            List(["One", "Two"], id: \.self, selection: $model.selection) { Text($0) }
                .navigationTitle("Notes")
        } detail: {
            NavigationStack(path: $model.path) {
                Text("Note \(model.selection ?? "none")")
                    .navigationTitle(model.selection ?? "None")
                    .navigationDestination(for: Int.self) { page in
                        Text("Page \(page)").navigationTitle("Page \(page)").confirmsLeaving("Leave the page?")
                    }
            }
            .confirmsLeaving(isActive: model.isDirty)
        }
    }
}

@MainActor
@Suite
struct GuardedSelectionTests {
    private func host(_ model: SplitNotes, _ size: Size = .tabletLandscape) async throws -> HeadlessHost {
        let host = HeadlessHost(SplitNotesView(model: model), size: size)
        try await host.tap("One")
        model.isDirty = true
        host.update()
        host.clearRecord()
        return host
    }

    @Test("K08 a selection that would remove a screen asks first, by tap and by key")
    func selection() async throws {
        let model = SplitNotes()
        let host = try await host(model)
        try await host.tap("Two")
        #expect(host.shows("Discard Changes?"))
        #expect(model.selection == "One")
        try await host.tap("Stay")
        #expect(model.selection == "One")
        #expect(host.record.history == [])
        let list = try #require(host.reachable.first { $0.role == .list })
        try await host.send(.moveSelection(.down, extends: false), to: list)
        #expect(model.selection == "One")
        try await host.tap("Discard")
        #expect(model.selection == "Two")
        #expect(host.record.history == ["push 2"])
    }

    @Test("K08 a tap on the selected row, or a key that selects no other row, doesn't ask")
    func sameSelection() async throws {
        let model = SplitNotes()
        let host = try await host(model)
        try await host.tap("One")
        #expect(!host.outline.contains("dialog"))
        let list = try #require(host.reachable.first { $0.role == .list })
        try await host.send(.moveSelection(.up, extends: false), to: list)
        #expect(!host.outline.contains("dialog"))
        #expect(model.selection == "One")
    }

    @Test("K08 a tap on the selected row asks if it would pop a screen")
    func reselection() async throws {
        let model = SplitNotes()
        let host = try await host(model)
        model.isDirty = false
        model.path = [1]
        host.update()
        try await host.tap("One")
        #expect(host.shows("Leave the page?"))
        try await host.tap("Discard")
        #expect(model.path == [])
        #expect(model.selection == "One")
    }

    @Test("K08 a selection by the app doesn't ask, nor does one on a screen without unsaved changes")
    func programmatic() async throws {
        let model = SplitNotes()
        let host = try await host(model)
        model.selection = "Two"
        host.update()
        #expect(host.shows("Note Two"))
        model.isDirty = false
        host.update()
        try await host.tap("One")
        #expect(host.shows("Note One"))
    }

    @Test("K08 collapsed: back out of a column asks", arguments: ConfirmsLeavingTests.Way.allCases)
    func collapsed(_ way: ConfirmsLeavingTests.Way) async throws {
        let model = SplitNotes()
        let host = try await host(model, .phone)
        try await way.go(host)
        #expect(host.shows("Discard Changes?"))
        #expect(model.selection == "One")
        try await host.tap("Stay")
        #expect(host.title == "One")
        try await way.go(host)
        try await host.tap("Discard")
        #expect(model.selection == nil)
        #expect(host.title == "Notes")
    }

    @Test("K08 a change of size doesn't ask, and keeps a dialog open")
    func resize() async throws {
        let model = SplitNotes()
        let host = try await host(model)
        await host.resize(to: .phone)
        #expect(!host.outline.contains("dialog"))
        try await host.goBack()
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Discard Changes?"))
        try await host.tap("Discard")
        #expect(model.selection == nil)
    }

    @Test("K08 a link that fills the next column asks; one that pushes above doesn't")
    func links() async throws {
        struct Page: View {
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("First") { Editor(name: "First") }
                        NavigationLink("Second") { Editor(name: "Second") }
                    }
                } detail: {
                    Text("Nothing")
                }
            }
        }
        struct Editor: View {
            let name: String
            var body: some View {
                NavigationStack {
                    VStack {
                        Text("Editor \(name)")
                        NavigationLink("Further") { Text("Above") }
                    }
                    .confirmsLeaving()
                }
            }
        }
        let host = HeadlessHost(Page(), size: .tabletLandscape)
        try await host.tap("First")
        try await host.tap("Further")
        #expect(host.shows("Above"))
        try await host.goBack()
        try await host.tap("Second")
        #expect(host.shows("Discard Changes?"))
        try await host.tap("Stay")
        #expect(host.shows("Editor First"))
        try await host.tap("Second")
        try await host.tap("Discard")
        #expect(host.shows("Editor Second"))
    }
}
