import StockStore
import Testing

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
}
