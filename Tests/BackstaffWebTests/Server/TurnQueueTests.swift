import Testing

@testable import BackstaffWeb

@Suite("Work that waits in turns")
final class TurnQueueTests {
    private let first: IPAddress.Block
    private let second: IPAddress.Block
    private var queue = TurnQueue<String>(limit: 5, limitPerAddress: 3)

    init() throws {
        first = try #require(IPAddress("192.0.2.1")).block
        second = try #require(IPAddress("192.0.2.2")).block
    }

    private func add(_ name: String, from address: IPAddress.Block) -> Bool { refusal(of: name, from: address) == nil }
    private func refusal(of name: String, from address: IPAddress.Block) -> FullTurnQueue? {
        queue.add(name, from: address)
    }
    private func start() -> String? { queue.start() }

    @Test("Q07 one piece of work runs at a time")
    func single() {
        #expect(start() == nil)
        #expect(add("a", from: first) && add("b", from: first))
        #expect(start() == "a" && start() == nil)
        queue.finish()
        #expect(start() == "b")
        queue.finish()
        #expect(start() == nil && queue.count == 0)
    }

    @Test("Q07 addresses take turns")
    func turns() {
        for name in ["a1", "a2", "a3"] { #expect(add(name, from: first)) }
        #expect(add("b1", from: second))
        var order: [String] = []
        while let name = start() {
            order.append(name)
            queue.finish()
        }
        #expect(order == ["a1", "b1", "a2", "a3"])
    }

    @Test("Q07 addresses also take turns if work doesn't wait for other work to be done")
    func next() {
        for name in ["a1", "a2"] { #expect(add(name, from: first)) }
        #expect(add("b1", from: second))
        #expect(start() == "a1" && start() == nil)
        #expect(queue.next() == "b1" && queue.next() == "a2" && queue.next() == nil)
        #expect(queue.count == 0)
    }

    @Test("Q07 an address that has too many is refused, and another one isn't; all together are limited too")
    func limits() {
        for name in ["a1", "a2", "a3"] { #expect(add(name, from: first)) }
        #expect(refusal(of: "a4", from: first) == .ofAddress)
        #expect(add("b1", from: second) && add("b2", from: second))
        #expect(refusal(of: "b3", from: second) == .ofAll)
        // Both limits are reached.
        #expect(refusal(of: "a4", from: first) == .ofAddress)
        #expect(start() == "a1")
        #expect(add("a4", from: first))
    }

    @Test("Q07 an address that isn't ready doesn't hold up another one, and has its next turn when it is resumed")
    func ready() {
        for name in ["a1", "a2"] { #expect(add(name, from: first)) }
        for name in ["b1", "b2"] { #expect(add(name, from: second)) }
        let (first, second) = (first, second)
        #expect(queue.next { $0 == second } == "b1")
        #expect(queue.next() == "b2" && queue.next() == nil)
        queue.resume(second)
        queue.resume(first)
        #expect(queue.next() == "a1" && queue.next() == "a2" && queue.next() == nil)
        #expect(!queue.isWaitedFor(by: first) && queue.count == 0)
    }

    @Test("Q07 an address that isn't ready is looked at once, however often others have their turns")
    func lookedAtOnce() throws {
        var queue = TurnQueue<Int>()
        for number in 1...200 {
            _ = queue.add(number, from: try #require(IPAddress("192.0.2.\(number)")).block)
        }
        for number in 1...100 { _ = queue.add(number, from: second) }
        let second = second
        var count = 0
        for _ in 1...101 {
            let work = queue.next { address in
                count += 1
                return address == second
            }
            #expect(work != nil)
        }
        #expect(count == 199 + 101)
    }

    @Test("Q07 work of an address that is set aside can be added and removed")
    func setAside() {
        #expect(add("a1", from: first))
        #expect(queue.next { _ in false } == nil)
        #expect(add("a2", from: first) && queue.next() == nil)
        queue.remove(from: first) { _ in true }
        #expect(queue.count == 0)
        queue.resume(first)
        #expect(queue.next() == nil)
        #expect(add("a3", from: first))
        #expect(queue.next() == "a3")
    }

    @Test("Q07 work that isn't needed any more is removed, and takes no turn")
    func removal() {
        for name in ["a1", "a2"] { #expect(add(name, from: first)) }
        #expect(add("b1", from: second))
        queue.remove(from: first) { $0 == "a1" }
        queue.remove(from: second) { $0 == "b1" }
        queue.remove(from: second) { $0 == "b1" }
        #expect(queue.isWaitedFor(by: first) && !queue.isWaitedFor(by: second) && queue.count == 1)
        #expect(queue.next() == "a2" && queue.next() == nil && queue.count == 0)
    }
}
