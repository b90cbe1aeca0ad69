import Foundation
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import BackstaffWeb

/// The workers are shell scripts. The test listens on their sockets.
///
/// The first worker is ready at once, and ends when the test says so. Each later one is ready when the test listens.
@Suite("A worker that ends before it has answered")
@MainActor
final class WorkerEndsBeforeAnswerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString.prefix(8))

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var script: String {
        """
        path="$\(WorkerRole.pathVariable)"; number="${path##*/}"; cd '\(folder.path)'
        echo "$path" > "$number.new"; mv "$number.new" "$number"
        if [ "$number" -gt 1 ]; then until [ -S "$path" ]; do sleep 0.05; done; fi
        echo ready >&0
        until [ -e "end$number" ]; do sleep 0.05; done
        read signal < "end$number"; [ -z "$signal" ] || kill -s "$signal" $$
        """
    }

    /// Waits until a worker has started.
    ///
    /// - Returns: The path of its socket.
    private func socket(of worker: Int) async throws -> String {
        let file = folder.appending(path: "\(worker)")
        #expect(try await eventually { FileManager.default.fileExists(atPath: file.path) })
        return try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    }

    private func end(_ worker: Int) throws {
        try Data().write(to: folder.appending(path: "end\(worker)"))
    }

    /// Listens as a worker that reads a request, writes something, perhaps nothing, and closes the connection.
    private func listen(
        at path: String, answering answer: String = "", then end: @escaping @Sendable () -> Void
    ) async throws {
        _ = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Closer(answer: answer, end: end))
                }
            }
            .bind(unixDomainSocketPath: path).get()
    }

    private final class Closer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let answer: String
        private let end: @Sendable () -> Void

        init(answer: String, end: @escaping @Sendable () -> Void) {
            self.answer = answer
            self.end = end
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            end()
            let channel = context.channel
            channel.writeAndFlush(ByteBuffer(string: answer)).whenComplete { _ in channel.close(promise: nil) }
        }
    }

    private nonisolated static let page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private nonisolated static let socket =
        "GET /~/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"

    @Test(
        "Q01 a request whose worker takes no connection any more is answered by the next worker",
        arguments: [(page, 200), (socket, 101)])
    func noConnection(request: String, status: Int) async throws {
        let registry = MetricsRegistry()
        try await withFront({ $0.metrics = HostMetrics(registry) }, thatRun: script) { front in
            let client = try await WireClient.connect(port: front.port)
            // The first worker doesn't listen.
            try await client.write(request)
            let length = Double(request.utf8.count)
            #expect(try await eventually { registry.figures.value(of: .bytesReceived) >= length })
            #expect(!client.hasReceived)
            try end(1)
            let path = try await socket(of: 2)
            try await withServer(change: { $0.localPath = path }) { _ in
                let head = try await client.response().head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"))
            }
        }
    }

    @Test(
        "Q01 a request whose worker ends before the first byte of the answer is answered by the next worker",
        arguments: [(page, 200), (socket, 101)])
    func noAnswer(request: String, status: Int) async throws {
        try await withFront(thatRun: script) { front in
            let file = folder.appending(path: "end1")
            try await listen(at: try await socket(of: 1)) { try? Data().write(to: file) }
            let client = try await WireClient.connect(port: front.port)
            try await client.write(request)
            let path = try await socket(of: 2)
            try await withServer(change: { $0.localPath = path }) { _ in
                let head = try await client.response().head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"))
            }
        }
    }

    /// A worker that answers beats.
    private var livingScript: String {
        """
        path="$\(WorkerRole.pathVariable)"; echo "$path" > '\(folder.path)/new'; mv '\(folder.path)/new' '\(folder.path)/1'
        until [ -S "$path" ]; do sleep 0.05; done
        echo ready >&0
        while read line; do case "$line" in beat*) echo "$line" >&0;; end) exit;; esac; done
        """
    }

    @Test(
        "Q01 a worker that closes a connection without an answer, but lives, is asked once more at once; and not again",
        arguments: [(closesFirst: 1, status: 200), (2, 503)])
    func living(closesFirst: Int, status: Int) async throws {
        let script = livingScript
        let count = Mutex(0)
        // The front begins when its worker is ready, which is as soon as the test listens.
        let listening = Task {
            let path = try await self.socket(of: 1)
            _ = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let number = count.withLock { count in
                            count += 1
                            return count
                        }
                        let answer = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
                        try channel.pipeline.syncOperations.addHandler(
                            Closer(answer: number > closesFirst ? answer : "") {})
                    }
                }
                .bind(unixDomainSocketPath: path).get()
        }
        // A request that waits for the end of the worker would wait for an hour.
        try await withFront(thatRun: script) { front in
            try await listening.value
            let head = try await WireClient.get(Self.page, port: front.port).head
            #expect(head.hasPrefix("HTTP/1.1 \(status)"))
            #expect(count.withLock { $0 } == 2)
        }
    }

    @Test("Q01 a request is tried once more and not twice, so it doesn't cost one worker after the other")
    func once() async throws {
        try await withFront(thatRun: script) { front in
            let client = try await WireClient.connect(port: front.port)
            for worker in 1...2 {
                let file = folder.appending(path: "end\(worker)")
                try await listen(at: try await socket(of: worker)) { try? Data().write(to: file) }
                if worker == 1 { try await client.write(Self.page) }
            }
            let (head, body) = try await client.response()
            #expect(head.hasPrefix("HTTP/1.1 500") && body == "The app has ended while it made this page\n")
        }
    }

    @Test("Q01 a file isn't sent to another worker, which has no such chooser, and the app isn't blamed")
    func file() async throws {
        var cookies: VisitorCookie?
        try await withFront({ cookies = VisitorCookie($0) }, thatRun: script) { front in
            let file = folder.appending(path: "end1")
            try await listen(at: try await socket(of: 1)) { try? Data().write(to: file) }
            let cookie = "Cookie: backstaff-visitor=\(try #require(cookies).value(for: RandomToken.make()))\r\n"
            let (head, body) = try await WireClient.get(
                "POST /~/files/\(RandomToken.make())/0 HTTP/1.1\r\nHost: localhost\r\n\(cookie)"
                    + "Content-Length: 3\r\n\r\none",
                port: front.port)
            #expect(head.hasPrefix("HTTP/1.1 404") && body == "Not found\n")
        }
    }

    @Test("Q01 a request for a page with which a worker traps isn't repeated, and no proxy passes it on")
    func trap() async throws {
        try await withFront(thatRun: script) { front in
            let file = folder.appending(path: "end1")
            try await listen(at: try await socket(of: 1)) { try? Data("TRAP\n".utf8).write(to: file, options: .atomic) }
            let (head, body) = try await WireClient.get(Self.page, port: front.port)
            #expect(head.hasPrefix("HTTP/1.1 500") && body == "The app has ended while it made this page\n")
        }
    }

    @Test("Q01 the opening of a socket is repeated even if the worker traps, because it runs no code of the app")
    func trapBeforeSocket() async throws {
        try await withFront(thatRun: script) { front in
            let file = folder.appending(path: "end1")
            try await listen(at: try await socket(of: 1)) { try? Data("TRAP\n".utf8).write(to: file, options: .atomic) }
            let client = try await WireClient.connect(port: front.port)
            try await client.write(Self.socket)
            let path = try await socket(of: 2)
            try await withServer(change: { $0.localPath = path }) { _ in
                let head = try await client.response().head
                #expect(head.hasPrefix("HTTP/1.1 101"))
            }
        }
    }

    @Test("Q01 a request whose answer has begun isn't repeated: the client gets what there is of it")
    func begunAnswer() async throws {
        try await withFront(thatRun: script) { front in
            let file = folder.appending(path: "end1")
            let answer = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\npart"
            try await listen(at: try await socket(of: 1), answering: answer) { try? Data().write(to: file) }
            let client = try await WireClient.connect(port: front.port)
            try await client.write(Self.page)
            let (head, body) = try await client.response()
            #expect(head.hasPrefix("HTTP/1.1 200") && body == "part")
            try await client.waitForEnd()
        }
    }

    @Test("Q07 a connection to a worker gives back its place when its client closes it, and when the worker ends")
    func places() async throws {
        let change = { (configuration: inout WebServer.Configuration) in
            configuration.limits.connections = 1
            configuration.limits.connectionsPerAddress = 1
        }
        try await withFront(change, thatRun: script) { front in
            /// Opens a socket as soon as there is a place for its connection.
            func open() async throws -> WireClient {
                while true {
                    let client = try await WireClient.connect(port: front.port)
                    try? await client.write(Self.socket)
                    if let head = try? await client.response().head, head.hasPrefix("HTTP/1.1 101") { return client }
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
            let first = try await socket(of: 1)
            var last: WireClient?
            try await withServer(change: { $0.localPath = first }) { _ in
                let client = try await open()
                let second = try await WireClient.connect(port: front.port)
                try await second.waitForEnd()
                try await client.cut()
                last = try await open()
            }
            try await last?.waitForEnd()
            try end(1)
            let next = try await socket(of: 2)
            try await withServer(change: { $0.localPath = next }) { _ in
                let client = try await open()
                try await client.cut()
            }
        }
    }

    @Test("Q01 a request whose worker lives and takes no connection is refused soon")
    func livingWorker() async throws {
        let change = { (workers: inout WorkerPool.Configuration) in workers.noticesWithin = .milliseconds(100) }
        try await withFront(workers: change, thatRun: script) { front in
            let (head, body) = try await WireClient.get(Self.page, port: front.port)
            #expect(head.hasPrefix("HTTP/1.1 503") && body == "The app isn't ready\n")
        }
    }
}
