import NIOCore

/// Reads a page's bytes, and passes its frames on one batch at a time. It comes before the decoder of WebSocket frames.
///
///            ┌────────────── the batch is handled, or the bytes end in the midst of a frame ◄────────────┐
///            ▼                                                                                           │
///     ──► reading ──a frame is complete──► waiting for its turn ──► decoded ──► a batch at the main actor ┘
///            ▲ │ 4 KiB of a message, more to come
///            │ └─────────────────────────► waiting for a place
///            └──────────────────────────────────────┘
///
/// - **Reading.** A read has at most ``bytesPerRead``. The next one begins while the main actor has a batch.
/// - **Waiting for its turn.** A frame goes on when the main actor has handled the last batch, and when ``ReadingTurns``
///   admits it. The first frame of a connection needs no turn: it is the hello, and an address opens only so many sockets.
///   Bytes that complete no frame go on at once: the decoder keeps them.
/// - **Waiting for a place.** A message longer than a read needs one of the ``ReadingPlaces`` until it is handled.
///
/// While a page waits, it isn't read: the connection is *held*. Its bytes wait in the buffers of the two machines, and then
/// in the browser. All deadlines of the page are moved by that time. So the server closes the connection only if the page keeps
/// it waiting, and never because others send much.
///
/// Of a connection without a place, at most four reads are in memory: two at the main actor, and two that wait. When it has
/// ended, there may be one more.
final class SocketInlet: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = Never

    /// The most bytes of one read. Every connection of the server has such reads, because it is read once before anything
    /// is known of it.
    static let bytesPerRead = 4096
    /// The most bytes that one read brings if another server does the TLS: a record has 16 KiB, and comes as a whole.
    private static let bytesOfTLSRead = 5 * bytesPerRead
    static var allocator: AdaptiveRecvByteBufferAllocator {
        AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: bytesPerRead)
    }

    let address: IPAddress.Block
    private let places: ReadingPlaces
    private let turns: ReadingTurns
    private let now: () -> NIODeadline
    private var context: ChannelHandlerContext?
    private var isEnded = false

    // Reading.
    /// Whether the channel wants to read.
    private var wantsRead = false
    /// The bytes that wait for their turn. They begin with a complete frame.
    private var pending = ByteBuffer()
    /// Measures the bytes that have gone on.
    private var meter = FrameMeter()
    private var isPassing = false
    /// Since when the page waits in line for its turn.
    private var inLineSince: NIODeadline?
    /// When the frames of the next batch have arrived.
    private(set) var arrivedAt: NIODeadline

    // The main actor.
    /// The tokens of the batches at the main actor: of one, and of another one if the connection has ended. ``ReadingTurns``
    /// doesn't count the hello, whose tokens are `nil`.
    private var atMain: [Double?] = []
    /// Whether no frame has gone on yet.
    private var isFirstFrame = true
    /// Whether the page has no scene yet. Its first batch is its hello alone, and waits in a line of its own.
    private var isNew = true
    /// The tokens of the frames that are in no batch yet.
    private var tokens = 0.0

    // Places.
    /// When the place was taken. Time in which the connection was held doesn't count.
    private var placeTakenAt: NIODeadline?
    private var isInLineForPlace = false

    /// Since when nothing is read.
    private var heldSince: NIODeadline?
    private var heldTime = TimeAmount.zero

    init(address: IPAddress.Block, places: ReadingPlaces, turns: ReadingTurns, now: @escaping () -> NIODeadline) {
        self.address = address
        self.places = places
        self.turns = turns
        self.now = now
        arrivedAt = now()
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    // MARK: Reading

    func read(context: ChannelHandlerContext) {
        wantsRead = true
        readIfPossible()
    }

    private func readIfPossible() {
        guard wantsRead, let context else { return }
        guard pending.readableBytes == 0, mayReadMessage() else { return hold() }
        wantsRead = false
        endHold()
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isEnded { return }
        var bytes = unwrapInboundIn(data)
        // When a page has gone, the system reads all that is left, also if the connection is held.
        guard hasSpace(for: bytes.readableBytes) else { return context.close(promise: nil) }
        if pending.readableBytes == 0 {
            arrivedAt = now()
            pending = bytes
        } else {
            pending.writeBuffer(&bytes)
        }
        passOn()
    }

    private func hasSpace(for count: Int) -> Bool {
        let before = meter.incompleteBytes + pending.readableBytes
        let bytes = before + count
        return bytes <= 3 * Self.bytesPerRead
            || before <= 2 * Self.bytesPerRead && count <= Self.bytesOfTLSRead
            || bytes <= places.bytesOfPlace && (placeTakenAt != nil || !isInLineForPlace && takePlace())
    }

    func channelInactive(context: ChannelHandlerContext) {
        passLastBytes(context)
        context.fireChannelInactive()
    }

    // MARK: Frames

    /// Passes bytes on: the beginning of a frame at once, and a frame if it may go on. Then reads on, or waits.
    ///
    /// - Parameter isTurn: Whether it is the turn of the first frame. Then only that one goes on.
    private func passOn(isTurn: Bool = false) {
        guard let context, !isPassing else { return }
        isPassing = true
        var (mayPass, hasPassed) = (isTurn, false)
        var waits: Double?
        while !isEnded, pending.readableBytes > 0 {
            var after = meter
            let part = after.measure(pending.readableBytesView)
            if let tokens = part.tokens {
                let isAfterHello = isNew && self.tokens > 0
                guard batches == 0, !isAfterHello,
                    isFirstFrame || mayPass || passesFragment(part, tokens)
                        || !isTurn && turns.admit(tokens, of: address)
                else {
                    waits = tokens
                    break
                }
                (isFirstFrame, mayPass) = (false, false)
                self.tokens += tokens
            }
            meter = after
            hasPassed = true
            guard let bytes = pending.readSlice(length: part.count) else { break }
            context.fireChannelRead(wrapInboundOut(bytes))
            if part.tokens != nil, !isEnded, !turns.allowsLongBatches(of: address) {
                // The frame is a batch of its own.
                context.fireChannelReadComplete()
                (hasPassed, tokens) = (false, 0)
            }
        }
        if hasPassed, !isEnded { context.fireChannelReadComplete() }
        isPassing = false
        tokens = 0
        if isEnded { return }
        guard let waits else {
            pending = ByteBuffer()
            return readIfPossible()
        }
        hold()
        if batches == 0, inLineSince == nil {
            inLineSince = now()
            turns.wait(self, for: waits)
        }
    }

    /// Whether a frame is part of a message with a place, and not its end. It doesn't wait for its turn, so that the place is
    /// free as soon as its page has sent the message. It takes its tokens nevertheless.
    private func passesFragment(_ part: FrameMeter.Part, _ tokens: Double) -> Bool {
        guard placeTakenAt != nil, part.isFragment else { return false }
        turns.spend(tokens, of: address)
        return true
    }

    /// It is the turn of the next frame.
    func takeTurn() {
        inLineSince = nil
        passOn(isTurn: true)
    }

    /// Passes on what a connection has sent before its end, unless its address sends too much.
    private func passLastBytes(_ context: ChannelHandlerContext) {
        guard !isEnded, !isPassing, pending.readableBytes > 0 else { return }
        let bytes = pending
        pending = ByteBuffer()
        tokens = FrameMeter.tokens(bytes, after: meter)
        if turns.admitLast(tokens, of: address) {
            isPassing = true
            context.fireChannelRead(wrapInboundOut(bytes))
            context.fireChannelReadComplete()
            isPassing = false
        }
        tokens = 0
    }

    /// The batches at the main actor.
    var batches: Int { atMain.count }

    /// The frames that have gone on are passed to the main actor.
    ///
    /// - Parameter isOfUser: Whether a user has caused one of them.
    func beginBatch(isOfUser: Bool) {
        let isHello = isNew && atMain.isEmpty
        atMain.append(isHello ? nil : tokens)
        if isHello { return }
        turns.begin(tokens, of: address, isOfUser: isOfUser)
        tokens = 0
    }

    /// The main actor has handled the oldest batch in a time, or dropped it.
    func finishBatch(after duration: TimeAmount) {
        guard !atMain.isEmpty else { return }
        let tokens = atMain.removeFirst()
        isNew = false
        if atMain.isEmpty { giveBackPlace() }
        if let tokens { turns.finish(tokens, duration, of: address) }
        if atMain.isEmpty { passOn() }
    }

    /// The connection has ended. Its place is free when the main actor has handled what it has sent.
    func end() {
        if isEnded { return }
        isEnded = true
        context = nil
        pending = ByteBuffer()
        turns.forget(self)
        places.forget(self)
        if batches == 0 { giveBackPlace() }
    }

    // MARK: Places

    /// Whether more of the message may be read.
    private func mayReadMessage() -> Bool {
        if meter.incompleteBytes <= Self.bytesPerRead { return true }
        // A place is for one message. The last one had it until it is handled.
        if batches > 0 || isInLineForPlace { return false }
        if placeTakenAt != nil || takePlace() { return true }
        isInLineForPlace = true
        places.wait(self)
        return false
    }

    private func takePlace() -> Bool {
        guard places.take(for: address) else { return false }
        placeTakenAt = now()
        return true
    }

    /// The connection has waited in line for a place, which it has now.
    func receivePlace() {
        isInLineForPlace = false
        placeTakenAt = now()
        readIfPossible()
    }

    private func giveBackPlace() {
        guard placeTakenAt != nil else { return }
        placeTakenAt = nil
        places.giveBack(of: address)
    }

    /// Whether the connection has had a place for a time, and its message isn't complete yet.
    func hasSlowMessage(since start: NIODeadline) -> Bool {
        guard let placeTakenAt else { return false }
        return placeTakenAt <= start && batches == 0
    }

    // MARK: Time

    private func hold() {
        countHeldTime()
        heldSince = now()
    }

    private func endHold() {
        countHeldTime()
        heldSince = nil
    }

    private func countHeldTime() {
        guard let since = heldSince else { return }
        let now = now()
        heldSince = now
        heldTime = heldTime + (now - since)
        if let taken = placeTakenAt { placeTakenAt = taken + (now - max(since, taken)) }
    }

    /// Whether the page waits, and isn't read.
    var isHeld: Bool { heldSince != nil }

    /// Whether the page has waited in line for some time, although the main actor does what it has to do.
    func waitsBehindOthers(since start: NIODeadline) -> Bool {
        let isInLine = inLineSince.map { $0 <= start } ?? isInLineForPlace
        return isInLine && turns.isMainActorResponsive
    }

    /// Returns the time in which the page wasn't read since the last call.
    func takeHeldTime() -> TimeAmount {
        countHeldTime()
        defer { heldTime = .zero }
        return heldTime
    }
}
