import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Observable
private final class Shelf {
    var titles = (0..<60).map { "Book \($0)" }
    var selected: String?
    var path: [String] = []
    let journal = Journal()
}

@MainActor
@Suite("Context menus in rows")
struct ContextMenuRowTests {
    private struct Title: View {
        let title: String
        let shelf: Shelf
        @State private var count = 0

        var body: some View {
            Text(title).contextMenu {
                Loan(title: title, shelf: shelf)
                Picker("Place", selection: $count) {
                    Text("Left").tag(0)
                    Text("Right").tag(1)
                }
            }
        }
    }

    private struct Loan: View {
        let title: String
        let shelf: Shelf

        var body: some View {
            let _ = shelf.journal.note("items of \(title)")
            Button("Lend \(title)") { shelf.journal.note("lend \(title)") }
            Button("Remove \(title)") { shelf.titles.removeAll { $0 == title } }
        }
    }

    private struct SelectingList: View {
        @Bindable var shelf: Shelf

        var body: some View {
            List(shelf.titles, id: \.self, selection: $shelf.selected) { Title(title: $0, shelf: shelf) }
        }
    }

    @Test("A tap selects a row with a context menu, whether its menu is closed or open")
    func selectable() async throws {
        let shelf = Shelf()
        let host = HeadlessHost(SelectingList(shelf: shelf))
        try await host.tap("Book 1")
        #expect(shelf.selected == "Book 1")
        try await host.openContextMenu(on: "Book 2")
        #expect(shelf.selected == "Book 1")
        try await host.tap("Book 2")
        #expect(shelf.selected == "Book 2")
        #expect(host.selectedRows == ["Book 2"])
    }

    @Test("A tap on a menu item in a row runs its action and selects nothing")
    func item() async throws {
        let shelf = Shelf()
        let host = HeadlessHost(SelectingList(shelf: shelf))
        try await host.openContextMenu(on: "Book 2")
        try await host.tap("Right")
        try await host.openContextMenu(on: "Book 2")
        try await host.tap("Lend Book 2")
        #expect(shelf.selected == nil)
        #expect(shelf.journal.take() == ["items of Book 2", "items of Book 2", "lend Book 2"])
        #expect(try host.all(role: "menu-items").isEmpty)
    }

    @Test("No row runs the bodies of its menu items before the menu is opened")
    func lazy() async throws {
        let shelf = Shelf()
        let host = HeadlessHost(SelectingList(shelf: shelf))
        try await host.scroll(toRow: 20)
        #expect(shelf.journal.take() == [])
        try await host.openContextMenu(on: "Book 21")
        #expect(shelf.journal.take() == ["items of Book 21"])
    }

    @Test("A menu item may remove its own row together with the menu")
    func removesItself() async throws {
        let host = HeadlessHost(SelectingList(shelf: Shelf()))
        try await host.openContextMenu(on: "Book 2")
        try await host.tap("Remove Book 2")
        #expect(!host.shows("Book 2"))
        #expect(host.shows("Book 3"))
        #expect(try host.all(role: "menu-items").isEmpty)
    }

    @Test("A row that scrolls off screen and back has its menu closed")
    func scrolledAway() async throws {
        let host = HeadlessHost(SelectingList(shelf: Shelf()))
        try await host.openContextMenu(on: "Book 2")
        try await host.tap("Right")
        try await host.openContextMenu(on: "Book 2")
        try await host.scroll(toRow: 50)
        #expect(!host.shows("Book 2"))
        try await host.scroll(toRow: 0)
        #expect(host.shows("Book 2"))
        #expect(try host.all(role: "menu-items").isEmpty)
        try await host.openContextMenu(on: "Book 2")
        #expect(host.shows("Lend Book 2"))
    }

    private struct Links: View {
        @Bindable var shelf: Shelf

        var body: some View {
            NavigationStack(path: $shelf.path) {
                List(shelf.titles.prefix(3), id: \.self) { title in
                    NavigationLink(title, value: title)
                        .contextMenu { Button("Open \(title)") { shelf.path = [title] } }
                }
                .navigationTitle("Shelf")
                .navigationDestination(for: String.self) { Text("Page of \($0)") }
            }
        }
    }

    @Test("A link with a context menu keeps its chevron and its destination")
    func links() async throws {
        let shelf = Shelf()
        let host = HeadlessHost(Links(shelf: shelf))
        let rows = try host.all(role: "row")
        #expect(rows.count == 3)
        #expect(rows.allSatisfy { $0.outline.contains("chevron") })
        try await host.openContextMenu(on: "Book 1")
        #expect(try host.all(role: "row").allSatisfy { $0.outline.contains("chevron") })
        try await host.tap("Book 1")
        #expect(shelf.path == ["Book 1"])
    }

    @Test("A menu closes when its screen is covered, and is closed when the screen is uncovered")
    func covered() async throws {
        let shelf = Shelf()
        let host = HeadlessHost(Links(shelf: shelf))
        try await host.openContextMenu(on: "Book 1")
        shelf.path = ["Book 0"]
        await host.settle()
        #expect(host.shows("Page of Book 0"))
        try await host.goBack()
        #expect(try host.all(role: "menu-items").isEmpty)
        try await host.openContextMenu(on: "Book 1")
        try await host.tap("Open Book 1")
        #expect(host.shows("Page of Book 1"))
    }
}
