import Testing

@testable import StockStore

@Suite("Reading")
struct ReadingTests {
    private let scratch: Scratch
    private let store: StockStore

    init() throws {
        scratch = try Scratch()
        store = try scratch.open()
    }

    @Test("A group has its items by name, and their number")
    func groups() async throws {
        let groups = try await store.groups()
        let harbor = ItemGroup.warehouse(groups.warehouses[0].id)
        let items = try await store.items(in: harbor)
        #expect(items.count == groups[harbor])
        #expect(items.count == 20)
        #expect(items.first?.name == "Anchor chain")
        #expect(items.allSatisfy { $0.warehouse == groups.warehouses[0].id })

        let low = try await store.items(in: .low)
        #expect(low.count == groups[.low])
        #expect(!low.contains { !$0.isLow })
        #expect(try await store.items(in: .warehouse(99)).isEmpty)
    }

    @Test("A search finds parts of names, numbers and places, in the group only")
    func search() async throws {
        #expect(try await store.items(in: .all, matching: "HINGE").map(\.name) == ["Cabinet hinge"])
        #expect(try await store.items(in: .all, matching: "hb-107").map(\.name) == ["Braided rope 12 mm"])
        #expect(try await store.items(in: .all, matching: "F-").map(\.name) == ["Diesel"])
        #expect(try await store.items(in: .warehouse(1), matching: "hinge").isEmpty)
        #expect(try await store.items(in: .all, matching: "%").isEmpty)
        #expect(try await store.items(in: .all, matching: "'; DROP TABLE item").isEmpty)
        #expect(try await store.items(in: .all).count == 56)
    }

    @Test("A record has the warehouse and the newest movement first. An unknown item has none.")
    func record() async throws {
        let item = try await store.firstItem(matching: "Cabinet hinge")
        let record = try #require(try await store.record(of: item.id))
        #expect(record.warehouse.name == "Mill Lane")
        #expect(record.movements.map(\.time) == record.movements.map(\.time).sorted(by: >))
        #expect(record.movements.last?.note == "Opening stock")
        #expect(record.changes.isEmpty)
        #expect(try await store.record(of: 9_999) == nil)
    }

    @Test("Of many movements the latest hundred are read, and all are counted")
    func manyMovements() async throws {
        let item = try await store.firstItem()
        for number in 1...120 {
            try await store.record(.received, of: number, note: "", for: item.id, by: "Ada")
        }
        let record = try #require(try await store.record(of: item.id))
        #expect(record.movements.count == 100)
        #expect(record.movements.first?.quantity == 120)
        #expect(record.movementCount > 120)
    }

    @Test("Reads and the opening of the file go on while another connection writes. A second writer waits.")
    func readingWhileWriting() async throws {
        let writer = try Connection(path: scratch.path)
        try writer.run("BEGIN IMMEDIATE")
        defer { try? writer.run("ROLLBACK") }
        try writer.run("UPDATE item SET quantity = quantity + 1")

        // A connection that waited for the writer would give up with an error.
        let other = try scratch.open()
        let item = try await other.firstItem()
        #expect(try await other.record(of: item.id)?.item == item)
        #expect(try await other.groups() == store.groups())

        await #expect(throws: StockError.busy) {
            try await other.record(.received, of: 1, note: "", for: item.id, by: "Ada")
        }
    }

    @Test("The queries of one snapshot see one moment. The next snapshot sees what was written.")
    func snapshot() throws {
        let reader = try Connection(path: scratch.path, isReadOnly: true)
        let writer = try Connection(path: scratch.path)
        func count() throws(StockError) -> Int? {
            try reader.first("SELECT count(*) FROM movement") { $0.integer(0) }
        }
        func receive() throws(StockError) {
            try writer.move(.received, 1, note: "", item: 1, author: "Ada", time: .now)
        }

        let before = try count() ?? 0
        try reader.snapshot { () throws(StockError) in
            #expect(try count() == before)
            try receive()
            #expect(try count() == before)
        }
        #expect(try count() == before + 1)
    }

    @Test("A snapshot that fails ends, so that the next one sees what was written")
    func failedSnapshot() throws {
        let reader = try Connection(path: scratch.path, isReadOnly: true)
        #expect(throws: StockError.noItem) {
            try reader.snapshot { () throws(StockError) in
                _ = try reader.item(1)
                throw .noItem
            }
        }
        let quantity = try reader.item(1)?.quantity ?? 0
        try Connection(path: scratch.path).move(.received, 5, note: "", item: 1, author: "Ada", time: .now)
        #expect(try reader.snapshot { () throws(StockError) in try reader.item(1)?.quantity } == quantity + 5)
    }
}
