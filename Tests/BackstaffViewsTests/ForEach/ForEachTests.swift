import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing
import ViewTestSupport

@MainActor
@Suite
struct ForEachTests {
    /// The same rows, created immediately in a stack and lazily in a list.
    private struct Rows: View {
        let model: ItemsModel
        let isLazy: Bool

        var body: some View {
            if isLazy {
                List { ForEach(model.items) { Text($0.name) } }
            } else {
                VStack { ForEach(model.items) { Text($0.name) } }
            }
        }
    }

    @Test("C12 an item that changes but keeps its id updates its row in place", arguments: [true, false])
    func changedItem(isLazy: Bool) {
        let model = ItemsModel(count: 4)
        let host = HeadlessHost(Rows(model: model, isLazy: isLazy))
        model.items[2].name = "Changed"
        host.update()
        #expect(host.texts == ["Item 0", "Item 1", "Changed", "Item 3"])
        #expect(host.record.operations == ["text \"Changed\""])
        model.items[0].name = "First"
        model.items[3].name = "Last"
        host.update()
        #expect(host.texts == ["First", "Item 1", "Changed", "Last"])
    }

    @Test("C12 an insertion, a deletion and a move are one operation each", arguments: [true, false])
    func operations(isLazy: Bool) {
        let model = ItemsModel(count: 5)
        let host = HeadlessHost(Rows(model: model, isLazy: isLazy))
        let row = isLazy ? "row" : "text"
        model.items.insert(Item(9), at: 2)
        host.clearRecordAfter { #expect($0 == ["insert \(row)"]) }
        #expect(host.texts.count == 6)
        #expect(host.texts[2] == "Item 9")
        model.items.remove(at: 0)
        host.clearRecordAfter { #expect($0 == ["remove"]) }
        #expect(host.texts == ["Item 1", "Item 9", "Item 2", "Item 3", "Item 4"])
        model.items.append(model.items.removeFirst())
        host.clearRecordAfter { #expect($0 == ["move \(row)"]) }
        #expect(host.texts == ["Item 9", "Item 2", "Item 3", "Item 4", "Item 1"])
        model.items = []
        host.clearRecordAfter { #expect($0 == Array(repeating: "remove", count: 5)) }
        model.items = [Item(1)]
        host.clearRecordAfter { #expect($0 == ["insert \(row)"]) }
    }

    @Test("C12 rows keep their state when they move, and lose it when they are removed", arguments: [true, false])
    func stateMoves(isLazy: Bool) async throws {
        struct Root: View {
            let model: ItemsModel
            let isLazy: Bool

            var body: some View {
                if isLazy { ItemList(model: model) } else { VStack { ForEach(model.items) { CountingRow(item: $0) } } }
            }
        }
        let model = ItemsModel(count: 3)
        let host = HeadlessHost(Root(model: model, isLazy: isLazy))
        try await host.tap("Item 1: 0")
        model.items.reverse()
        host.update()
        #expect(host.texts == ["Item 2: 0", "Item 1: 1", "Item 0: 0"])
        let item = model.items.remove(at: 1)
        await host.settle()
        model.items.append(item)
        host.update()
        #expect(host.texts == ["Item 2: 0", "Item 0: 0", "Item 1: 0"])
    }

    @Test("C12 any sequence of edits gives the same rows as a new list", arguments: [true, false])
    func randomEdits(isLazy: Bool) {
        var generator = SeededGenerator(seed: isLazy ? 1 : 2)
        let model = ItemsModel(count: 6)
        let host = HeadlessHost(Rows(model: model, isLazy: isLazy))
        for round in 0..<200 {
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let count = model.items.count
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: model.items.insert(Item(100 + round * 3), at: Int.random(in: 0...count, using: &generator))
                case 1 where count > 0: model.items.remove(at: Int.random(in: 0..<count, using: &generator))
                case 2: model.items.shuffle(using: &generator)
                case 3 where count > 0:
                    model.items[Int.random(in: 0..<count, using: &generator)].name = "Round \(round)"
                default: model.items = Array(model.items.prefix(12))
                }
            }
            host.update()
            #expect(host.texts == model.items.map(\.name))
        }
        #expect(host.trouble == nil)
    }

    @Test("C12 two elements with one id are two rows, and none is lost or duplicated", arguments: [true, false])
    func duplicateIDs(isLazy: Bool) {
        let model = ItemsModel([Item(1, "a"), Item(1, "b"), Item(2, "c")])
        let host = HeadlessHost(Rows(model: model, isLazy: isLazy))
        #expect(host.texts == ["a", "b", "c"])
        model.items = [Item(2, "c"), Item(1, "b"), Item(1, "d"), Item(1, "e")]
        host.update()
        #expect(host.texts == ["c", "b", "d", "e"])
        model.items = [Item(1, "x")]
        host.update()
        #expect(host.texts == ["x"])
    }

    @Test("C12 a changed capture updates only the rows that show it")
    func captures() {
        struct Root: View {
            let model: ItemsModel

            var body: some View {
                let note = model.note
                VStack { ForEach(model.items) { Text("\($0.name) of \(note % 2)") } }
            }
        }
        let model = ItemsModel(count: 2)
        let host = HeadlessHost(Root(model: model))
        model.note = 1
        host.update()
        #expect(host.texts == ["Item 0 of 1", "Item 1 of 1"])
        host.clearRecord()
        model.note = 3
        host.update()
        #expect(host.record.operations == [])
    }

    @Test(
        "C12 a ForEach in a ForEach shows each inner row once, and edits of either are exact", arguments: [true, false])
    func nested(isLazy: Bool) {
        struct Rows: View {
            let model: ItemsModel

            var body: some View {
                ForEach(model.items) { item in
                    ForEach(0..<item.id, id: \.self) { Text("\(item.name).\($0)") }
                }
            }
        }
        struct Root: View {
            let model: ItemsModel
            let isLazy: Bool

            var body: some View {
                if isLazy { List { Rows(model: model) } } else { VStack { Rows(model: model) } }
            }
        }
        let model = ItemsModel([Item(2, "a"), Item(1, "b")])
        let host = HeadlessHost(Root(model: model, isLazy: isLazy))
        #expect(host.texts == ["a.0", "a.1", "b.0"])
        model.items[1].name = "c"
        host.update()
        #expect(host.texts == ["a.0", "a.1", "c.0"])
        model.items.swapAt(0, 1)
        host.update()
        #expect(host.texts == ["c.0", "a.0", "a.1"])
        model.items.insert(Item(3, "d"), at: 1)
        host.update()
        #expect(host.texts == ["c.0", "d.0", "d.1", "d.2", "a.0", "a.1"])
        model.items.remove(at: 0)
        host.update()
        #expect(host.texts == ["d.0", "d.1", "d.2", "a.0", "a.1"])
    }

    @Test("C12 rows that are added and removed by a condition are at their position", arguments: [true, false])
    func conditionalRows(isLazy: Bool) {
        struct Rows: View {
            let model: ItemsModel

            var body: some View {
                Text("Start")
                if model.note > 0 { Text("Noted") }
                ForEach(model.items) { item in
                    if !item.name.isEmpty { Text(item.name) }
                }
                if model.note > 1 { Text("Noted twice") } else { Text("Not twice") }
                Text("End")
            }
        }
        struct Root: View {
            let model: ItemsModel
            let isLazy: Bool

            var body: some View {
                if isLazy { List { Rows(model: model) } } else { VStack { Rows(model: model) } }
            }
        }
        let model = ItemsModel([Item(1, "a"), Item(2, ""), Item(3, "c")])
        let host = HeadlessHost(Root(model: model, isLazy: isLazy))
        #expect(host.texts == ["Start", "a", "c", "Not twice", "End"])
        model.items[1].name = "b"
        model.items[2].name = ""
        host.update()
        #expect(host.texts == ["Start", "a", "b", "Not twice", "End"])
        model.note = 1
        host.update()
        #expect(host.texts == ["Start", "Noted", "a", "b", "Not twice", "End"])
        model.note = 2
        model.items = []
        host.update()
        #expect(host.texts == ["Start", "Noted", "Noted twice", "End"])
        model.items = [Item(4, "d")]
        model.note = 0
        host.update()
        #expect(host.texts == ["Start", "d", "Not twice", "End"])
    }

    @Test("C12 a modifier on a Group or a ForEach applies to each view in it, also to later ones")
    func groups() {
        struct Root: View {
            let model: ItemsModel
            let journal: Journal

            var body: some View {
                VStack {
                    Group {
                        ForEach(model.items) { Text($0.name) }
                        Text("One more")
                    }
                    .modifier(Framed(name: "\(model.items.count)"))
                    Text("End")
                }
            }
        }
        struct Framed: ViewModifier {
            let name: String

            func body(content: Content) -> some View {
                Text("Before \(name)")
                content
                Text("After \(name)")
            }
        }
        let model = ItemsModel(count: 1)
        let host = HeadlessHost(Root(model: model, journal: Journal()))
        #expect(host.texts == ["Before 1", "Item 0", "One more", "After 1", "End"])
        model.items.append(Item(7))
        host.update()
        #expect(host.texts == ["Before 2", "Item 0", "Item 7", "One more", "After 2", "End"])
        model.items.removeFirst()
        host.update()
        #expect(host.texts == ["Before 1", "Item 7", "One more", "After 1", "End"])
    }

    // MARK: Bindings

    private struct Editor: View {
        @Binding var item: Item

        var body: some View {
            Button("Edit \(item.name)") { item.name += "!" }
        }
    }

    private struct BoundRows: View {
        @Bindable var model: ItemsModel
        let isLazy: Bool

        var body: some View {
            if isLazy {
                List($model.items) { $item in Editor(item: $item) }
            } else {
                VStack { ForEach($model.items) { $item in Editor(item: $item) } }
            }
        }
    }

    @Test("C12 a row's binding stays with its element when that moves", arguments: [true, false])
    func boundRows(isLazy: Bool) async throws {
        let model = ItemsModel([Item(1, "a"), Item(2, "b"), Item(3, "c")])
        let host = HeadlessHost(BoundRows(model: model, isLazy: isLazy))
        try await host.tap("Edit b")
        #expect(model.items == [Item(1, "a"), Item(2, "b!"), Item(3, "c")])
        model.items.reverse()
        model.items.append(Item(4, "d"))
        host.update()
        #expect(host.texts == ["Edit c", "Edit b!", "Edit a", "Edit d"])
        try await host.tap("Edit a")
        try await host.tap("Edit d")
        #expect(model.items == [Item(3, "c"), Item(2, "b!"), Item(1, "a!"), Item(4, "d!")])
        model.items.removeFirst()
        host.update()
        #expect(host.texts == ["Edit b!", "Edit a!", "Edit d!"])
        try await host.tap("Edit b!")
        #expect(model.items[0].name == "b!!")
    }

    @Test("C12 a binding to a removed element returns its last value and writes nothing")
    func inertBinding() {
        struct Root: View {
            @Bindable var model: ItemsModel
            let keep: (Binding<Item>) -> Void

            var body: some View {
                VStack {
                    ForEach($model.items) { $item in
                        let _ = keep($item)
                        Text(item.name)
                    }
                }
            }
        }
        let model = ItemsModel([Item(1, "a"), Item(2, "b")])
        var kept: [Int: Binding<Item>] = [:]
        let host = HeadlessHost(Root(model: model) { kept[$0.wrappedValue.id] = $0 })
        model.items.removeFirst()
        host.update()
        #expect(host.texts == ["b"])
        #expect(kept[1]?.wrappedValue == Item(1, "a"))
        kept[1]?.wrappedValue.name = "ghost"
        #expect(model.items == [Item(2, "b")])
        kept[2]?.wrappedValue.name = "c"
        #expect(model.items == [Item(2, "c")])
        model.items = []
        host.update()
        kept[2]?.wrappedValue.name = "ghost"
        #expect(model.items == [])
        #expect(host.trouble == nil)
    }

    @Test("C12 deleting the elements of a bound ForEach one by one, in any order, is safe")
    func boundDeletions() {
        var generator = SeededGenerator(seed: 3)
        let model = ItemsModel(count: 20)
        let host = HeadlessHost(BoundRows(model: model, isLazy: true))
        while !model.items.isEmpty {
            model.items.remove(at: Int.random(in: model.items.indices, using: &generator))
            host.update()
            #expect(host.texts == model.items.map { "Edit \($0.name)" })
        }
    }
}

extension HeadlessHost {
    /// Updates the screen, and returns and clears the operations.
    func clearRecordAfter(_ body: ([String]) -> Void) {
        update()
        body(record.operations)
        clearRecord()
    }
}
