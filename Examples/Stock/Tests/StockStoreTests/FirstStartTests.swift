import Foundation
import Testing

@testable import StockStore

@Suite("The first start")
struct FirstStartTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("A new file has warehouses, items and movements. The next start adds nothing.")
    func sampleData() async throws {
        let store = try scratch.open()
        let groups = try await store.groups()
        #expect(groups.warehouses.map(\.name) == ["Harbor", "Mill Lane", "Station Yard"])
        #expect(groups[.all] == 56)
        #expect(groups[.low] > 0 && groups[.low] < 20)
        let item = try await store.firstItem(matching: "Braided rope")
        #expect(try await store.record(of: item.id)?.movements.count ?? 0 > 1)

        let again = try scratch.open()
        #expect(try await again.groups() == groups)
    }

    @Test("What is on hand is the sum of the movements")
    func sums() throws {
        _ = try scratch.open()
        #expect(try Whole(path: scratch.path).differences == 0)
    }

    @Test("Several stores that open a new file at once make the sample data once")
    func startingAtOnce() async throws {
        let path = scratch.path
        let counts = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { try await StockStore(path: path).groups()[.all] }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 56, count: 8))
    }

    @Test("A file of another app, a file of a later version and a file that isn't a database aren't opened or changed")
    func otherFiles() throws {
        let other = try Connection(path: scratch.path)
        try other.run("CREATE TABLE song (title TEXT)")
        #expect(throws: StockError.otherFormat) { try scratch.open() }
        #expect(try other.all("SELECT name FROM sqlite_schema") { $0.text(0) } == ["song"])

        let later = try Scratch()
        _ = try later.open()
        try Connection(path: later.path).run("PRAGMA user_version = 99")
        #expect(throws: StockError.otherFormat) { try later.open() }

        let text = try Scratch()
        let words = Data(String(repeating: "not a database ", count: 100).utf8)
        try words.write(to: URL(filePath: text.path))
        #expect(throws: StockError.self) { try text.open() }
        #expect(try Data(contentsOf: URL(filePath: text.path)) == words)
    }

    @Test("A folder that doesn't exist is an error that says so")
    func noFolder() {
        let error = #expect(throws: StockError.self) { try StockStore(path: scratch.path + "/none/stock.sqlite") }
        #expect(error?.message == "The database reported: unable to open database file.")
    }
}

/// Whether a database is whole.
struct Whole {
    /// What SQLite's check of the file says. “ok” if all is well.
    let check: String
    /// The number of items whose quantity isn't the sum of their movements.
    let differences: Int
    let itemCount: Int
    let movementCount: Int

    init(path: String) throws {
        let connection = try Connection(path: path)
        check = try connection.first("PRAGMA integrity_check") { $0.text(0) } ?? ""
        itemCount = try connection.first("SELECT count(*) FROM item") { $0.integer(0) } ?? 0
        movementCount = try connection.first("SELECT count(*) FROM movement") { $0.integer(0) } ?? 0
        differences =
            try connection.first(
                """
                SELECT count(*) FROM item WHERE quantity <> (
                    SELECT coalesce(sum(iif(kind = 'received', quantity, -quantity)), 0) FROM movement
                    WHERE movement.item = item.id)
                """
            ) { $0.integer(0) } ?? -1
    }
}
