import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// The model of the views in these tests.
@MainActor
@Observable
private final class Photos {
    var names = ["Dune", "Fjord"]
    var hasMenu = true
    var hasItems = true
    var isShown = true
    var isFavourite = false
    var size = 1
    var selected: String?
    var path: [String] = []
    let journal = Journal()
}

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
    private struct Items: View {
        let photos: Photos
        let name: String

        var body: some View {
            let _ = photos.journal.note("items of \(name)")
            if photos.hasItems {
                Button("Copy \(name)") { photos.journal.note("copy \(name)") }
                Button("Delete", role: .destructive) { photos.names.removeAll { $0 == name } }
            }
        }
    }

    private struct Card: View {
        let photos: Photos

        var body: some View {
            VStack {
                if photos.isShown {
                    Text("Dune").contextMenu { Items(photos: photos, name: "Dune") }
                }
                Text("Plain")
            }
        }
    }

    private func menus(_ host: HeadlessHost) throws -> Int { try host.all(role: "menu-items").count }

    @Test("The items are created when the menu is opened, not before")
    func lazy() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        #expect(photos.journal.take() == [])
        #expect(!host.shows("Copy Dune"))
        try await host.openContextMenu(on: "Dune")
        #expect(photos.journal.take() == ["items of Dune"])
        #expect(host.texts == ["Dune", "Copy Dune", "Delete", "Plain"])
        #expect(host.record.operations == ["insert menu-items"])
    }

    @Test("A tap on an item runs its action and closes the menu")
    func item() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        _ = photos.journal.take()
        try await host.tap("Copy Dune")
        #expect(photos.journal.take() == ["copy Dune"])
        #expect(host.texts == ["Dune", "Plain"])
        photos.hasItems = false
        await host.settle()
        #expect(photos.journal.take() == [])
    }

    @Test("A menu can be closed without a choice; closing it again does nothing")
    func conceal() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        try await host.closeContextMenu()
        #expect(host.texts == ["Dune", "Plain"])
        host.clearRecord()
        await #expect(throws: LookUpFailure.self) { try await host.closeContextMenu() }
        #expect(host.record.operations == [])
    }

    @Test("Events that close an open menu do nothing to a closed one")
    func concealTwice() throws {
        let stage = ControlStage(Card(photos: Photos()))
        let holder = stage.element(.contextMenu)
        #expect(try stage.send(.reveal(edge: nil, isFull: false), to: holder) == ["insert menu-items"])
        #expect(try stage.send(.conceal, to: holder) == ["remove"])
        #expect(try stage.send(.conceal, to: holder) == [])
    }

    @Test("A menu that is opened and closed in one update isn't created")
    func atOnce() throws {
        let photos = Photos()
        let stage = ControlStage(Card(photos: photos))
        let holder = try #require(stage.element(.contextMenu))
        try stage.graph.tree.deliver(.reveal(edge: nil, isFull: false), to: holder.id)
        #expect(try stage.send(.conceal, to: holder) == [])
        #expect(photos.journal.take() == [])
    }

    @Test("Opening a menu twice shows one menu, and it can be opened again after closing")
    func again() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        try await host.openContextMenu(on: "Dune")
        #expect(try menus(host) == 1)
        #expect(photos.journal.take() == ["items of Dune"])
        try await host.closeContextMenu()
        try await host.openContextMenu(on: "Dune")
        #expect(try menus(host) == 1)
        #expect(photos.journal.take() == ["items of Dune"])
    }

    @Test("Opening the context menu of a view without one is refused, with a reason")
    func none() async throws {
        let host = HeadlessHost(Card(photos: Photos()))
        await #expect(throws: LookUpFailure.self) { try await host.openContextMenu(on: "Plain") }
        await #expect(throws: LookUpFailure.self) { try await host.openContextMenu(on: "Nothing") }
        #expect(try menus(host) == 0)
    }

    @Test("A menu is removed with its view, and is closed when the view returns")
    func viewGoes() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        photos.isShown = false
        await host.settle()
        #expect(host.texts == ["Plain"])
        photos.isShown = true
        await host.settle()
        #expect(host.texts == ["Dune", "Plain"])
    }

    // MARK: Empty menus

    @Test("A menu that can never have items doesn't change the view")
    func neverAny() async throws {
        let host = HeadlessHost(Text("Dune").contextMenu {})
        #expect(!host.outline.contains("context-menu"))
        await #expect(throws: LookUpFailure.self) { try await host.openContextMenu(on: "Dune") }
    }

    @Test("A menu that currently has no items doesn't open")
    func noneNow() async throws {
        let photos = Photos()
        photos.hasItems = false
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        #expect(try menus(host) == 0)
        photos.hasItems = true
        await host.settle()
        #expect(try menus(host) == 0)
        try await host.openContextMenu(on: "Dune")
        #expect(host.shows("Copy Dune"))
    }

    @Test("An open menu follows its state, and closes when its last item is removed")
    func lastItemGoes() async throws {
        let photos = Photos()
        let host = HeadlessHost(Card(photos: photos))
        try await host.openContextMenu(on: "Dune")
        photos.hasItems = false
        await host.settle()
        #expect(try menus(host) == 0)
        photos.hasItems = true
        await host.settle()
        #expect(try menus(host) == 0)
    }

    // MARK: Kinds of items

    private struct ManyItems: View {
        @Bindable var photos: Photos

        var body: some View {
            Text("Dune").contextMenu {
                Section("Edit") {
                    Button("Off") { photos.journal.note("off") }.disabled(true)
                    Toggle("Favourite", isOn: $photos.isFavourite)
                }
                Divider()
                Picker("Size", selection: $photos.size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                Menu("Share") {
                    Button("Mail") { photos.journal.note("mail") }
                }
            }
            .buttonStyle(.borderedProminent)
        }
    }

    @Test("Items may be buttons, toggles, options, dividers, sections and menus, and look like a menu")
    func kinds() async throws {
        let photos = Photos()
        let host = HeadlessHost(ManyItems(photos: photos))
        try await host.openContextMenu(on: "Dune")
        #expect(try host.find("Off").isDisabled)
        #expect(try host.all(role: "section-header").map(\.texts) == [["Edit"]])
        #expect(try host.all(role: "divider").count == 1)
        #expect(!host.outline.contains("bordered-prominent"))
        try await host.tap("Favourite")
        #expect(photos.isFavourite)
        #expect(try menus(host) == 0)
        try await host.openContextMenu(on: "Dune")
        try await host.tap("Large")
        #expect(photos.size == 2)
        #expect(try menus(host) == 0)
    }

    @Test("A disabled item does nothing and leaves the menu open")
    func disabledItem() async throws {
        let photos = Photos()
        let host = HeadlessHost(ManyItems(photos: photos))
        try await host.openContextMenu(on: "Dune")
        await #expect(throws: LookUpFailure.self) { try await host.tap("Off") }
        #expect(photos.journal.take() == [])
        #expect(try menus(host) == 1)
    }

    @Test("A menu in a menu opens as a submenu, and tapping its item closes both")
    func nested() async throws {
        let photos = Photos()
        let host = HeadlessHost(ManyItems(photos: photos))
        try await host.openContextMenu(on: "Dune")
        try await host.tap("Share")
        #expect(try menus(host) == 2)
        try await host.tap("Share")
        #expect(try menus(host) == 1)
        try await host.tap("Share")
        try await host.tap("Mail")
        #expect(photos.journal.take() == ["mail"])
        #expect(try menus(host) == 0)
    }

    // MARK: Several views

    private struct Pair: View {
        let photos: Photos

        var body: some View {
            VStack {
                ForEach(photos.names, id: \.self) { Text($0) }
                    .contextMenu { Items(photos: photos, name: "all") }
            }
        }
    }

    @Test("Several views share a context menu, and it is open on one of them at a time")
    func several() async throws {
        let host = HeadlessHost(Pair(photos: Photos()))
        try await host.openContextMenu(on: "Dune")
        #expect(host.texts == ["Dune", "Copy all", "Delete", "Fjord"])
        try await host.openContextMenu(on: "Fjord")
        #expect(host.texts == ["Dune", "Fjord", "Copy all", "Delete"])
    }

    // MARK: Deprecated forms

    @available(*, deprecated)
    private struct OldCard: View {
        let photos: Photos

        var body: some View {
            Text("Dune")
                .contextMenu(photos.hasMenu ? ContextMenu { Items(photos: photos, name: "Dune") } : nil)
        }
    }

    @available(*, deprecated)
    @Test("An optional menu can be opened while it isn't nil, and closes when it becomes nil")
    func optional() async throws {
        let photos = Photos()
        photos.hasMenu = false
        let host = HeadlessHost(OldCard(photos: photos))
        await #expect(throws: LookUpFailure.self) { try await host.openContextMenu(on: "Dune") }
        photos.hasMenu = true
        await host.settle()
        try await host.openContextMenu(on: "Dune")
        #expect(host.shows("Copy Dune"))
        photos.hasMenu = false
        await host.settle()
        #expect(host.texts == ["Dune"])
    }

    @Test("A context menu's preview view isn't created")
    func preview() async throws {
        let photos = Photos()
        let host = HeadlessHost(
            Text("Dune").contextMenu {
                Button("Copy") {}
            } preview: {
                Items(photos: photos, name: "preview")
            })
        try await host.openContextMenu(on: "Dune")
        #expect(host.texts == ["Dune", "Copy"])
        #expect(photos.journal.take() == [])
    }
}
