import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Answers that a client doesn't read")
@MainActor
struct UnreadAnswersTests {
    /// Keeps what a server sends until its client reads.
    private final class Client: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer

        private var unread: [(bytes: ByteBuffer, promise: EventLoopPromise<Void>?)] = []
        private(set) var read = ""
        /// Whether it reads everything at once.
        var isInstant = false

        var text: String { read + unread.map { String(buffer: $0.bytes) }.joined() }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            unread.append((unwrapOutboundIn(data), promise))
            if isInstant { readAll() }
        }

        func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
            let lost = unread
            unread = []
            for (_, promise) in lost { promise?.fail(ChannelError.ioOnClosedChannel) }
            context.close(mode: mode, promise: promise)
        }

        /// Reads all that the server had sent until now. What it sends meanwhile stays.
        func readAll() {
            let sent = unread
            unread = []
            for (bytes, promise) in sent {
                read += String(buffer: bytes)
                promise?.succeed()
            }
        }
    }

    private let time = ManualClock()
    private let client = Client()

    private func live(_ more: String = "") -> ByteBuffer {
        ByteBuffer(string: "GET /~/live HTTP/1.1\r\nHost: localhost\r\n\(more)\r\n")
    }

    private func makeServer() throws -> (HostContext, EmbeddedChannel) {
        let loop = EmbeddedEventLoop()
        let host = HostContext.toy(on: loop, clock: time.clock)
        let channel = EmbeddedChannel(handler: client, loop: loop)
        channel.connect(to: try SocketAddress(unixDomainSocketPath: "/socket"), promise: nil)
        guard case .sessions(let store) = host.backend else { throw CancellationError() }
        try host.addHTTP(to: channel, upgrader: host.makeUpgrader(for: store))
        return (host, channel)
    }

    private func count(_ words: String) -> Int { client.text.ranges(of: words).count }

    @Test("Q07 of requests that arrive together, each is answered when the client has read the answer before")
    func oneAfterTheOther() throws {
        let (_, channel) = try makeServer()
        for _ in 1...3 { try channel.writeInbound(live()) }
        #expect(count("HTTP/1.1 200") == 1 && count("live\n") == 1)
        client.readAll()
        #expect(count("HTTP/1.1 200") == 2)
        client.readAll()
        client.readAll()
        #expect(count("HTTP/1.1 200") == 3 && count("live\n") == 3)
        #expect(channel.isActive)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test("Q07 thousands of requests behind one that waits are answered in turn, and not one inside the other")
    func manyBehindOne() throws {
        let (_, channel) = try makeServer()
        try channel.writeInbound(live())
        var many = ByteBuffer()
        for _ in 1...20_000 { many.writeImmutableBuffer(live()) }
        try channel.writeInbound(many)
        #expect(count("HTTP/1.1 200") == 1)
        client.isInstant = true
        client.readAll()
        channel.embeddedEventLoop.run()
        #expect(count("HTTP/1.1 200") == 20_001 && channel.isActive)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    @Test("Q07 a client that doesn't read its answer is closed in time, however much it asks meanwhile")
    func deadline() throws {
        let (host, channel) = try makeServer()
        try channel.writeInbound(live())
        for second in 1...30 {
            #expect(channel.isActive, "after \(second) s")
            time.advance(by: .seconds(1))
            if channel.isActive { try channel.writeInbound(live()) }
            host.sweeper.sweep()
        }
        #expect(!channel.isActive && count("HTTP/1.1 200") == 0)
    }

    @Test("Q07 a client that reads its answer late has the whole time for its next request")
    func lateReader() throws {
        let (host, channel) = try makeServer()
        try channel.writeInbound(live())
        time.advance(by: .seconds(29))
        host.sweeper.sweep()
        client.readAll()
        time.advance(by: .seconds(14))
        host.sweeper.sweep()
        #expect(channel.isActive)
        try channel.writeInbound(live())
        client.readAll()
        #expect(count("HTTP/1.1 200") == 2)
        time.advance(by: .seconds(15))
        host.sweeper.sweep()
        #expect(!channel.isActive)
    }

    @Test(
        "Q07 nothing is answered behind an answer that closes the connection",
        arguments: [
            "GET /~/live HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            "GET /.env HTTP/1.1\r\nHost: localhost\r\n\r\n",
        ])
    func afterTheLast(last: String) throws {
        let (_, channel) = try makeServer()
        try channel.writeInbound(ByteBuffer(string: last))
        for _ in 1...3 { try channel.writeInbound(live()) }
        client.readAll()
        channel.embeddedEventLoop.run()
        #expect(count("HTTP/1.1") == 1 && !channel.isActive)
    }

    @Test("Q07 a client that asks for a large file again and again, and reads nothing, is sent it once and is closed")
    func pipelinedFiles() async throws {
        let registry = MetricsRegistry()
        let size = 32 << 20
        try await withServer(
            files: ["large.js": Array(repeating: 32, count: size)], clock: time.clock,
            change: { $0.metrics = HostMetrics(registry) }
        ) { server in
            let client = try await WireClient.connect(port: server.port, reads: false)
            let request = "GET /~/page/large.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
            try await client.write(String(repeating: request, count: 50))
            #expect(try await eventually { sentBytes(registry) >= size })
            for _ in 1...40 {
                time.advance(by: .seconds(1))
                server.sweep()
                try? await client.write(request)
            }
            try await client.writeUntilClosed()
            #expect(sentBytes(registry) < 2 * size)
        }
    }

    @Test("Q07 of many answers that a client doesn't read, the system takes few, and so no memory from others")
    func systemBytes() async throws {
        let registry = MetricsRegistry()
        let size = 16 << 10
        try await withServer(
            files: ["small.js": Array(repeating: 32, count: size)], change: { $0.metrics = HostMetrics(registry) }
        ) { server in
            let client = try await WireClient.connect(port: server.port, reads: false)
            let request = "GET /~/page/small.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for _ in 1...40 { try await client.write(String(repeating: request, count: 10)) }
            #expect(try await eventually { sentBytes(registry) >= size })
            var (before, now) = (-1, 0)
            // A pause means that the server can't send more. On a slow machine it may be mistaken for that too early.
            while now > before {
                try await Task.sleep(for: .milliseconds(500))
                (before, now) = (now, sentBytes(registry))
            }
            // The system of the client takes some hundred kilobytes, too.
            #expect(now < 1_000_000)
            try await client.cut()
        }
    }

    private func sentBytes(_ registry: MetricsRegistry) -> Int {
        Int(registry.figures.value(of: .bytesSent))
    }
}
