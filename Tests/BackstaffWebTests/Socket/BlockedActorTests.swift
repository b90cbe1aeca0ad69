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
    /// - Parameters:
    ///   - start: The number of bytes that the server had read before the clients began to send.
    ///   - andThen: What happens before the main actor goes on.
    /// - Returns: The number of bytes that the server has read from all clients since then.
    private func blockUntilNothingIsRead(since start: Double = 0, andThen: @escaping @Sendable () async -> Void = {})
        async -> Double
    {
        let isOver = DispatchSemaphore(value: 0)
        let registry = registry
        let reading = Task.detached {
            defer { isOver.signal() }
            var (before, now) = (-1.0, 0.0)
            // A pause means that the server doesn't read any more. On a slow machine it may be mistaken for that too early.
            while now < start + 10_000 || now > before {
                (before, now) = (now, registry.figures.value(of: .bytesReceived))
                try? await Task.sleep(for: .milliseconds(500))
            }
            await andThen()
            return now - start
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
                while received == .ping || received == .frame(.held) { received = try await client.next() }
                guard case .frame(.patch(let patch)) = received else {
                    Issue.record("\(received) came instead of patch \(number)")
                    return
                }
                #expect(patch.event == number)
            }
            try await sending.value
        }
    }

    @Test("Q07 all sockets of an address have so many bytes in memory as it may have, and others send all they want")
    func address() async throws {
        var limits = HostLimits()
        limits.framesPerSecond = 1_000_000
        // Two sockets of an address can be read on, and three in all.
        limits.waitingBytesPerAddress = 4 * limits.frame.frameBytes
        limits.waitingBytes = 6 * limits.frame.frameBytes
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(
            limits: limits, trustedProxies: proxies, change: { $0.metrics = HostMetrics(registry) }
        ) { server in
            var clients: [WireClient] = []
            for number in 0...30 {
                let client = try await WireClient.open(
                    port: server.port, headers: "X-Forwarded-For: 192.0.2.\(number == 0 ? 2 : 1)\r\n"
                ).client
                try await client.send(.hello(ClientHello(width: 390, height: 844)))
                guard case .frame(.welcome) = try await client.next() else { throw WireClient.TookTooLong() }
                clients.append(client)
            }
            let sending = clients.dropFirst().map { send(1...10, over: $0) }
            let other = clients[0]
            let read = await blockUntilNothingIsRead {
                // These frames are shorter than one read.
                try? await other.send(.event(number: 1, element: Toy.counter, .activate))
                try? await Task.sleep(for: .milliseconds(100))
                try? await other.send(.event(number: 2, element: Toy.counter, .activate))
            }
            // Of each, up to two reads; of two, a few messages more.
            #expect(read < 31 * 2 * 4_200 + 2 * 400_000)
            for client in clients.dropFirst() {
                for number in 1...10 { #expect(try await client.patch().event == number) }
            }
            for number in 1...2 { #expect(try await clients[0].patch().event == number) }
            for task in sending { try await task.value }
        }
    }

    @Test("Q07 the bytes of an address come back when its connections have ended, also those that weren't handled")
    func ended() async throws {
        var limits = HostLimits()
        limits.framesPerSecond = 1_000_000
        limits.waitingBytesPerAddress = 2 * limits.frame.frameBytes
        try await withServer(limits: limits, change: { $0.metrics = HostMetrics(registry) }) { server in
            for _ in 1...3 {
                var clients: [WireClient] = []
                for _ in 1...4 { clients.append(try await WireClient.start(port: server.port).client) }
                let those = clients
                let start = registry.figures.value(of: .bytesReceived)
                let sending = clients.map { send(1...20, over: $0) }
                _ = await blockUntilNothingIsRead(since: start) { for client in those { try? await client.cut() } }
                for task in sending { _ = await task.result }
            }
            // Without a place, this long message wouldn't arrive.
            let (client, _) = try await WireClient.start(port: server.port)
            try await send(1...3, over: client).value
            for number in 1...3 { #expect(try await client.patch().event == number) }
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
