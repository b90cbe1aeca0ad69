import StockStore
import Testing

@Suite("Editing")
struct EditingTests {
    private let scratch: Scratch
    private let store: StockStore

    init() throws {
        scratch = try Scratch()
        store = try scratch.open()
    }

    @Test("An edit is kept with the name of its author, one change for each property")
    func saving() async throws {
        let item = try await store.firstItem()
        let edited = item.details {
            $0.place = "Z-99"
            $0.minimum = 7
        }
        #expect(try await store.save(edited, of: item, by: "Ada") == .saved)
        let record = try #require(try await store.record(of: item.id))
        #expect(record.item.details == edited)
        #expect(record.item.version == item.version + 1)
        #expect(record.item.quantity == item.quantity)
        #expect(Set(record.changes.map(\.field)) == [.place, .minimum])
        #expect(record.changes.allSatisfy { $0.author == "Ada" })
        #expect(record.changes.first { $0.field == .place }?.old == item.details.place)
        #expect(record.changes.first { $0.field == .place }?.new == "Z-99")
    }

    @Test("An edit that changes nothing leaves no change")
    func savingNothing() async throws {
        let item = try await store.firstItem()
        #expect(try await store.save(item.details, of: item, by: "Ada") == .saved)
        let record = try #require(try await store.record(of: item.id))
        #expect(record.changes.isEmpty)
        #expect(record.item.version == item.version)
    }

    @Test("The second of two edits isn't saved, and says what the first one changed")
    func conflict() async throws {
        let other = try scratch.open()
        let seen = try await store.firstItem()
        let adas = seen.details {
            $0.place = "Z-01"
            $0.minimum = 5
        }
        let bens = seen.details {
            $0.place = "Z-02"
            $0.name = "Chain"
        }
        #expect(try await store.save(adas, of: seen, by: "Ada") == .saved)
        guard case .conflict(let conflict) = try await other.save(bens, of: seen, by: "Ben") else {
            Issue.record("Ben's edit was saved")
            return
        }
        #expect(conflict.authors == ["Ada"])
        #expect(conflict.theirFields == [.place, .minimum])
        #expect(conflict.myFields == [.name])
        #expect(conflict.disputedFields == [.place])
        #expect(conflict.author(of: .place) == "Ada")
        #expect(try await store.record(of: seen.id)?.item.details == adas)

        // Ben keeps his place. Ada's minimum stays.
        let merged = conflict.merged(takingMine: [.place])
        #expect(try await other.save(merged, of: conflict.current, by: "Ben") == .saved)
        let record = try #require(try await store.record(of: seen.id))
        #expect(record.item.details.place == "Z-02")
        #expect(record.item.details.minimum == 5)
        #expect(record.item.details.name == "Chain")
        #expect(record.changes.filter { $0.author == "Ben" }.count == 2)
    }

    @Test("A choice that comes too late is another conflict")
    func conflictAgain() async throws {
        let seen = try await store.firstItem()
        _ = try await store.save(seen.details { $0.place = "Z-01" }, of: seen, by: "Ada")
        let mine = seen.details { $0.place = "Z-02" }
        guard case .conflict(let first) = try await store.save(mine, of: seen, by: "Ben") else {
            Issue.record("Ben's edit was saved")
            return
        }
        _ = try await store.save(first.current.details { $0.place = "Z-03" }, of: first.current, by: "Cleo")
        let chosen = first.merged(takingMine: [.place])
        guard case .conflict(let second) = try await store.save(chosen, of: first.current, by: "Ben") else {
            Issue.record("Ben's choice was saved")
            return
        }
        #expect(second.authors == ["Cleo"])
        #expect(second.current.details.place == "Z-03")
    }

    @Test("If both change a property to the same value, there is nothing to choose")
    func sameEdit() async throws {
        let seen = try await store.firstItem()
        let edited = seen.details { $0.place = "Z-01" }
        #expect(try await store.save(edited, of: seen, by: "Ada") == .saved)
        #expect(try await store.save(edited, of: seen, by: "Ben") == .saved)
        #expect(try await store.record(of: seen.id)?.changes.count == 1)
    }

    @Test("A movement in the meantime isn't a conflict, and isn't lost")
    func movementInBetween() async throws {
        let seen = try await store.firstItem()
        try await store.record(.received, of: 3, note: "", for: seen.id, by: "Ada")
        #expect(try await store.save(seen.details { $0.place = "Z-01" }, of: seen, by: "Ben") == .saved)
        #expect(try await store.quantity(of: seen) == seen.quantity + 3)
    }

    @Test("Two items of a warehouse can't have one number. In two warehouses they can.")
    func numbers() async throws {
        let item = try await store.firstItem(matching: "Anchor chain")
        await #expect(throws: StockError.numberTaken(item.details.number)) {
            try await store.add(item.details, to: item.warehouse, by: "Ada")
        }
        let elsewhere = try await store.add(item.details, to: item.warehouse + 1, by: "Ada")
        #expect(try await store.record(of: elsewhere)?.item.quantity == 0)
        let neighbor = try await store.firstItem(in: .warehouse(item.warehouse), matching: "Winch")
        await #expect(throws: StockError.numberTaken(item.details.number)) {
            _ = try await store.save(
                neighbor.details { $0.number = item.details.number }, of: neighbor, by: "Ada")
        }
    }
}
