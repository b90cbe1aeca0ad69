import BackstaffTesting
import BackstaffUI
import Testing

/// Selections that are copies of shown values are updated when those change.
@MainActor
@Suite
struct SelectedCopyTests {
    private final class Store: ObservableObject {
        @Published var groups = [
            Group(id: 1, name: "Sky", items: ["Sun", "Moon"]), Group(id: 2, name: "Sea", items: ["Fish"]),
        ]
        @Published var selected: Group? {
            didSet { selections.append(selected?.items ?? []) }
        }
        @Published var path: [String] = []
        @Published var isWordy = false
        var selections: [[String]] = []
        var changes: [String] = []
    }

    private struct Group: Identifiable, Hashable {
        let id: Int
        var name: String
        var items: [String]
    }

    private struct Browser: View {
        @ObservedObject var store: Store
        let rowsHaveOwnID: Bool

        var body: some View {
            NavigationSplitView {
                if rowsHaveOwnID {
                    List(store.groups, selection: $store.selected) { NavigationLink($0.name, value: $0) }
                } else {
                    List(store.groups, id: \.self, selection: $store.selected) { NavigationLink($0.name, value: $0) }
                }
            } detail: {
                NavigationStack(path: $store.path) {
                    List(store.selected?.items ?? [], id: \.self) { NavigationLink($0, value: $0) }
                        .navigationDestination(for: String.self) { Text("Detail of \($0)") }
                }
            }
            .onChange(of: store.selected) { old, new in
                store.changes.append("\(old?.name ?? "nothing") to \(new?.name ?? "nothing")")
            }
        }
    }

    @Test(
        "a selected copy is updated to its element's new value, and the stack beside it stays",
        arguments: [true, false])
    func follows(rowsHaveOwnID: Bool) async throws {
        let store = Store()
        let host = HeadlessHost(Browser(store: store, rowsHaveOwnID: rowsHaveOwnID), size: .tabletLandscape)
        try await host.tap("Sky")
        try await host.tap("Moon")
        #expect(store.path == ["Moon"])
        store.groups[0].items.removeFirst()
        await host.settle()
        #expect(store.selected?.items == ["Moon"])
        #expect(store.path == ["Moon"])
        #expect(host.selectedRows.contains("Sky"))
        #expect(!store.selections.contains([]), "it was never nothing")
        #expect(store.changes == ["nothing to Sky"], "something else isn't selected")
        store.groups[0].name = "Heaven"
        await host.settle()
        #expect(store.selected?.name == "Heaven")
        try await host.tap("Sea")
        #expect(store.changes == ["nothing to Sky", "Heaven to Sea"])
    }

    @Test("a copy whose element was removed or is no longer listed stays", arguments: [true, false])
    func stays(rowsHaveOwnID: Bool) async throws {
        let store = Store()
        let host = HeadlessHost(Browser(store: store, rowsHaveOwnID: rowsHaveOwnID), size: .tabletLandscape)
        try await host.tap("Sky")
        store.groups.removeFirst()
        await host.settle()
        #expect(store.selected?.name == "Sky")
        #expect(host.selectedRows == [])
        store.groups.insert(Group(id: 1, name: "Sky anew", items: []), at: 0)
        await host.settle()
        #expect(store.selected?.name == "Sky", "it is another element, though its id has come back")
    }

    @Test("a selection that the app writes in the same update takes precedence")
    func appDecides() async throws {
        let store = Store()
        let host = HeadlessHost(Browser(store: store, rowsHaveOwnID: false), size: .tabletLandscape)
        try await host.tap("Sky")
        store.groups[0].name = "Heaven"
        store.selected = store.groups[1]
        await host.settle()
        #expect(store.selected?.name == "Sea")
        #expect(host.selectedRows == ["Sea"])
    }

    private struct Words: View {
        @State private var selected: Set<String> = ["a"]
        @State private var words = ["a", "b"]

        var body: some View {
            List(words, id: \.self, selection: $selected) { Text($0) }
            Button("Change") { words[0] = "c" }
            Text("Selected \(selected.sorted().joined())")
        }
    }

    @Test("selected values without an id aren't updated")
    func plain() async throws {
        let host = HeadlessHost(Words())
        try await host.tap("Change")
        #expect(host.shows("Selected a"))
    }
}
