import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BackstaffWeb

/// What the inlets of a test share: a loop and a clock that the test moves.
@MainActor
final class InletWorld {
    private final class Time {
        var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    }

    private let time = Time()
    private let limits: HostLimits
    private let users: LastUsers
    let places: ReadingPlaces
    /// This loop belongs to the thread that makes it. A test that never waits stays on its thread, but its suite, which may
    /// hold the world, can be made on another one.
    private(set) lazy var loop = EmbeddedEventLoop()
    private(set) lazy var turns = ReadingTurns(limits, on: loop, users: users) { [time] in time.now }

    /// - Parameters:
    ///   - rate: The frames of an address in a second. Its burst has twice as many.
    ///   - placesPerAddress: The places of one address.
    ///   - placesInAll: The places of all addresses.
    ///   - users: Who uses the app. Another world has other users, unless it has the same object.
    init(
        rate: Double = 2_000, placesPerAddress: Int = 32, placesInAll: Int = 128, users: LastUsers = LastUsers()
    ) {
        var limits = HostLimits()
        limits.frame.frameBytes = 10_000
        limits.framesPerSecondOfAddress = rate
        limits.waitingBytesPerAddress = placesPerAddress * 20_000
        limits.waitingBytes = placesInAll * 20_000
        self.limits = limits
        self.users = users
        places = ReadingPlaces(limits)
    }

    var now: NIODeadline { time.now }

    /// Time passes, also for the loop.
    func pass(_ amount: TimeAmount) {
        time.now = time.now + amount
        loop.advanceTime(by: amount)
    }

    /// Makes a connection whose hello has had its turn.
    func page(_ address: String = "192.0.2.1") throws -> InletPage {
        let page = try newPage(address)
        try page.beginScene()
        return page
    }

    /// Makes a connection that has sent nothing yet.
    func newPage(_ address: String = "192.0.2.1") throws -> InletPage {
        let time = time
        let inlet = SocketInlet(address: try #require(IPAddress(address)).block, places: places, turns: turns) {
            time.now
        }
        return try InletPage(inlet, on: loop)
    }
}

/// A connection of which a test sees what is read, and what goes on to the main actor.
@MainActor
final class InletPage {
    let inlet: SocketInlet
    private let channel: EmbeddedChannel
    private let reads = Reads()
    private let end: End

    private final class Reads: ChannelOutboundHandler {
        typealias OutboundIn = Never
        var isReading = false
        func read(context: ChannelHandlerContext) { isReading = true }
    }

    /// Stands for ``SocketHandler``.
    private final class End: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame
        let inlet: SocketInlet
        var frameCount = 0
        var batches: [Int] = []
        var isUsed = false
        private var messages = 0

        init(_ inlet: SocketInlet) {
            self.inlet = inlet
        }

        func forget() {
            (frameCount, batches) = (0, [])
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let frame = unwrapInboundIn(data)
            frameCount += 1
            if frame.fin, frame.opcode == .text || frame.opcode == .continuation { messages += 1 }
        }

        func channelReadComplete(context: ChannelHandlerContext) {
            if messages == 0 { return }
            batches.append(messages)
            messages = 0
            inlet.beginBatch(isOfUser: isUsed)
        }

        func channelInactive(context: ChannelHandlerContext) {
            inlet.end()
        }
    }

    fileprivate init(_ inlet: SocketInlet, on loop: EmbeddedEventLoop) throws {
        self.inlet = inlet
        end = End(inlet)
        channel = EmbeddedChannel(loop: loop)
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1 << 18))
        try channel.pipeline.syncOperations.addHandlers([reads, inlet, decoder, end])
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 1)).wait()
        channel.pipeline.read()
    }

    /// Whether the server reads.
    var isReading: Bool { reads.isReading }

    /// How many frames have gone on.
    var frameCount: Int { end.frameCount }

    /// The numbers of messages in the batches that have gone to the main actor.
    var batches: [Int] { end.batches }

    /// Bytes arrive, if the server reads.
    ///
    /// - Returns: Whether it has read them.
    @discardableResult
    func receive(_ bytes: [UInt8]) throws -> Bool {
        guard reads.isReading else { return false }
        precondition(bytes.count <= SocketInlet.bytesPerRead)
        reads.isReading = false
        try channel.writeInbound(ByteBuffer(bytes: bytes))
        channel.pipeline.read()
        return true
    }

    /// A record of another server's TLS arrives, as a whole. It may have 16 KiB.
    func receive(record bytes: [UInt8]) throws {
        reads.isReading = false
        try channel.writeInbound(ByteBuffer(bytes: bytes))
        channel.pipeline.read()
    }

    /// Whether the connection is open.
    var isOpen: Bool { channel.isActive }

    /// Frames arrive, if the server reads. A frame without a payload takes one token.
    @discardableResult
    func receive(frames count: Int, of length: Int = 0, opcode: UInt8 = 1) throws -> Bool {
        let frame = WireClient.frame([UInt8](repeating: 32, count: length), opcode: opcode)
        return try receive((0..<count).flatMap { _ in frame })
    }

    /// The page says hello, which has its turn. It isn't counted below.
    fileprivate func beginScene() throws {
        try receive(frames: 1)
        handle()
        end.forget()
        handledCount = 0
    }

    /// The page has gone. The system reads what is left.
    func leave(with bytes: [UInt8] = []) throws {
        for start in stride(from: 0, to: bytes.count, by: 4096) where channel.isActive {
            try channel.writeInbound(ByteBuffer(bytes: bytes[start..<min(start + 4096, bytes.count)]))
        }
        if channel.isActive { try channel.close().wait() }
    }

    /// Whether a user causes the frames.
    var isUsed: Bool {
        get { end.isUsed }
        set { end.isUsed = newValue }
    }

    /// The main actor has handled the page's oldest batch in a time, if it has one.
    func handle(after duration: TimeAmount = .zero) {
        guard handledCount < batches.count else { return }
        handledCount += 1
        inlet.finishBatch(after: duration)
    }

    private var handledCount = 0

    /// Whether the main actor has a batch.
    var isAtMain: Bool { handledCount < batches.count }
}
