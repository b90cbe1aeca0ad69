import BackstaffElements
import NIOCore
import PageSide
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("What pages don't read")
@MainActor
struct UnsentBytesTests {
    private final class Drops: Sendable {
        private let state = Mutex<[String]>([])

        var names: [String] { state.withLock { $0 } }

        func add(_ name: String) { state.withLock { $0.append(name) } }
    }

    private func address(_ text: String) throws -> IPAddress.Block {
        try #require(IPAddress(text)).block
    }

    private func makeCount(_ limit: Int, perAddress: Int) -> UnsentBytes {
        var limits = HostLimits()
        limits.unsentBytesInAll = limit
        limits.unsentBytesPerAddress = perAddress
        return UnsentBytes(limits)
    }

    @Test("Q07 of an address with too much, the connection with the most is dropped, and nobody else's")
    func ofAddress() throws {
        let (first, second) = (try address("192.0.2.1"), try address("192.0.2.2"))
        let unsent = makeCount(1_000, perAddress: 100)
        let drops = Drops()
        let (a, b) = (unsent.add(first) { drops.add("a") }, unsent.add(first) { drops.add("b") })
        let c = unsent.add(second) { drops.add("c") }
        unsent.set(90, of: c)
        unsent.set(60, of: a)
        unsent.set(40, of: b)
        #expect(drops.names.isEmpty && unsent.sum == 190)
        unsent.set(41, of: b)
        #expect(drops.names == ["a"] && unsent.sum == 131)
        // It may write more until it is closed. That counts nothing, and it isn't dropped twice.
        unsent.set(5_000, of: a)
        unsent.set(100, of: b)
        #expect(drops.names == ["a"] && unsent.sum == 190)
        for number in [a, b, c] { unsent.remove(number) }
        #expect(unsent.sum == 0)
    }

    @Test("Q07 if all together have too much, the address with the most loses its connection with the most")
    func inAll() throws {
        let (first, second, third) = (try address("192.0.2.1"), try address("192.0.2.2"), try address("192.0.2.3"))
        let unsent = makeCount(200, perAddress: 100)
        let drops = Drops()
        let (a, b) = (unsent.add(first) { drops.add("a") }, unsent.add(first) { drops.add("b") })
        let (c, d) = (unsent.add(second) { drops.add("c") }, unsent.add(third) { drops.add("d") })
        unsent.set(40, of: a)
        unsent.set(50, of: b)
        unsent.set(80, of: c)
        unsent.set(30, of: d)
        #expect(drops.names.isEmpty)
        unsent.set(31, of: d)
        #expect(drops.names == ["b"] && unsent.sum == 151)
        for number in [a, b, c, d] { unsent.remove(number) }
        #expect(unsent.sum == 0)
    }

    @Test("Q07 what is read doesn't count any more")
    func read() throws {
        let unsent = makeCount(1_000, perAddress: 100)
        let drops = Drops()
        let number = unsent.add(try address("192.0.2.1")) { drops.add("a") }
        for _ in 1...100 {
            unsent.set(90, of: number)
            unsent.set(0, of: number)
        }
        #expect(drops.names.isEmpty && unsent.sum == 0)
    }

    @Test("Q07 a preview beyond what its address may leave unread is dropped, and counted as a slow reader")
    func preview() async throws {
        let registry = MetricsRegistry()
        var limits = HostLimits()
        limits.unsentBytesPerAddress = 1_000
        try await withServer(limits: limits, change: { $0.metrics = HostMetrics(registry) }) { server in
            await #expect(throws: WireClient.NoAnswer.self) {
                try await WireClient.get("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: server.port)
            }
            #expect(registry.figures.count(of: .slowReader) == 1)
        }
    }

    @Test("Q07 pages that don't read are dropped when their address has too much; another page that reads goes on")
    func pages() async throws {
        var limits = HostLimits()
        // A page alone may have much more.
        limits.unsentBytes = 64 << 20
        limits.unsentBytesPerAddress = 1 << 20
        limits.framesPerSecond = 1e9
        limits.framesPerSecondOfAddress = 1e9
        try await withServer(limits: limits) { server in
            let (reader, _) = try await WireClient.start(port: server.port)
            let (slow, _) = try await WireClient.start(port: server.port)
            try await slow.stopReading()
            let text = String(repeating: "x", count: 50_000)
            for number in 1...2_000 {
                let edit = ClientFrame.event(number: number, element: Toy.field, .edit(text + "\(number)"))
                let isSent: Void? = try? await slow.send(edit)
                if isSent == nil || server.store.lostSessionCount == 1 { break }
            }
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            try await reader.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await reader.patch().event == 1)
        }
    }
}
