import Foundation
import StockStore
import Synchronization
import Testing

@Suite("Importing a delivery")
struct ImportTests {
    private let scratch: Scratch
    private let store: StockStore

    init() throws {
        scratch = try Scratch()
        store = try scratch.open()
    }

    @Test("New items are added, and known ones get more. Progress is told for each line.")
    func importing() async throws {
        let known = try await store.firstItem(matching: "Anchor chain")
        let delivery = try Delivery(text: try BundledFile.delivery.text())
        let steps = Mutex<[Int]>([])
        let summary = try await store.record(delivery, by: "Ada") { done in steps.withLock { $0.append(done) } }
        #expect(summary.lines == 700)
        #expect(summary.newItems == 644)
        #expect(steps.withLock { $0 } == Array(1...700))
        #expect(try await store.groups()[.all] == 56 + 644)
        let record = try #require(try await store.record(of: known.id))
        #expect(record.item.quantity == known.quantity + delivery.lines[0].quantity)
        #expect(record.item.details == known.details)
        #expect(record.movements.first?.author == "Ada")
        #expect(record.movements.first?.note == "Import")
        #expect(try Whole(path: scratch.path).differences == 0)
    }

    @Test("An import that is cancelled leaves nothing, and the store goes on")
    func cancelling() async throws {
        let before = try Whole(path: scratch.path)
        let delivery = try Delivery.ofNewItems(100)
        let last = Mutex(0)
        let running = Task { [store] in
            try await store.record(delivery, by: "Ada") { done in
                last.withLock { $0 = done }
                if done == 40 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: StockError.cancelled) { _ = try await running.value }
        #expect(last.withLock { $0 } == 40)
        let after = try Whole(path: scratch.path)
        #expect(after.itemCount == before.itemCount)
        #expect(after.movementCount == before.movementCount)
        #expect(try await store.record(delivery, by: "Ada") { _ in }.newItems == 100)
    }

    @Test("An import with an unknown warehouse leaves nothing, and names the line")
    func unknownWarehouse() async throws {
        let text = Delivery.text(ofNewItems: 3) + "Nowhere,N-1,Nails,boxes,A-1,2,4\n"
        let delivery = try Delivery(text: text)
        await #expect(throws: StockError.noWarehouse("Nowhere", line: 5)) {
            _ = try await store.record(delivery, by: "Ada") { _ in }
        }
        #expect(try await store.groups()[.all] == 56)
    }

    @Test("Others read while an import runs, and see nothing of it before its end")
    func readingMeanwhile() async throws {
        let other = try scratch.open()
        let seen = Mutex<[Int]>([])
        let (halves, half) = AsyncStream.makeStream(of: Void.self)
        let goOn = DispatchSemaphore(value: 0)
        let delivery = try Delivery.ofNewItems(20)
        let running = Task { [store] in
            try await store.record(delivery, by: "Ada") { done in
                if done != 10 { return }
                half.finish()
                goOn.wait()
            }
        }
        for await _ in halves {}
        for reader in [store, other] {
            let count = try await reader.groups()[.all]
            seen.withLock { $0.append(count) }
        }
        goOn.signal()
        _ = try await running.value
        #expect(seen.withLock { $0 } == [56, 56])
        #expect(try await other.groups()[.all] == 76)
    }
}
