import BackstaffElements
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The event loop's end of a page's connection. It checks and decodes frames, and passes them on in batches.
///
///     helloDue ──hello──► open ──close frame of ours──► closing ──theirs, or 2 s──► closed
///        │ 5 s          │  │ silence, unsent bytes              ▲
///        └──► 4005      │  └──────── dropped at once ───────────┼──► closed
///                       │    bad frame: its code ───────────────┤
///                       └─ the server drains ──► leaving ──1012─┘  when the page has said its last word, or after 2 s
///
/// While a page waits, it isn't read, and all its deadlines but that of closing wait, too: see ``SocketInlet``.
final class SocketHandler: ChannelInboundHandler, SweptConnection {
    typealias InboundIn = WebSocketFrame

    private enum Phase: Equatable {
        case helloDue(NIODeadline)
        case open
        /// The page was told to leave, and may still send until the deadline.
        case leaving(NIODeadline)
        case closing(NIODeadline)
    }

    private let connection: PageConnection
    let inlet: SocketInlet
    private let outlet: SocketOutlet
    private let sweeper: ConnectionSweep
    private let limits: HostLimits
    private let logger: Logger
    private let metrics: HostMetrics?
    private var context: ChannelHandlerContext?
    private var link: SocketLink?
    private var phase: Phase
    private var bucket: TokenBucket
    private var heardAt: NIODeadline
    private var isPinged = false
    private var inbox: [ClientFrame] = []
    private var message: ByteBuffer?
    /// The frames since the message has begun, also those between its fragments.
    private var fragmentCount = 0
    private static let tooLarge = "a message of too many bytes or fragments"

    init(
        connection: PageConnection, inlet: SocketInlet, outlet: SocketOutlet, sweeper: ConnectionSweep,
        limits: HostLimits, logger: Logger, metrics: HostMetrics?
    ) {
        self.connection = connection
        self.inlet = inlet
        self.outlet = outlet
        self.sweeper = sweeper
        self.limits = limits
        self.logger = logger
        self.metrics = metrics
        heardAt = sweeper.now
        phase = .helloDue(heardAt + limits.helloWithin)
        bucket = TokenBucket(rate: limits.framesPerSecond, at: heardAt)
    }

    // MARK: Life cycle

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        link = SocketLink(self, loop: context.eventLoop)
        sweeper.add(self)
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        end()
    }

    private func end() {
        guard context != nil else { return }
        context = nil
        link = nil
        sweeper.remove(self)
        inbox.removeAll()
        message = nil
        inlet.end()
        let connection = connection
        onMainActor { connection.end() }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable { return }
        metrics?.refuse(.slowReader)
        drop("its page reads too slowly")
    }

    /// All pages of the address, or of the process, have too many bytes that they haven't read, and this one has the most.
    func dropUnsent() {
        metrics?.refuse(.slowReader)
        drop("its page reads too slowly, and so do others")
    }

    func sweep(at now: NIODeadline) {
        countHeldTime()
        sayThatPageWaits(at: now)
        switch phase {
        case .helloDue(let deadline) where now >= deadline:
            close(WireRefusal(.helloExpected, "no hello within \(limits.helloWithin.nanoseconds / 1_000_000_000) s"))
        case .closing(let deadline) where now >= deadline:
            context?.close(promise: nil)
        case .leaving(let deadline) where now >= deadline && !inlet.isHeld:
            leave()
        default:
            if now - heardAt >= limits.silentFor {
                drop("nothing was heard of its page for \((now - heardAt).nanoseconds / 1_000_000_000) s")
            } else if inlet.hasSlowMessage(since: now - limits.silentFor) {
                drop("its page doesn't complete a message")
            } else if now - heardAt >= limits.pingAfter, !isPinged {
                isPinged = true
                write(SocketFrame.ping())
            }
        }
    }

    /// A page that hears nothing for four seconds opens another connection. That doesn't help if its frames wait in line.
    private func sayThatPageWaits(at now: NIODeadline) {
        guard phase == .open, inlet.waitsBehindOthers(since: now - .seconds(1)) else { return }
        var frame = JSONWriter()
        frame.held()
        write(SocketFrame.text(frame.bytes))
    }

    var isBusy: Bool { true }

    /// Tells the page to leave. The page answers with its last frame, and then sends nothing more. A page that doesn't
    /// answer, because its browser has paused it, has nothing to say either.
    func drain() {
        switch phase {
        case .helloDue: close(.draining)
        case .open:
            var frame = JSONWriter()
            frame.leave()
            write(SocketFrame.text(frame.bytes))
            phase = .leaving(sweeper.now + limits.closeWithin)
        case .leaving, .closing: break
        }
    }

    /// Closes the connection when everything that has arrived is answered.
    private func leave() {
        guard let link else { return }
        phase = .leaving(.distantFuture)
        deliver()
        let connection = connection
        onMainActor { connection.leave(over: link) }
    }

    func goAway() {
        close(WireRefusal(.goingAway, "the server is going away"))
    }

    // MARK: Writing

    func write(_ frames: ByteBuffer) {
        if case .closing = phase { return }
        outlet.write(frames)
    }

    /// Sends a close frame with the reason. Closes when the page has answered, or after two seconds.
    func close(_ refusal: WireRefusal) {
        if case .closing = phase { return }
        metrics?.refuse(RefusalReason(refusal.code))
        close(refusal.code.rawValue, refusal.reason)
    }

    private func close(_ code: UInt16, _ reason: String) {
        if case .closing = phase { return }
        guard context != nil else { return }
        write(SocketFrame.close(code, reason))
        phase = .closing(sweeper.now + limits.closeWithin)
        inbox.removeAll()
        message = nil
    }

    /// Closes without a close frame, because the page wouldn't read it.
    private func drop(_ reason: String) {
        logger.info("connection dropped: \(reason)")
        context?.close(promise: nil)
    }

    private func refuse(_ refusal: WireRefusal) {
        if case .closing = phase { return }
        logger.info("connection closed with \(refusal.code.rawValue): \(refusal.reason)")
        deliver()
        close(refusal)
    }

    // MARK: Reading

    /// Gives the page the time in which it wasn't read: for its hello, for leaving, for its silence, and for what it sends.
    private func countHeldTime() {
        let held = inlet.takeHeldTime()
        guard held > .zero else { return }
        bucket.extend(by: held)
        heardAt = heardAt + held
        switch phase {
        case .helloDue(let deadline): phase = .helloDue(deadline + held)
        case .leaving(let deadline) where deadline != .distantFuture: phase = .leaving(deadline + held)
        default: break
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if case .closing = phase {
            if frame.opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        countHeldTime()
        heardAt = sweeper.now
        isPinged = false
        guard frame.maskKey != nil else { return refuse(WireRefusal(.protocolError, "a frame isn't masked")) }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return refuse(WireRefusal(.protocolError, "a reserved bit is set"))
        }
        guard bucket.take(1 + Double(frame.length) / 4096, at: heardAt) else {
            return refuse(WireRefusal(.tooManyFrames, "more than \(Int(limits.framesPerSecond)) frames a second"))
        }
        if message != nil { fragmentCount += 1 }
        guard fragmentCount <= limits.fragments else {
            return refuse(WireRefusal(.frameTooLarge, Self.tooLarge))
        }
        switch frame.opcode {
        case .text:
            if message != nil {
                refuse(WireRefusal(.protocolError, "a message begins inside another"))
            } else if frame.fin {
                decode(frame.unmaskedData)
            } else {
                message = frame.unmaskedData
                fragmentCount = 1
            }
        case .continuation: addFragment(frame)
        case .binary: refuse(WireRefusal(.malformed, "a binary frame"))
        case .ping: write(SocketFrame.pong(frame.unmaskedData))
        case .pong: break
        case .connectionClose: answerClose(frame.unmaskedData, context: context)
        default: refuse(WireRefusal(.protocolError, "an opcode that isn't known"))
        }
    }

    private func addFragment(_ frame: WebSocketFrame) {
        guard var whole = message else {
            return refuse(WireRefusal(.protocolError, "a fragment of no message"))
        }
        message = nil
        guard whole.readableBytes + frame.length <= limits.frame.frameBytes else {
            return refuse(WireRefusal(.frameTooLarge, Self.tooLarge))
        }
        var data = frame.unmaskedData
        whole.writeBuffer(&data)
        if !frame.fin {
            message = whole
        } else {
            fragmentCount = 0
            decode(whole)
        }
    }

    private func decode(_ data: ByteBuffer) {
        let frameLimits = limits.frame
        let result = data.withUnsafeReadableBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { bytes in
                Result { () throws(WireRefusal) in try ClientFrame(decoding: bytes, limits: frameLimits) }
            }
        }
        switch result {
        case .success(let frame):
            if case .helloDue = phase {
                guard case .hello = frame else {
                    return refuse(WireRefusal(.helloExpected, "the first frame is no hello"))
                }
                phase = .open
            }
            inbox.append(frame)
        case .failure(let refusal): refuse(refusal)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        deliver()
        context.fireChannelReadComplete()
    }

    private func deliver() {
        guard !inbox.isEmpty, let link else { return }
        let frames = inbox
        let connection = connection
        let arrivedAt = inlet.arrivedAt
        inbox.removeAll(keepingCapacity: frames.count < 16)
        inlet.beginBatch(isOfUser: frames.contains(where: \.isOfUser))
        onMainActor { connection.receive(frames, heardAt: arrivedAt, over: link) }
    }

    private func answerClose(_ data: ByteBuffer, context: ChannelHandlerContext) {
        let code = data.getInteger(at: data.readerIndex, as: UInt16.self) ?? 1000
        let isValid = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
        deliver()
        close(isValid ? code : CloseCode.protocolError.rawValue, "")
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            refuse(WireRefusal(.frameTooLarge, "a frame of more than \(limits.frame.frameBytes) bytes"))
        case is NIOWebSocketError:
            refuse(WireRefusal(.protocolError, "a frame breaks the WebSocket protocol"))
        default:
            drop("\(error)")
        }
    }
}
