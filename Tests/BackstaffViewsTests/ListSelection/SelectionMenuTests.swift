import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Desk {
    var items = ["Ink", "Pen", "Rag"]
    var selected: Set<String> = []
    var log: [String] = []
}

@MainActor
@Suite("Context menus for the selection")
struct SelectionMenuTests {
    private struct Items: View {
        @Bindable var desk: Desk

        var body: some View {
            List(desk.items, id: \.self, selection: $desk.selected) { Text($0) }
                .contextMenu(forSelectionType: String.self) { items in
                    if items.isEmpty {
                        Button("New") { desk.items.append("New item") }
                    } else {
                        Button("Delete \(items.count)") { desk.items.removeAll(where: items.contains) }
                    }
                } primaryAction: { items in
                    desk.log.append("open \(items.sorted().joined(separator: " "))")
                }
        }
    }

    @Test("a menu on a selected row is for the selection, on another row for that row, and elsewhere for nothing")
    func menus() async throws {
        let desk = Desk()
        let host = HeadlessHost(Items(desk: desk))
        try await host.toggleSelection(of: "Ink")
        try await host.toggleSelection(of: "Rag")
        try await host.openContextMenu(on: "Rag")
        #expect(host.shows("Delete 2"))
        try await host.openContextMenu(on: "Pen")
        #expect(!host.shows("Delete 1"), "one menu at a time")
        try await host.closeContextMenu()
        #expect(!host.shows("Delete 2"))
        try await host.openContextMenu(on: "Pen")
        try await host.tap("Delete 1")
        #expect(desk.items == ["Ink", "Rag"])
        #expect(!host.shows("Delete 1"), "an item closes its menu")
        #expect(desk.selected == ["Ink", "Rag"])
        try await host.openContextMenuBesideRows()
        try await host.tap("New")
        #expect(desk.items.count == 3)
        #expect(try host.rowCount() == 3)
    }

    @Test("a double tap runs the primary action for the row, or for the selection that contains it")
    func primary() async throws {
        let desk = Desk()
        let host = HeadlessHost(Items(desk: desk))
        try await host.doubleTap("Pen")
        try await host.toggleSelection(of: "Ink")
        try await host.toggleSelection(of: "Rag")
        try await host.doubleTap("Rag")
        #expect(desk.log == ["open Pen", "open Ink Rag"])
    }

    private struct OtherType: View {
        @State private var selected: Int?

        var body: some View {
            List(selection: $selected) { Text("One").tag(1) }
                .contextMenu(forSelectionType: String.self) { _ in Button("Never") {} }
        }
    }

    @Test("contextMenu for another selection type has no effect")
    func otherType() async throws {
        let host = HeadlessHost(OtherType())
        await #expect(throws: LookUpFailure.self) { try await host.openContextMenu(on: "One") }
    }

    private struct Pushing: View {
        @State private var path: [Int] = []
        @State private var selected: String?

        var body: some View {
            NavigationStack(path: $path) {
                List(["Ink"], id: \.self, selection: $selected) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { _ in
                        Button("Rename") {}
                    }
                    .toolbar { Button("Push") { path = [1] } }
                    .navigationDestination(for: Int.self) { _ in Text("Pushed") }
            }
        }
    }

    @Test("a menu closes when its list is covered, and is closed when the list is uncovered")
    func covered() async throws {
        let host = HeadlessHost(Pushing())
        try await host.openContextMenu(on: "Ink")
        #expect(host.shows("Rename"))
        try await host.tap("Push")
        #expect(host.shows("Pushed"))
        try await host.goBack()
        #expect(host.shows("Ink"))
        #expect(!host.shows("Rename"))
    }
}
