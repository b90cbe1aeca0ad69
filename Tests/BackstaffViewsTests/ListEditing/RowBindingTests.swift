import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Fuzzing
import Testing
import ViewTestSupport

/// Bindings to elements follow the elements by id, and have no effect after an element was removed.
@MainActor
@Suite
struct RowBindingTests {
    // MARK: Deleting from a row

    /// Items that are stored twice as values: those of a category, and the listed ones of them.
    private final class Shop: ObservableObject {
        @Published var items: [Item]
        @Published var listed: [Item]
        @Published var selected: Item?
        var said: [String] = []

        init(_ items: [Item]) {
            self.items = items
            listed = items
        }
    }

    private struct Shelf: View {
        @ObservedObject var shop: Shop
        let isLazy: Bool
        let ownArrayFirst: Bool

        var body: some View {
            if isLazy { List { rows } } else { VStack { rows } }
        }

        private var rows: some View {
            ForEach($shop.listed) { $item in
                Text(item.name)
                Button("Delete \(item.name)") {
                    if shop.selected == item { shop.selected = nil }
                    if ownArrayFirst {
                        shop.listed.removeAll { $0.id == item.id }
                        shop.items.removeAll { $0.id == item.id }
                    } else {
                        shop.items.removeAll { $0.id == item.id }
                        shop.listed.removeAll { $0.id == item.id }
                    }
                    shop.said.append("\(item.name) is gone")
                    item.name = "A ghost"
                }
            }
        }
    }

    @Test(
        "C12 a row that deletes its element and keeps using it deletes only that element everywhere",
        arguments: [(true, true), (true, false), (false, true), (false, false)])
    func deletionFromRow(isLazy: Bool, ownArrayFirst: Bool) async throws {
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let shop = Shop([Item(1, "a"), Item(2, "b"), Item(3, "c")])
            let host = HeadlessHost(Shelf(shop: shop, isLazy: isLazy, ownArrayFirst: ownArrayFirst))
            for (name, left) in [("b", ["a", "c"]), ("a", ["c"]), ("c", [])] {
                shop.selected = shop.items.first { $0.name == name }
                try await host.tap("Delete \(name)")
                #expect(shop.items.map(\.name) == left)
                #expect(shop.listed == shop.items)
                #expect(shop.selected == nil)
                #expect(host.texts.filter { $0.count == 1 } == left)
            }
            #expect(shop.said == ["b is gone", "a is gone", "c is gone"])
            #expect(host.trouble == nil)
        }
        #expect(receiver.reports.count == 1)
        #expect(receiver.reports.first?.message.contains("Item") == true)
    }

    @Test("C12 the same is safe for a row of state that deletes itself while its element is read")
    func deletionFromState() async throws {
        struct Root: View {
            @State private var items = [Item(1, "a"), Item(2, "b")]
            let journal: Journal

            var body: some View {
                List($items) { $item in
                    Button("Delete \(item.name)") {
                        items.removeAll { $0.id == item.id }
                        items.removeAll { $0.id == item.id }
                        journal.note("\(item.name), \(items.count) left")
                    }
                }
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Root(journal: journal))
        try await host.tap("Delete a")
        try await host.tap("Delete b")
        #expect(journal.take() == ["a, 1 left", "b, 0 left"])
        #expect(host.texts == [])
    }

    // MARK: Kept bindings

    /// A view that passes the bindings of its rows to a closure.
    private struct Keeper: View {
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

    @MainActor
    private final class Kept {
        var bindings: [Int: Binding<Item>] = [:]

        func keep(_ binding: Binding<Item>) {
            bindings[binding.wrappedValue.id] = binding
        }
    }

    @Test("C12 a binding to a removed element reads the last value; writing it is reported once")
    func lastValue() {
        let receiver = Diagnostics.Receiver()
        Diagnostics.$receiver.withValue(receiver) {
            let model = ItemsModel([Item(1, "a"), Item(2, "b")])
            let kept = Kept()
            let host = HeadlessHost(Keeper(model: model, keep: kept.keep))
            kept.bindings[1]?.wrappedValue.name = "written"
            model.items.removeFirst()
            #expect(kept.bindings[1]?.wrappedValue == Item(1, "written"))
            #expect(receiver.reports.isEmpty)
            for _ in 0..<3 { kept.bindings[1]?.wrappedValue.name = "a ghost" }
            #expect(kept.bindings[1]?.wrappedValue == Item(1, "written"))
            #expect(model.items == [Item(2, "b")])
            #expect(receiver.reports.count == 1)
            host.update()
            #expect(host.texts == ["b"])
        }
    }

    @Test("C12 a binding to an element works again after the element returns, for example by undo")
    func comingBack() {
        let model = ItemsModel([Item(1, "a"), Item(2, "b")])
        let kept = Kept()
        let host = HeadlessHost(Keeper(model: model, keep: kept.keep))
        let binding = kept.bindings[1]
        model.items.removeFirst()
        host.update()
        model.items.append(Item(1, "back"))
        #expect(binding?.wrappedValue.name == "back")
        binding?.wrappedValue.name = "renamed"
        #expect(model.items == [Item(2, "b"), Item(1, "renamed")])
    }

    @Test("C12 after any deletions, moves and insertions, each binding writes its own element or nothing")
    func neighbours() throws {
        try Diagnostics.$receiver.withValue(Diagnostics.Receiver()) {
            var generator = SeededGenerator(seed: 45)
            let model = ItemsModel(count: 8)
            let kept = Kept()
            let host = HeadlessHost(Keeper(model: model, keep: kept.keep))
            for round in 0..<3_000 {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0 where !model.items.isEmpty:
                    model.items.remove(at: .random(in: model.items.indices, using: &generator))
                case 1:
                    let id = Int.random(in: 0..<16, using: &generator)
                    if !model.items.contains(where: { $0.id == id }) {
                        model.items.insert(Item(id), at: .random(in: 0...model.items.count, using: &generator))
                    }
                case 2: model.items.shuffle(using: &generator)
                case 3: host.update()
                default: break
                }
                guard let (id, binding) = kept.bindings.randomElement(using: &generator) else { continue }
                var expected = model.items
                for index in expected.indices where expected[index].id == id { expected[index].name = "Round \(round)" }
                binding.wrappedValue.name = "Round \(round)"
                try #require(model.items == expected, "round \(round), item \(id)")
                if expected.contains(where: { $0.id == id }) {
                    try #require(binding.wrappedValue.name == "Round \(round)")
                }
            }
            host.update()
            #expect(host.texts == model.items.map(\.name))
        }
    }

    // MARK: Elements that are their own ids

    @Test("C12 a row that is identified by its value can be written repeatedly in one action")
    func writingTheID() async throws {
        struct Root: View {
            @State private var names = ["a", "b"]

            var body: some View {
                VStack {
                    ForEach($names, id: \.self) { $name in
                        Button(name) {
                            name += "1"
                            name += "2"
                        }
                    }
                }
            }
        }
        let receiver = Diagnostics.Receiver()
        try await Diagnostics.$receiver.withValue(receiver) {
            let host = HeadlessHost(Root())
            try await host.tap("a")
            #expect(host.texts == ["a12", "b"])
            try await host.tap("a12")
            #expect(host.texts == ["a1212", "b"])
        }
        #expect(receiver.reports.isEmpty)
    }

    @Test("C12 two rows with the same id each show and write one element, also after edits")
    func repeatedIDs() {
        struct Root: View {
            @Bindable var model: ItemsModel

            var body: some View {
                VStack { ForEach($model.items) { $item in Text(item.name) } }
            }
        }
        let model = ItemsModel([Item(1, "x"), Item(2, "a"), Item(2, "b"), Item(2, "c")])
        let host = HeadlessHost(Root(model: model))
        model.items.removeFirst()
        host.update()
        #expect(host.texts == ["a", "b", "c"])
        model.items.insert(contentsOf: [Item(3, "y"), Item(4, "z")], at: 0)
        host.update()
        #expect(host.texts == ["y", "z", "a", "b", "c"])
    }

    // MARK: Cost

    /// Counts what rows do.
    @MainActor
    private final class Work {
        var contents = 0
    }

    /// An item that counts how often its id is read.
    fileprivate struct Watched: Identifiable {
        let number: Int
        var name: String
        let looks: Looks

        var id: Int {
            looks.count += 1
            return number
        }
    }

    fileprivate final class Looks {
        var count = 0
    }

    @MainActor
    @Observable
    fileprivate final class WatchedModel {
        fileprivate var items: [Watched] = []
    }

    private struct WatchedRow: View {
        @Binding var item: Watched

        var body: some View { Text(item.name) }
    }

    private struct WatchedRows: View {
        @Bindable var model: WatchedModel
        let work: Work
        let isLazy: Bool

        var body: some View {
            if isLazy { List { rows } } else { VStack { rows } }
        }

        private var rows: some View {
            // Copied, because the rest of a view may have padding, and then closures may compare as different.
            let work = work
            return ForEach($model.items) { $item in
                let _ = work.contents += 1
                WatchedRow(item: $item)
            }
        }
    }

    private func watched() -> (WatchedModel, Looks) {
        let looks = Looks()
        let model = WatchedModel()
        model.items = (0..<10_000).map { Watched(number: $0, name: "Item \($0)", looks: looks) }
        return (model, looks)
    }

    @Test(
        "C12 editing 10,000 created rows runs no existing row's content, and reads each id a few times"
    )
    func costOfManyRows() {
        let (model, looks) = watched()
        let work = Work()
        let host = HeadlessHost(WatchedRows(model: model, work: work, isLazy: false))
        #expect(work.contents == 10_000)
        #expect(host.bodyCount == 10_001)
        for change in [
            { model.items.removeFirst() as Any }, { model.items.append(model.items.removeFirst()) },
            { model.items[5_000].name = "Changed" },
        ] {
            work.contents = 0
            looks.count = 0
            let bodies = host.bodyCount
            _ = change()
            host.update()
            #expect(work.contents == 0)
            #expect(host.bodyCount - bodies <= 10_001)
            #expect(looks.count <= 7 * 10_000)
        }
        #expect(host.texts.count == 9_999)
        #expect(host.texts[4_999] == "Changed" || host.texts[5_000] == "Changed")
    }

    @Test("C12 editing a list of 10,000 rows costs as much as the rows on screen")
    func costOfLazyRows() {
        let (model, looks) = watched()
        let work = Work()
        let host = HeadlessHost(WatchedRows(model: model, work: work, isLazy: true))
        model.items[1].name = "Changed first"
        host.update()
        let made = work.contents
        #expect(made < 60)
        for change in [
            { model.items.removeFirst() as Any }, { model.items.append(model.items.removeFirst()) },
            { model.items[3].name = "Changed" },
        ] {
            work.contents = 0
            looks.count = 0
            let bodies = host.bodyCount
            _ = change()
            host.update()
            #expect(work.contents <= 1)
            #expect(host.bodyCount - bodies <= made + 2)
            #expect(looks.count <= 8 * made)
        }
        #expect(host.texts.contains("Changed"))
    }
}
