import BackstaffElements
import NIOCore
import NIOPosix
import PageSide
import Synchronization
import Testing

/// A client that can send any bytes, including invalid ones.
final class WireClient: Sendable {
    enum Received: Equatable {
        case frame(ServerFrame)
        /// A compressed frame.
        case packed([UInt8])
        case close(UInt16, String)
        case ping
        case pong
        case ended
    }

    struct TookTooLong: Error {}

    /// The server has closed the connection without an answer.
    struct NoAnswer: Error {}

    private let channel: any Channel
    private let inbox: Inbox

    private init(channel: any Channel, inbox: Inbox) {
        self.channel = channel
        self.inbox = inbox
    }

    // MARK: Bytes

    static func connect(port: Int, reads: Bool = true) async throws -> WireClient {
        let inbox = Inbox()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .channelOption(.autoRead, value: reads)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Reader(inbox: inbox))
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return WireClient(channel: channel, inbox: inbox)
    }

    /// Connects to a server that listens on a local socket, as a worker does.
    static func connect(path: String) async throws -> WireClient {
        let inbox = Inbox()
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Reader(inbox: inbox))
                }
            }
            .connect(unixDomainSocketPath: path).get()
        return WireClient(channel: channel, inbox: inbox)
    }

    func write(_ bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
    }

    func write(_ text: String) async throws {
        try await write(Array(text.utf8))
    }

    /// Ends the connection like a broken network.
    func cut() async throws {
        try await channel.close().get()
    }

    /// Leaves the server's bytes unread, like a page that hangs.
    func stopReading() async throws {
        try await channel.setOption(.autoRead, value: false).get()
    }

    /// An answer may have to wait for other tests that use the main thread.
    private func wait<Value>(_ take: () throws -> Value?) async throws -> Value {
        let deadline = ContinuousClock.now + .seconds(600)
        while ContinuousClock.now < deadline {
            if let value = try take() { return value }
            try await Task.sleep(for: .milliseconds(1))
        }
        throw TookTooLong()
    }

    // MARK: HTTP

    /// The head and the body of the next response.
    func response() async throws -> (head: String, body: String) {
        try await wait {
            try inbox.bytes.withLock { state -> (String, String)? in
                let text = String(decoding: state.bytes, as: UTF8.self)
                guard let end = text.firstRange(of: "\r\n\r\n") else {
                    if state.hasEnded { throw NoAnswer() }
                    return nil
                }
                let head = String(text[..<end.lowerBound])
                let rest = text[end.upperBound...]
                let count =
                    head.lowercased().firstRange(of: "content-length: ").flatMap { range in
                        Int(head.lowercased()[range.upperBound...].prefix { $0.isNumber })
                    } ?? 0
                if rest.utf8.count < count, !state.hasEnded { return nil }
                state.bytes = Array(rest.utf8.dropFirst(count))
                return (head, String(decoding: Array(rest.utf8.prefix(count)), as: UTF8.self))
            }
        }
    }

    static func get(_ request: String, port: Int) async throws -> (head: String, body: String) {
        let client = try await connect(port: port)
        try await client.write(request)
        let response = try await client.response()
        try? await client.cut()
        return response
    }

    /// Waits until the server has closed the connection, although nothing of it is read.
    func writeUntilClosed() async throws {
        let deadline = ContinuousClock.now + .seconds(600)
        while (try? await write("\r\n")) != nil {
            if ContinuousClock.now > deadline { throw TookTooLong() }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Waits until the server has closed the connection.
    func waitForEnd() async throws {
        try await wait { inbox.bytes.withLock { $0.hasEnded ? () : nil } }
    }

    // MARK: Frames

    /// Opens a socket and returns the head of the response.
    static func open(
        port: Int, path: String = "/~/socket", visitor: String? = nil, headers: String = "", reads: Bool = true
    ) async throws -> (client: WireClient, head: String) {
        let client = try await connect(port: port, reads: reads)
        let cookie = visitor.map { "Cookie: a=b; backstaff-visitor=\(TestServer.signed($0, port: port))\r\n" } ?? ""
        try await client.write(
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\(cookie)\(headers)\r\n")
        let head = try await client.response().head
        return (client, head)
    }

    /// Opens a socket, sends a hello and receives the welcome.
    static func start(
        port: Int, visitor: String? = nil, hello: ClientHello = ClientHello(width: 390, height: 844)
    ) async throws -> (client: WireClient, welcome: ServerFrame.Welcome) {
        let (client, head) = try await open(port: port, visitor: visitor)
        try #require(head.hasPrefix("HTTP/1.1 101"))
        try await client.send(.hello(hello))
        guard case .frame(.welcome(let welcome)) = try await client.next() else { throw TookTooLong() }
        return (client, welcome)
    }

    func send(_ frame: ClientFrame) async throws {
        try await send(frame.encoded)
    }

    func send(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true) async throws {
        try await write(Self.frame(payload, opcode: opcode, isFinal: isFinal, isMasked: isMasked))
    }

    static func frame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        switch payload.count {
        case ..<126: bytes.append(mask | UInt8(payload.count))
        case ..<65_536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
        default:
            bytes.append(mask | 127)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
            }
        }
        guard isMasked else { return bytes + payload }
        let key: [UInt8] = [1, 2, 3, 4]
        return bytes + key + payload.enumerated().map { $1 ^ key[$0 & 3] }
    }

    /// Whether the server has sent bytes that the test hasn't read yet.
    var hasReceived: Bool { inbox.bytes.withLock { !$0.bytes.isEmpty } }

    /// The number of bytes that the server has sent and the test hasn't taken.
    var receivedCount: Int { inbox.bytes.withLock { $0.bytes.count } }

    /// The next frame of the server, including pings.
    func next() async throws -> Received {
        try await wait { try inbox.takeFrame() }
    }

    /// The next frame, which must be a patch. Before it, the server may say that the client's frames wait.
    func patch() async throws -> ServerFrame.Patch {
        var received = try await next()
        while received == .frame(.held) { received = try await next() }
        guard case .frame(.patch(let patch)) = received else {
            Issue.record("\(received) came instead of a patch")
            throw TookTooLong()
        }
        return patch
    }
}

private final class Inbox: Sendable {
    struct State {
        var bytes: [UInt8] = []
        var hasEnded = false
    }

    let bytes = Mutex(State())

    func takeFrame() throws -> WireClient.Received? {
        try bytes.withLock { state in try .take(from: &state.bytes) ?? (state.hasEnded ? .ended : nil) }
    }
}

extension WireClient.Received {
    /// Takes the first frame from bytes of a server, or returns `nil` if it isn't complete.
    static func take(from bytes: inout [UInt8]) throws -> Self? {
        guard bytes.count >= 2 else { return nil }
        var count = Int(bytes[1] & 127)
        var start = 2
        if count == 126 || count == 127 {
            let width = count == 126 ? 2 : 8
            guard bytes.count >= 2 + width else { return nil }
            count = bytes[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
            start += width
        }
        guard bytes.count >= start + count else { return nil }
        let (opcode, payload) = (bytes[0] & 15, Array(bytes[start..<start + count]))
        bytes.removeFirst(start + count)
        switch opcode {
        case 1: return .frame(try ServerFrame(decoding: payload))
        case 2: return .packed(payload)
        case 8:
            let code = payload.count < 2 ? 1005 : UInt16(payload[0]) << 8 | UInt16(payload[1])
            return .close(code, String(decoding: payload.dropFirst(2), as: UTF8.self))
        case 9: return .ping
        default: return .pong
        }
    }
}

private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let inbox: Inbox

    init(inbox: Inbox) {
        self.inbox = inbox
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let data = unwrapInboundIn(data)
        inbox.bytes.withLock { $0.bytes += data.readableBytesView }
    }

    func channelInactive(context: ChannelHandlerContext) {
        inbox.bytes.withLock { $0.hasEnded = true }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
