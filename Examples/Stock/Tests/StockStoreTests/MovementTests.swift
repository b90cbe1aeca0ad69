import StockStore
import Testing

@Suite("Movements")
struct MovementTests {
    private let scratch: Scratch
    private let store: StockStore

    init() throws {
        scratch = try Scratch()
        store = try scratch.open()
    }

    @Test("A movement changes the quantity and says who made it")
    func recording() async throws {
        let item = try await store.firstItem()
        try await store.record(.received, of: 12, note: "Order 7", for: item.id, by: "Ada")
        try await store.record(.shipped, of: 5, note: "", for: item.id, by: "Ben")
        let record = try #require(try await store.record(of: item.id))
        #expect(record.item.quantity == item.quantity + 7)
        #expect(record.movements.prefix(2).map(\.author) == ["Ben", "Ada"])
        #expect(record.movements.prefix(2).map(\.difference) == [-5, 12])
        #expect(record.movements[1].note == "Order 7")
    }

    @Test("No more can leave than there is")
    func tooMuch() async throws {
        let item = try await store.firstItem()
        let count = try await store.record(of: item.id)?.movementCount
        await #expect(throws: StockError.notEnough(onHand: item.quantity)) {
            try await store.record(.shipped, of: item.quantity + 1, note: "", for: item.id, by: "Ada")
        }
        #expect(try await store.record(of: item.id)?.movementCount == count)
        try await store.record(.shipped, of: item.quantity, note: "", for: item.id, by: "Ada")
        #expect(try await store.quantity(of: item) == 0)
    }

    @Test("A note that is too long isn't recorded, whoever sends it")
    func longNote() async throws {
        let item = try await store.firstItem()
        await #expect(throws: StockError.noteTooLong) {
            let note = String(repeating: "x", count: 201)
            try await store.record(.received, of: 1, note: note, for: item.id, by: "Ada")
        }
        #expect(try await store.quantity(of: item) == item.quantity)
    }

    @Test("An item that doesn't exist has no movements")
    func noItem() async {
        await #expect(throws: StockError.noItem) {
            try await store.record(.received, of: 1, note: "", for: 9_999, by: "Ada")
        }
    }

    @Test("Movements of two stores at once add up")
    func atOnce() async throws {
        let item = try await store.firstItem()
        let other = try scratch.open()
        try await withThrowingTaskGroup { group in
            for store in [store, other] {
                for _ in 0..<50 {
                    group.addTask {
                        try await store.record(.received, of: 2, note: "", for: item.id, by: "Ada")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await store.quantity(of: item) == item.quantity + 200)
    }
}
