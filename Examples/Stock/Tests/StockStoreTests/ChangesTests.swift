import Foundation
import Testing

@testable import StockStore

@Suite("Changes by others")
struct ChangesTests {
    private let scratch: Scratch
    private let store: StockStore

    init() throws {
        scratch = try Scratch()
        store = try scratch.open()
    }

    @Test("A store is told of what another one writes, and of what it writes itself")
    func twoStores() async throws {
        let other = try scratch.open()
        let item = try await store.firstItem()
        for (writer, reader) in [(other, store), (store, store), (store, other)] {
            let before = try await reader.quantity(of: item) ?? 0
            async let told = reader.timeOfChange { try await $0.quantity(of: item) == before + 1 }
            try await Task.sleep(for: .milliseconds(100))
            try await writer.record(.received, of: 1, note: "", for: item.id, by: "Ada")
            let time = try #require(try await told)
            #expect(time < .milliseconds(1_500))
        }
    }

    @Test("A store is told of what another process writes")
    func anotherProcess() async throws {
        async let told = store.timeOfChange { try await $0.groups()[.all] == 59 }
        let importing = try ImportProcess(path: scratch.path, text: Delivery.text(ofNewItems: 3))
        #expect(importing.lines.last == "imported: 3 new items")
        #expect(try await told != nil)
    }

    @Test("Nothing is told while nobody writes, even if somebody reads")
    func silence() async throws {
        var changes = store.changes.makeAsyncIterator()
        await changes.next()
        // The watch may report once that it has begun.
        try await Task.sleep(for: .milliseconds(1_200))
        let followed = Task { [store] in
            var count = 0
            for await _ in store.changes { count += 1 }
            return count
        }
        _ = try await scratch.open().items(in: .all)
        try await Task.sleep(for: .milliseconds(1_500))
        followed.cancel()
        #expect(await followed.value == 1)
    }

    @Test("A change is noticed at once, or in about a second if the system gives no notices", arguments: [true, false])
    func withoutNotices(isNotified: Bool) async throws {
        let connection = try Connection(path: scratch.path)
        let clock = ContinuousClock()
        let watch = LogWatch(path: scratch.path, isNotified: isNotified)
        // The first look is reported.
        #expect(watch.waitForChange())
        #expect(!watch.waitForChange())
        let start = clock.now
        try connection.run("UPDATE item SET minimum = minimum + 1")
        var noticed = false
        while !noticed, clock.now - start < .seconds(3) { noticed = watch.waitForChange() }
        #expect(noticed)
        #expect(clock.now - start < (isNotified ? .milliseconds(500) : .milliseconds(1_500)))
    }

    @Test("A stream that ends is forgotten, and a store that nobody holds ends")
    func ending() async throws {
        weak var gone: StockStore?
        do {
            let store = try scratch.open()
            gone = store
            let following = Task { for await _ in store.changes {} }
            try await Task.sleep(for: .milliseconds(50))
            following.cancel()
            await following.value
        }
        #expect(gone == nil)
    }
}

extension StockStore {
    /// Follows the changes until a condition holds. The result is the time that this took, or `nil` if it was too long.
    fileprivate func timeOfChange(
        until condition: @escaping @Sendable (StockStore) async throws -> Bool
    ) async throws -> Duration? {
        try await withThrowingTaskGroup(of: Duration?.self) { group in
            let start = ContinuousClock.now
            group.addTask {
                for await _ in self.changes where try await condition(self) { return ContinuousClock.now - start }
                return nil
            }
            group.addTask {
                try await Task.sleep(for: .seconds(10))
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
