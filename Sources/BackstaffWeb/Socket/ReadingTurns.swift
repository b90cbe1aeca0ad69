import NIOCore

/// Whose frames go on to the main actor, and when. A frame goes on if its address may send it, and if little waits for the
/// main actor:
///
///     frame ──► nobody of its address waits, its address has a token, the main actor isn't behind ──► goes on
///        │ no                                                                                         ▲
///        └──► waits in line ── addresses take turns, and the sockets of an address: one frame a turn ─┘
///                              when a batch is handled, and every 50 ms
///
/// A frame takes one token of its address, and one more for every 4 KiB. It is counted before it is decoded. So in any time,
/// no more of an address goes on than its rate, its burst and one frame, however many sockets it has. A page waits for one
/// frame of each other socket of its address.
///
/// At most ``mostAtMain`` tokens of all addresses wait for the main actor, and the frames of one read. So nothing else that
/// waits for it, such as the question whether a worker hangs, is held up by a flood. A page's first batch isn't among them:
/// ``SessionStore`` has a line of its own for pages that wait for their scenes.
///
/// Used on its loop only.
final class ReadingTurns {
    private struct Waiting {
        let inlet: SocketInlet
        /// What its next frame takes.
        let tokens: Double
    }

    private let loop: any EventLoop
    private let now: () -> NIODeadline
    private let rate: Double
    private var buckets: [IPAddress.Block: TokenBucket] = [:]
    private var queue = TurnQueue<Waiting>()
    private var tokensAtMain = 0.0
    /// Whether the line goes on when a batch is handled.
    private var isBehind = false
    private var isRunning = false
    private var isTurnScheduled = false

    static let pause = TimeAmount.milliseconds(50)
    /// Events take some 25 to 50 µs, so these are handled within 50 ms.
    static let mostAtMain = 1_000.0

    init(_ limits: HostLimits, on loop: any EventLoop, now: @escaping () -> NIODeadline) {
        self.loop = loop
        self.now = now
        rate = limits.framesPerSecondOfAddress
    }

    /// Takes the tokens of a frame, if it may go on at once.
    func admit(_ tokens: Double, of address: IPAddress.Block) -> Bool {
        if tokensAtMain >= Self.mostAtMain || queue.isWaitedFor(by: address) || !hasToken(address) { return false }
        spend(tokens, of: address)
        return true
    }

    /// Takes the tokens of the last frames of a connection that has ended, if there are enough. The frames can't wait.
    func admitLast(_ tokens: Double, of address: IPAddress.Block) -> Bool {
        let now = now()
        return buckets[address, default: TokenBucket(rate: rate, at: now)].take(tokens, at: now)
    }

    /// A connection waits until it is the turn of its next frame. Then ``SocketInlet/takeTurn()`` is called.
    func wait(_ inlet: SocketInlet, for tokens: Double) {
        // The line has no limits: each connection is in it once.
        _ = queue.add(Waiting(inlet: inlet, tokens: tokens), from: inlet.address)
        if tokensAtMain >= Self.mostAtMain { isBehind = true }
        scheduleTurns()
    }

    /// A connection doesn't wait any more.
    func forget(_ inlet: SocketInlet) {
        queue.remove(from: inlet.address) { $0.inlet === inlet }
    }

    /// A batch is passed to the main actor.
    func begin(_ tokens: Double) {
        tokensAtMain += tokens
    }

    /// The main actor has handled batches.
    func finish(_ tokens: Double) {
        tokensAtMain -= tokens
        if isBehind { run() }
    }

    private func run() {
        if isRunning { return }
        isRunning = true
        isBehind = false
        while tokensAtMain < Self.mostAtMain, let next = queue.next(where: { hasToken($0) }) {
            spend(next.tokens, of: next.inlet.address)
            next.inlet.takeTurn()
        }
        isBehind = tokensAtMain >= Self.mostAtMain
        isRunning = false
        scheduleTurns()
    }

    private func scheduleTurns() {
        if isTurnScheduled || queue.count == 0 { return }
        isTurnScheduled = true
        let this = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: Self.pause) {
            this.value.isTurnScheduled = false
            this.value.run()
        }
    }

    // MARK: Tokens

    private func hasToken(_ address: IPAddress.Block) -> Bool {
        buckets[address]?.has(1, at: now()) ?? true
    }

    private func spend(_ tokens: Double, of address: IPAddress.Block) {
        let now = now()
        buckets[address, default: TokenBucket(rate: rate, at: now)].spend(tokens, at: now)
    }

    /// Forgets the addresses that have their whole burst again.
    func forgetIdle() {
        let now = now()
        buckets = buckets.filter { !$0.value.isFull(at: now) }
    }
}
