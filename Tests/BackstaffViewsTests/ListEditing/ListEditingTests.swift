import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@Observable
private final class Pantry {
    var items = (1...5).map { Item(id: $0) }
    var selected: Int?
    var many: Set<Int> = []
    var isFixed = false
    var log: [String] = []

    struct Item: Identifiable, Hashable {
        let id: Int
        var name = ""

        init(id: Int) {
            self.id = id
            name = "Item \(id)"
        }
    }

    var names: [String] { items.map(\.name) }
}

@MainActor
@Suite("Deleting and moving rows")
struct ListEditingTests {
    private struct Editable: View {
        @Bindable var pantry: Pantry

        var body: some View {
            NavigationStack {
                List {
                    ForEach($pantry.items, editActions: .all) { $item in Text(item.name) }
                }
                .navigationTitle("Pantry")
                .toolbar { EditButton() }
            }
        }
    }

    @Test(
        "G05 with edit actions, deleting a row of a bound collection removes its element, and only its row is removed")
    func deletes() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Editable(pantry: pantry))
        #expect(try host.isDeletable("Item 2"))
        host.clearRecord()
        try await host.delete("Item 2")
        #expect(pantry.names == ["Item 1", "Item 3", "Item 4", "Item 5"])
        #expect(host.record.operations == ["remove"])
        #expect(!host.shows("Item 2"))
    }

    @Test("G05 moving a row, also to the end, is one operation, and no row runs again")
    func moves() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Editable(pantry: pantry))
        host.clearRecord()
        try await host.move("Item 4", before: "Item 2")
        #expect(pantry.names == ["Item 1", "Item 4", "Item 2", "Item 3", "Item 5"])
        #expect(host.record.operations == ["move row"])
        try await host.move("Item 1", before: nil)
        #expect(pantry.names == ["Item 4", "Item 2", "Item 3", "Item 5", "Item 1"])
        host.clearRecord()
        try await host.move("Item 2", before: "Item 3")
        #expect(host.record.operations == [])
        #expect(host.texts.filter { $0.hasPrefix("Item") } == pantry.names)
    }

    private struct Kinds: View {
        @Bindable var pantry: Pantry
        let actions: EditActions<[Pantry.Item]>

        var body: some View {
            List($pantry.items, editActions: actions) { $item in Text(item.name) }
        }
    }

    @Test("G05 only the named edit actions are possible", arguments: [0, 1, 2])
    func kinds(of kind: Int) throws {
        let actions: EditActions<[Pantry.Item]> = kind == 0 ? [] : kind == 1 ? .delete : .move
        let host = HeadlessHost(Kinds(pantry: Pantry(), actions: actions))
        #expect(try host.isDeletable("Item 1") == (kind == 1))
        #expect(try host.isMovable("Item 1") == (kind == 2))
    }

    private struct Explicit: View {
        @Bindable var pantry: Pantry

        var body: some View {
            List {
                ForEach($pantry.items, editActions: .all) { $item in Text(item.name) }
                    .onDelete { pantry.log.append("delete \(Array($0))") }
                    .onMove { pantry.log.append("move \(Array($0)) to \($1)") }
            }
        }
    }

    @Test("G06 G07 onDelete and onMove replace the edit actions, and get the offsets from before the move")
    func explicit() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Explicit(pantry: pantry))
        try await host.delete("Item 3")
        try await host.move("Item 1", before: "Item 4")
        try await host.move("Item 5", before: "Item 1")
        try await host.move("Item 2", before: nil)
        #expect(pantry.log == ["delete [2]", "move [0] to 3", "move [4] to 0", "move [1] to 5"])
        #expect(host.texts == pantry.names, "what the app keeps stays")
        #expect(pantry.items.count == 5)
    }

    private struct Optionally: View {
        @Bindable var pantry: Pantry

        var body: some View {
            List {
                ForEach(pantry.items) { Text($0.name) }
                    .onDelete(perform: pantry.isFixed ? nil : { pantry.items.remove(atOffsets: $0) })
                    .onMove(perform: pantry.isFixed ? nil : { pantry.items.move(fromOffsets: $0, toOffset: $1) })
            }
        }
    }

    @Test("G06 G07 rows can be edited only while there is an action")
    func optionally() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Optionally(pantry: pantry))
        #expect(try host.isDeletable("Item 1"))
        #expect(try host.isMovable("Item 1"))
        pantry.isFixed = true
        host.update()
        #expect(try !host.isDeletable("Item 1"))
        await #expect(throws: LookUpFailure.self) { try await host.delete("Item 1") }
        await #expect(throws: LookUpFailure.self) { try await host.move("Item 1", before: nil) }
        #expect(pantry.items.count == 5)
        pantry.isFixed = false
        host.update()
        try await host.delete("Item 1")
        #expect(pantry.names.first == "Item 2")
    }

    private struct Parts: View {
        @Bindable var pantry: Pantry

        var body: some View {
            List {
                ForEach($pantry.items, editActions: .all) { $item in
                    Text(item.name)
                        .deleteDisabled(item.id == 2)
                        .moveDisabled(item.id == 3 || pantry.isFixed)
                }
                Text("Fixed")
            }
        }
    }

    @Test("G08 a row with moving or deleting disabled stays, and no row moves past it; others can be edited")
    func disabled() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Parts(pantry: pantry))
        #expect(try !host.isDeletable("Item 2"))
        #expect(try host.isMovable("Item 2"))
        #expect(try !host.isMovable("Item 3"))
        #expect(try !host.isDeletable("Fixed"))
        try await host.move("Item 5", before: "Item 1")
        #expect(pantry.items.map(\.id) == [1, 2, 3, 4, 5], "rows that keep their places are in between")
        try await host.move("Item 2", before: "Item 1")
        #expect(pantry.items.map(\.id) == [2, 1, 3, 4, 5])
        try await host.move("Item 2", before: nil)
        #expect(pantry.items.map(\.id) == [1, 2, 3, 4, 5], "the end is that of the rows next to it")
        pantry.isFixed = true
        host.update()
        for name in pantry.names { #expect(try !host.isMovable(name)) }
        #expect(try host.isDeletable("Item 1"))
    }

    private struct Two: View {
        @State private var first = ["A", "B"]
        @State private var second = ["C", "D"]

        var body: some View {
            List {
                Section("One") {
                    ForEach($first, id: \.self, editActions: .all) { $word in Text(word) }
                }
                Section("Two") {
                    ForEach($second, id: \.self, editActions: .all) { $word in Text(word) }
                }
            }
        }
    }

    @Test("G07 a row can't be moved into another collection")
    func collections() async throws {
        let host = HeadlessHost(Two())
        try await host.move("A", before: "D")
        #expect(host.texts == ["One", "A", "B", "Two", "C", "D"])
        try await host.move("A", before: nil)
        #expect(host.texts == ["One", "B", "A", "Two", "C", "D"])
    }

    @Test("G04 the first tap on Edit starts editing on its screen, and Done ends it")
    func editButton() async throws {
        let host = HeadlessHost(Editable(pantry: Pantry()))
        #expect(!host.isEditing)
        try await host.tap("Edit")
        #expect(host.isEditing)
        #expect(!host.shows("Edit"))
        try await host.tap("Done")
        #expect(!host.isEditing)
        try await host.tap("Edit")
        #expect(host.isEditing)
    }

    private struct Given: View {
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                List { Text("Row").onLongPressGesture {} }
                Button("Begin") { mode = .active }
                Button("For a moment") { mode = .transient }
                Text(mode.isEditing ? "editing" : "not editing")
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test("G03 an edit mode that the app sets is followed, and transient counts as editing")
    func given() async throws {
        let host = HeadlessHost(Given())
        #expect(!host.isEditing)
        try await host.tap("Begin")
        #expect(host.isEditing)
        try await host.tap("For a moment")
        #expect(host.isEditing)
    }

    private struct Chosen: View {
        @Bindable var pantry: Pantry

        var body: some View {
            NavigationStack {
                List(pantry.items, selection: $pantry.many) { item in
                    NavigationLink(item.name, value: item)
                }
                .navigationDestination(for: Pantry.Item.self) { Text("Detail \($0.id)") }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("C03 G03 in edit mode taps add rows to the selection and follow no link; leaving it selects nothing")
    func selectsInEditMode() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Chosen(pantry: pantry))
        try await host.tap("Edit")
        try await host.tap("Item 2")
        try await host.tap("Item 4")
        #expect(pantry.many == [2, 4])
        #expect(host.selectedRows == ["Item 2", "Item 4"])
        #expect(!host.shows("Detail 2"))
        try await host.tap("Item 2")
        #expect(pantry.many == [4])
        try await host.tap("Done")
        #expect(pantry.many == [])
        #expect(host.selectedRows == [])
    }

    @Test("C03 G03 rows that are links are marked as tappable while their list is edited")
    func rowsAnswerInEditMode() async throws {
        let host = HeadlessHost(Chosen(pantry: Pantry()))
        for name in ["Edit", "Done"] {
            host.clearRecord()
            try await host.tap(name)
            #expect(host.record.operations.filter { $0 == "set verbs" }.count == 5)
        }
    }

    private struct Links: View {
        let pantry: Pantry

        var body: some View {
            NavigationStack {
                List(pantry.items) { NavigationLink($0.name, value: $0) }
                    .navigationDestination(for: Pantry.Item.self) { Text("Detail \($0.id)") }
                    .toolbar { EditButton() }
            }
        }
    }

    @Test("G03 links in rows don't navigate while their list is edited")
    func links() async throws {
        let host = HeadlessHost(Links(pantry: Pantry()))
        try await host.tap("Edit")
        try await host.tap("Item 2")
        #expect(!host.shows("Detail 2"))
        try await host.tap("Done")
        try await host.tap("Item 2")
        #expect(host.shows("Detail 2"))
    }

    private struct Selecting: View {
        @Bindable var pantry: Pantry
        let rule: SelectionOnDelete

        var body: some View {
            List(selection: $pantry.selected) {
                ForEach($pantry.items, editActions: .all) { $item in Text(item.name) }
            }
            .selectionOnDelete(rule)
        }
    }

    @Test(
        "deleting a row keeps the selection; deleting the selected row clears it or selects the row in its place",
        arguments: [(SelectionOnDelete.keep, 2), (.clear, nil), (.follow, 3)] as [(SelectionOnDelete, Int?)])
    func selection(rule: SelectionOnDelete, expected: Int?) async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Selecting(pantry: pantry, rule: rule))
        try await host.tap("Item 2")
        try await host.delete("Item 4")
        #expect(pantry.selected == 2)
        try await host.delete("Item 2")
        #expect(pantry.selected == expected)
        try await host.press(.down, inListShowing: "Item 1")
        #expect(pantry.selected == (expected == 3 ? 5 : 5), "keys go on from the row that took its place")
    }

    @Test("G11 deleting the selected last row selects the row above")
    func followsUp() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Selecting(pantry: pantry, rule: .follow))
        try await host.tap("Item 5")
        try await host.delete("Item 5")
        #expect(pantry.selected == 4)
        #expect(host.selectedRows == ["Item 4"])
    }

    private struct Asking: View {
        @Bindable var pantry: Pantry
        @State private var asked: IndexSet = []

        var body: some View {
            List(selection: $pantry.selected) {
                ForEach(pantry.items) { Text($0.name) }
                    .onDelete { asked = $0 }
            }
            .selectionOnDelete(.follow)
            Button("Yes") { pantry.items.remove(atOffsets: asked) }
        }
    }

    @Test("G06 while the app asks whether to delete, the selection doesn't change")
    func asks() async throws {
        let pantry = Pantry()
        let host = HeadlessHost(Asking(pantry: pantry))
        try await host.tap("Item 2")
        try await host.delete("Item 2")
        #expect(pantry.selected == 2)
        #expect(host.selectedRows == ["Item 2"])
        try await host.tap("Yes")
        #expect(!host.shows("Item 2"))
        #expect(pantry.selected == 2, "it wasn't the list that deleted it")
    }
}
