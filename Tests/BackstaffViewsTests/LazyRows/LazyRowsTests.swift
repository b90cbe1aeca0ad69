import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing
import ViewTestSupport

@MainActor
@Suite
struct LazyRowsTests {
    @Test("C12 a list creates the rows on screen and one more screen, and counts all rows")
    func firstRows() throws {
        let host = HeadlessHost(ItemList(model: ItemsModel(count: 100_000)))
        #expect(try host.rowCount() == 100_000)
        #expect(host.bodyCount < 60)
        #expect(host.shows("Item 0: 0"))
        #expect(!host.shows("Item 99: 0"))
    }

    @Test("Q07 the height of a window never creates more rows than a screen can show")
    func hugeWindow() throws {
        let host = HeadlessHost(
            ItemList(model: ItemsModel(count: 100_000)), size: Size(width: 390, height: 1_000_000))
        #expect(try host.rowCount() == 100_000)
        #expect(host.shows("Item 249: 0"))
        #expect(!host.shows("Item 250: 0"))
    }

    @Test("C12 scrolling creates the rows that come on screen and removes those that leave")
    func scrolling() async throws {
        let host = HeadlessHost(ItemList(model: ItemsModel(count: 10_000)))
        try await host.scroll(toRow: 5_000)
        #expect(host.shows("Item 5000: 0"))
        #expect(!host.shows("Item 0: 0"))
        #expect(try host.rowCount() == 10_000)
        #expect(host.texts.count <= 100)
        try await host.scroll(toRow: 9_999)
        #expect(host.shows("Item 9999: 0"))
        #expect(try host.rowCount() == 10_000)
        try await host.scroll(toRow: 0)
        #expect(host.shows("Item 0: 0"))
        #expect(host.texts.first == "Item 0: 0")
        #expect(try host.rowCount() == 10_000)
    }

    @Test("C12 a jump creates the same rows as scrolling there; without rows nothing is scrolled")
    func scrollingAtOnce() async throws {
        let host = HeadlessHost(ItemList(model: ItemsModel(count: 10_000)))
        let other = HeadlessHost(ItemList(model: ItemsModel(count: 10_000)))
        #expect(host.scrollNow(toRow: 5_000))
        try await other.scroll(toRow: 5_000)
        #expect(host.texts == other.texts)
        #expect(!HeadlessHost(Text("Alone")).scrollNow(toRow: 1))
    }

    @Test(
        "C12 a filter that keeps a row keeps its state, on screen or off; a filter that drops the row drops its state")
    func stateAndFilter() async throws {
        for isScrolled in [false, true] {
            let model = ItemsModel(count: 20_000)
            let all = model.items
            let host = HeadlessHost(ItemList(model: model))
            try await host.tap("Item 3: 0")
            try await host.tap("Item 6: 0")
            if isScrolled { try await host.scroll(toRow: 10_000) }
            model.items = all.filter { $0.id.isMultiple(of: 3) && $0.id != 6 }
            await host.settle()
            model.items = all
            host.update()
            try await host.scroll(toRow: 0)
            #expect(host.shows("Item 3: 1"))
            #expect(host.shows("Item 6: 0"))
        }
    }

    @Test(
        "C12 off-screen rows keep their state across a change that keeps most rows, and lose it when they are removed")
    func stateAndSort() async throws {
        let model = ItemsModel(count: 5_000)
        let host = HeadlessHost(ItemList(model: model))
        for id in [2, 4, 5] { try await host.tap("Item \(id): 0") }
        try await host.scroll(toRow: 2_500)
        let gone = model.items.remove(at: 4)
        model.items.reverse()
        host.update()
        model.items.reverse()
        model.items.insert(gone, at: 4)
        host.update()
        try await host.scroll(toRow: 0)
        #expect(host.shows("Item 2: 1"))
        #expect(host.shows("Item 4: 0"))
        #expect(host.shows("Item 5: 1"))
    }

    @Test("C12 visible rows are in order and without gaps at every scroll position")
    func anyScrolling() async throws {
        var generator = SeededGenerator(seed: 5)
        let model = ItemsModel(count: 1_000)
        struct Root: View {
            let model: ItemsModel

            var body: some View {
                List {
                    Text("Header")
                    ForEach(model.items) { Text($0.name) }
                    Text("Footer")
                }
            }
        }
        let host = HeadlessHost(Root(model: model))
        for round in 0..<60 {
            let count = model.items.count
            switch round % 4 {
            case 1: model.items.insert(Item(10_000 + round), at: Int.random(in: 0...count, using: &generator))
            case 3: model.items.remove(at: Int.random(in: 0..<count, using: &generator))
            default: try await host.scroll(toRow: Int.random(in: 0..<count, using: &generator))
            }
            host.update()
            #expect(try host.rowCount() == model.items.count + 2)
            let shown = host.texts.filter { $0.hasPrefix("Item") }
            let names = model.items.map(\.name)
            let start = try #require(names.firstIndex(of: shown[0]))
            #expect(Array(names[start..<(start + shown.count)]) == shown)
            #expect(host.texts.first == "Header")
            #expect(host.texts.last == "Footer")
        }
    }

    @Test("C12 a row keeps its state when it scrolls off screen")
    func stateOutlivesWindow() async throws {
        let host = HeadlessHost(ItemList(model: ItemsModel(count: 1_000)))
        try await host.tap("Item 3: 0")
        try await host.scroll(toRow: 500)
        #expect(!host.shows("Item 3: 1"))
        try await host.scroll(toRow: 0)
        #expect(host.shows("Item 3: 1"))
    }

    @Test("C12 a row that is deleted off screen has fresh state when it returns")
    func deletedOutOfView() async throws {
        let model = ItemsModel(count: 1_000)
        let host = HeadlessHost(ItemList(model: model))
        try await host.tap("Item 3: 0")
        try await host.scroll(toRow: 500)
        let item = model.items.remove(at: 3)
        host.update()
        model.items.insert(item, at: 3)
        host.update()
        try await host.scroll(toRow: 0)
        #expect(host.shows("Item 3: 0"))
    }

    @Test("C12 a row that is deleted and returns at once keeps its state, in one update and in two")
    func deletedAndBack() async throws {
        let model = ItemsModel(count: 10)
        let host = HeadlessHost(ItemList(model: model))
        try await host.tap("Item 3: 0")
        var item = model.items.remove(at: 3)
        host.update()
        #expect(!host.texts.contains { $0.hasPrefix("Item 3") })
        model.items.insert(item, at: 3)
        host.update()
        #expect(host.shows("Item 3: 1"))
        try await host.tap("Item 3: 1")
        item = model.items.remove(at: 3)
        model.items.insert(item, at: 3)
        host.update()
        #expect(host.shows("Item 3: 2"))
    }

    @Test("C12 a deleted row that returns later has new state, and so has a view of a stack that returns at once")
    func deletedAndBackLater() async throws {
        let model = ItemsModel(count: 10)
        let host = HeadlessHost(ItemList(model: model))
        try await host.tap("Item 3: 0")
        let item = model.items.remove(at: 3)
        await host.settle()
        model.items.insert(item, at: 3)
        await host.settle()
        #expect(host.shows("Item 3: 0"))

        struct Stack: View {
            let model: ItemsModel
            var body: some View { VStack { ForEach(model.items) { CountingRow(item: $0) } } }
        }
        let stack = HeadlessHost(Stack(model: model))
        try await stack.tap("Item 3: 0")
        model.items.remove(at: 3)
        stack.update()
        model.items.insert(item, at: 3)
        stack.update()
        #expect(stack.shows("Item 3: 0"))
    }

    @Test("C12 a row that is deleted disappears at once, doesn't run any more, and what it holds is freed soon")
    func deletedRowRests() async throws {
        @MainActor
        final class Held {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            isolated deinit { journal.note("freed") }
        }
        struct Row: View {
            let model: ItemsModel
            let index: Int
            let journal: Journal
            @State private var held: Held

            init(model: ItemsModel, index: Int, journal: Journal) {
                self.model = model
                self.index = index
                self.journal = journal
                _held = State(initialValue: Held(journal))
            }

            var body: some View {
                // A row without its element would trap.
                Text(model.items[index].name).noted("row \(index)", in: journal)
            }
        }
        struct Root: View {
            let model: ItemsModel
            let journal: Journal
            var body: some View {
                List {
                    ForEach(model.items.indices, id: \.self) { Row(model: model, index: $0, journal: journal) }
                }
            }
        }
        let model = ItemsModel(count: 3)
        let journal = Journal()
        let host = HeadlessHost(Root(model: model, journal: journal))
        _ = journal.take()
        model.items.removeLast()
        host.update()
        #expect(journal.take().contains("disappear row 2"))
        model.items.removeLast()
        host.update()
        #expect(host.texts == ["Item 0"])
        _ = journal.take()
        try await host.wait { journal.count == 2 }
        #expect(journal.take() == ["freed", "freed"])
    }

    @Test("C12 a row that changes off screen shows the change when it scrolls on screen, and keeps its state")
    func changedOutOfView() async throws {
        let model = ItemsModel(count: 1_000)
        let host = HeadlessHost(ItemList(model: model))
        try await host.tap("Item 3: 0")
        try await host.scroll(toRow: 500)
        model.items[3].name = "Changed"
        host.update()
        #expect(host.record.operations.allSatisfy { !$0.contains("Changed") })
        try await host.scroll(toRow: 0)
        #expect(host.shows("Changed: 1"))
    }

    @Test("C12 an edit of a long list takes at most two row operations and one extent")
    func operations() async throws {
        let model = ItemsModel(count: 10_000)
        let host = HeadlessHost(ItemList(model: model))
        try await host.scroll(toRow: 5_000)
        host.clearRecord()
        let edits: [() -> Void] = [
            { model.items.insert(Item(20_000), at: 5_001) }, { model.items.remove(at: 5_002) },
            { model.items.swapAt(5_003, 5_004) }, { model.items.insert(Item(20_001), at: 0) },
            { model.items.remove(at: 9_000) },
        ]
        for edit in edits {
            edit()
            host.clearRecordAfter { operations in
                #expect(operations.filter { $0 != "set rows" }.count <= 2)
                #expect(operations.filter { $0 == "set rows" }.count <= 1)
            }
            #expect(try host.rowCount() == model.items.count)
        }
    }

    @Test("C12 rows appear when they come near the screen and disappear when they leave it")
    func appearance() async throws {
        struct Root: View {
            let model: ItemsModel
            let journal: Journal

            var body: some View {
                List(model.items) { item in
                    Text(item.name)
                        .onAppear { journal.note("appear \(item.id)") }
                        .onDisappear { journal.note("disappear \(item.id)") }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Root(model: ItemsModel(count: 1_000), journal: journal))
        let first = journal.take()
        #expect(first.last == "appear 0")
        #expect(first.count < 60)
        try await host.scroll(toRow: 500)
        let lines = journal.take()
        #expect(lines.contains("disappear 0"))
        #expect(lines.contains("appear 500"))
        #expect(lines.filter { $0.hasPrefix("disappear") }.count == first.count)
    }

    @Test("C12 sections have headers and footers around their rows, and their rows are lazy")
    func sections() async throws {
        struct Root: View {
            let model: ItemsModel

            var body: some View {
                List {
                    Section {
                        ForEach(model.items) { Text($0.name) }
                    } header: {
                        Text("Items")
                    } footer: {
                        Text("\(model.items.count) items")
                    }
                    Section("Others") {
                        Text("Other")
                        ForEach(0..<1_000) { Text("Number \($0)") }
                    }
                }
            }
        }
        let model = ItemsModel(count: 3)
        let host = HeadlessHost(Root(model: model))
        #expect(host.texts.prefix(7) == ["Items", "Item 0", "Item 1", "Item 2", "3 items", "Others", "Other"])
        #expect(try host.rowCount() == 3 + 2 + 1 + 1 + 1_000)
        #expect(!host.shows("Number 500"))
        model.items.append(Item(9))
        host.update()
        #expect(host.texts.prefix(6) == ["Items", "Item 0", "Item 1", "Item 2", "Item 9", "4 items"])
        try await host.scroll(toRow: 600)
        #expect(host.shows("Number 600"))
        #expect(!host.shows("Item 0"))
        try await host.scroll(toRow: 0)
        #expect(host.texts.prefix(2) == ["Items", "Item 0"])
    }

    @Test("C12 elements with several views or a condition are all created, so that the rows can be counted")
    func rowsOfSeveralViews() async throws {
        struct Root: View {
            let model: ItemsModel

            var body: some View {
                List {
                    ForEach(model.items) { item in
                        Text(item.name)
                        NavigationLink("Link \(item.id)", value: item.id)
                    }
                    ForEach(0..<200) { number in
                        if number.isMultiple(of: 2) { Text("Even \(number)") }
                    }
                }
            }
        }
        let host = HeadlessHost(Root(model: ItemsModel(count: 100)))
        #expect(try host.rowCount() == 300)
        try await host.scroll(toRow: 290)
        #expect(host.shows("Even 198"))
    }

    @Test("C12 a row that is a container of several views is one lazy row")
    func containers() async throws {
        struct Root: View {
            var body: some View {
                List(0..<1_000) { number in
                    VStack {
                        Text("Title \(number)")
                        Text("Subtitle \(number)")
                    }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(try host.rowCount() == 1_000)
        #expect(!host.shows("Title 500"))
        try await host.scroll(toRow: 500)
        #expect(host.shows("Subtitle 500"))
    }

    @Test("C12 a list that starts empty, grows, shrinks and grows again counts its rows correctly")
    func growing() throws {
        let model = ItemsModel([])
        let host = HeadlessHost(ItemList(model: model))
        #expect(try host.rowCount() == 0)
        for count in [1, 500, 3, 10_000, 0, 40] {
            model.items = (0..<count).map { Item($0) }
            host.update()
            #expect(try host.rowCount() == count)
            #expect(host.texts.count == min(count, host.texts.count))
            #expect(host.shows("Item 0: 0") == (count > 0))
            #expect(host.texts.count <= 100)
        }
    }

    @Test("C12 a list keeps its scroll position while its screen is covered")
    func coveredList() async throws {
        struct Root: View {
            let model: ItemsModel

            var body: some View {
                NavigationStack {
                    List(model.items) { NavigationLink($0.name, value: $0.id) }
                        .navigationDestination(for: Int.self) { Text("Detail \($0)") }
                }
            }
        }
        let model = ItemsModel(count: 1_000)
        let host = HeadlessHost(Root(model: model))
        try await host.scroll(toRow: 500)
        try await host.tap("Item 503")
        #expect(host.shows("Detail 503"))
        model.items.remove(at: 504)
        host.update()
        try await host.goBack()
        #expect(host.shows("Item 503"))
        #expect(host.shows("Item 505"))
        #expect(!host.shows("Item 504"))
    }

    @Test("C12 a row that moves out of the created rows keeps its state")
    func movedAway() async throws {
        let model = ItemsModel(count: 2_000)
        let host = HeadlessHost(ItemList(model: model))
        try await host.tap("Item 2: 0")
        model.items.append(model.items.remove(at: 2))
        host.update()
        try await host.scroll(toRow: 1_995)
        #expect(host.shows("Item 2: 1"))
        model.items.insert(contentsOf: (5_000..<5_300).map { Item($0) }, at: 0)
        host.update()
        try await host.scroll(toRow: 2_295)
        #expect(host.shows("Item 2: 1"))
    }

    @Test("C12 a list counts its rows after any edit, at any scroll position")
    func anyEdit() async throws {
        var generator = SeededGenerator(seed: 3)
        let model = ItemsModel(count: 300)
        let host = HeadlessHost(ItemList(model: model))
        for _ in 0..<500 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: model.items.removeLast(Int.random(in: 0...model.items.count, using: &generator))
            case 1:
                let place = Int.random(in: 0...model.items.count, using: &generator)
                let new = (0..<100).map { _ in Item(Int.random(in: 0..<500, using: &generator)) }
                model.items.insert(contentsOf: new, at: place)
            case 2: model.items.shuffle(using: &generator)
            case 3: model.items = model.items.suffix(400)
            default: try await host.scroll(toRow: Int.random(in: 0..<500, using: &generator))
            }
            host.update()
            #expect(try host.rowCount() == model.items.count)
        }
    }

    @Test("C12 nested rows are stashed with their row, and keep their state")
    func rowsInsideRows() async throws {
        @MainActor
        final class Presence {
            var names: Set<String> = []
        }
        struct Cell: View {
            let name: String
            let presence: Presence
            @State private var count = 0

            var body: some View {
                Button("\(name): \(count)") { count += 1 }
                    .onAppear { presence.names.insert(name) }
                    .onDisappear { presence.names.remove(name) }
            }
        }
        struct Root: View {
            let presence: Presence

            var body: some View {
                List(0..<1_000, id: \.self) { shelf in
                    LazyHStack {
                        ForEach(0..<3, id: \.self) { Cell(name: "\(shelf).\($0)", presence: presence) }
                    }
                }
            }
        }
        let presence = Presence()
        let host = HeadlessHost(Root(presence: presence))
        try await host.tap("0.1: 0")
        #expect(presence.names.contains("0.1"))
        try await host.scroll(toRow: 500)
        #expect(!presence.names.contains("0.1"))
        try await host.scroll(toRow: 0)
        #expect(host.shows("0.1: 1"))
        #expect(presence.names.contains("0.1"))
    }
}
