import BackstaffElements
import Dispatch
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("What clients send while the app blocks the main actor")
@MainActor
struct BlockedActorTests {
    private let registry = MetricsRegistry()

    /// Sends events to the counter. Each frame is as long as a large message of a page.
    private nonisolated func send(_ numbers: ClosedRange<Int>, over client: WireClient) -> Task<Void, any Error> {
        Task.detached {
            for number in numbers {
                let frame = ClientFrame.event(number: number, element: Toy.counter, .activate).encoded
                try await client.send(frame + [UInt8](repeating: 32, count: 60_000))
            }
        }
    }

    /// Blocks the main actor, as an action of an app can, until the server has read all that it reads meanwhile.
    ///
    /// - Parameter andThen: What happens before the main actor goes on.
    /// - Returns: The number of bytes that the server has read from all clients.
    private func blockUntilNothingIsRead(andThen: @escaping @Sendable () -> Void = {}) async -> Double {
        let isOver = DispatchSemaphore(value: 0)
        let registry = registry
        let reading = Task.detached {
            defer { isOver.signal() }
            var (before, now) = (-1.0, 0.0)
            // A pause means that the server doesn't read any more. On a slow machine it may be mistaken for that too early.
            while now < 10_000 || now > before {
                (before, now) = (now, registry.figures.value(of: .bytesReceived))
                try? await Task.sleep(for: .milliseconds(500))
            }
            andThen()
            return now
        }
        wait(for: isOver)
        return await reading.value
    }

    private func wait(for signal: DispatchSemaphore) {
        signal.wait()
    }

    /// The most that the server may have read: a few batches of frames, and not all of twelve megabytes.
    private static let fewBytes = 3_000_000.0

    @Test("Q07 the server ceases to read a page's frames; when the app goes on, it handles all of them in their order")
    func frames() async throws {
        var limits = HostLimits()
        limits.framesPerSecond = 1_000_000
        try await withServer(limits: limits, change: { $0.metrics = HostMetrics(registry) }) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let sending = send(1...200, over: client)
            #expect(await blockUntilNothingIsRead() < Self.fewBytes)
            for number in 1...200 {
                let patch = try await client.patch()
                #expect(patch.event == number && patch.operations == [.text(Toy.counter, "Count \(number)")])
            }
            try await sending.value
        }
    }

    @Test("Q07 frames within the rate are all handled when the app goes on, and the page isn't held to be silent")
    func rate() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock, change: { $0.metrics = HostMetrics(registry) }) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            // These are 3,100 frames of the usual length.
            let sending = send(1...200, over: client)
            #expect(await blockUntilNothingIsRead { time.advance(by: .seconds(60)) } < Self.fewBytes)
            server.sweep()
            for number in 1...200 {
                var received = try await client.next()
                if received == .ping { received = try await client.next() }
                guard case .frame(.patch(let patch)) = received else {
                    Issue.record("\(received) came instead of patch \(number)")
                    return
                }
                #expect(patch.event == number)
            }
            try await sending.value
        }
    }

    @Test("Q04 a page that leaves while the app blocks the main actor is closed when its frames are answered")
    func drain() async throws {
        let time = ManualClock()
        var limits = HostLimits()
        limits.framesPerSecond = 1_000_000
        try await withServer(limits: limits, clock: time.clock, change: { $0.metrics = HostMetrics(registry) }) {
            server in
            let (client, _) = try await WireClient.start(port: server.port)
            async let drained: Void = server.drain(within: .seconds(600))
            #expect(try await client.next() == .frame(.leave))
            let sending = send(1...200, over: client)
            _ = await blockUntilNothingIsRead { time.advance(by: .seconds(3)) }
            server.sweep()
            for number in 1...200 { #expect(try await client.patch().event == number) }
            try await sending.value
            try await client.send(.leaving)
            guard case .close(1012, _) = try await client.next() else {
                Issue.record("no close")
                return
            }
            try await client.cut()
            await drained
        }
    }

    @Test(
        "Q07 the server reads a client's next request when it has answered the last one", arguments: ["/", "/~/ready"])
    func requests(path: String) async throws {
        try await withServer(change: { $0.metrics = HostMetrics(registry) }) { server in
            let client = try await WireClient.connect(port: server.port)
            let padding = String(repeating: "x", count: 12_000)
            let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nX: \(padding)\r\n\r\n"
            let sending = Task.detached { for _ in 1...500 { try await client.write(request) } }
            #expect(await blockUntilNothingIsRead() < Self.fewBytes)
            for _ in 1...500 { #expect(try await client.response().head.hasPrefix("HTTP/1.1 200")) }
            try await sending.value
        }
    }
}
