import NIOCore

/// Reads a page's bytes, and reads nothing while too much of them waits for the main actor. It comes before the handlers
/// of WebSocket.
///
///     bytes ──read──► frames that aren't complete ──► a batch of frames ──► the main actor ──► handled
///       ▲                                                                                         │
///       └── held back: the page's hello waits for its turn, four batches or a message's bytes ◄───┘
///           wait, no place is free (`ReadingPlaces`), or its address sends too fast (`ReadingRates`)
///
/// The rest waits in the buffers of the two machines, and then in the browser. A connection needs no place while at most
/// one batch of it waits, and each read has at most ``bytesPerRead``. So a page that sends little is always read, however
/// much others send.
final class SocketInlet: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = Never

    /// The most bytes of one read. Every connection of the server has such reads, because it is read once before anything
    /// is known of it.
    static let bytesPerRead = 4096
    static var allocator: AdaptiveRecvByteBufferAllocator {
        AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 1024, maximum: bytesPerRead)
    }

    /// The number of batches from which on nothing more is read.
    private static let mostBatches = 4

    let address: IPAddress.Block
    let backlog = Backlog()
    private let places: ReadingPlaces
    private let rates: ReadingRates
    private let now: () -> NIODeadline
    private var context: ChannelHandlerContext?
    /// The bytes that were read, but are in no complete frame yet.
    private var bytesOfFrame = 0
    /// The bytes of complete frames that are in no batch yet.
    private var bytesOfFrames = 0
    /// When the place was taken, or a batch was handled last.
    private var placeUsedAt: NIODeadline?
    /// Whether the connection waits in line for a place.
    var isInLine = false
    /// Whether it waits in line because its address sends too fast.
    var isInLineForRate = false
    private var isEnded = false
    /// Whether the rest is dropped. The connection has ended, and too much of it waits.
    private var isCut = false
    /// Whether only the page's close frame is awaited.
    private var isClosing = false

    /// Since when nothing is read, and whether the app is the reason.
    private var held: (since: NIODeadline, byApp: Bool)?
    private var heldTime = HeldTime()

    /// The time in which nothing was read.
    struct HeldTime {
        var whole = TimeAmount.zero
        /// The part in which something of the page waited for the main actor.
        var byApp = TimeAmount.zero
    }

    init(address: IPAddress.Block, places: ReadingPlaces, rates: ReadingRates, now: @escaping () -> NIODeadline) {
        self.address = address
        self.places = places
        self.rates = rates
        self.now = now
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    // MARK: Reading

    func read(context: ChannelHandlerContext) {
        if rates.admits(self), mayRead() {
            endHold()
            context.read()
        } else {
            hold()
        }
    }

    /// Reads in its turn, after it has waited because its address sends too fast.
    func readInTurn() {
        guard held != nil, let context, mayRead() else { return }
        endHold()
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isCut { return }
        // The last bytes of a page that has gone are read in any case.
        if held != nil, !takesLastBytes() {
            isCut = true
            return
        }
        bytesOfFrame += unwrapInboundIn(data).readableBytes
        context.fireChannelRead(data)
    }

    private func mayRead() -> Bool {
        let waiting = backlog.watch()
        let bytes = isClosing ? bytesOfFrame : bytesOfFrame + bytesOfFrames
        if !isClosing {
            if waiting.batches >= (waiting.hasHadTurn ? Self.mostBatches : 1) { return false }
            if waiting.batches > 0, waiting.bytes + bytes >= places.messageBytes { return false }
        }
        if bytes == 0, isClosing || waiting.batches <= 1 {
            if placeUsedAt == nil { backlog.unwatch() }
            return true
        }
        if placeUsedAt == nil { return takePlace() }
        // Others have their turn when this connection's last message is handled.
        return bytes > 0 || !places.isWaitedFor(by: address)
    }

    private func takesLastBytes() -> Bool {
        let bytes = backlog.current.bytes + bytesOfFrame + bytesOfFrames
        return bytes < ReadingPlaces.bytes(of: places.messageBytes) && (placeUsedAt != nil || takePlace())
    }

    private func hold() {
        countHeldTime()
        held = (now(), backlog.current.batches > 0)
    }

    private func endHold() {
        countHeldTime()
        held = nil
    }

    private func countHeldTime() {
        guard let (since, byApp) = held else { return }
        let now = now()
        heldTime.whole = heldTime.whole + (now - since)
        if byApp { heldTime.byApp = heldTime.byApp + (now - since) }
        held = (now, byApp)
    }

    /// Whether nothing is read now.
    var isHeld: Bool { held != nil }

    /// Returns the time in which nothing was read since the last call.
    func takeHeldTime() -> HeldTime {
        countHeldTime()
        defer { heldTime = HeldTime() }
        return heldTime
    }

    /// Reads again, if nothing is read and there is space now.
    private func readIfPossible() {
        guard held != nil, let context else { return }
        read(context: context)
    }

    // MARK: Places

    private func takePlace() -> Bool {
        guard places.take(for: self) else { return false }
        placeUsedAt = now()
        return true
    }

    /// The connection has waited in line for a place, which it has now.
    func receivePlace() {
        placeUsedAt = now()
        _ = backlog.watch()
        readIfPossible()
        giveBackPlace()
    }

    private func giveBackPlace() {
        guard placeUsedAt != nil, backlog.current.batches == 0, isEnded || bytesOfFrame + bytesOfFrames == 0 else {
            return
        }
        placeUsedAt = nil
        if held == nil { backlog.unwatch() }
        places.giveBack(of: address)
    }

    /// Whether the connection has had a place for a time, although none of its messages was complete.
    func hasIdlePlace(since start: NIODeadline) -> Bool {
        guard let placeUsedAt else { return false }
        return placeUsedAt <= start && backlog.current.batches == 0
    }

    // MARK: Frames

    /// A frame is complete.
    ///
    /// - Parameters:
    ///   - count: The length of its payload.
    ///   - isKept: Whether it goes into a batch.
    func takeFrame(of count: Int, isKept: Bool) {
        let header = 6 + (count < 126 ? 0 : count <= Int(UInt16.max) ? 2 : 8)
        rates.count(1 + Double(count) / 4096, of: address)
        bytesOfFrame = max(0, bytesOfFrame - header - count)
        if isKept, !isClosing { bytesOfFrames += header + count }
    }

    /// A batch is passed to the main actor.
    ///
    /// - Parameter rest: The bytes of complete frames that aren't in it, because their message isn't complete.
    /// - Returns: The number of bytes in the batch.
    func takeBatch(leaving rest: Int) -> Int {
        let bytes = max(0, bytesOfFrames - rest)
        bytesOfFrames -= bytes
        backlog.add(bytes)
        return bytes
    }

    /// A batch is handled.
    func finishBatch() {
        if placeUsedAt != nil { placeUsedAt = now() }
        giveBackPlace()
        readIfPossible()
    }

    /// Only the page's close frame matters now.
    func close() {
        isClosing = true
        bytesOfFrames = 0
        giveBackPlace()
        readIfPossible()
    }

    /// The connection has ended. Its place is free when the main actor has handled what it has sent.
    func end() {
        if isEnded { return }
        isEnded = true
        context = nil
        places.forget(self)
        giveBackPlace()
    }
}
