import NIOCore

/// Whose frames go on to the main actor, and when. A frame goes on if its address may send it, and if little waits for the
/// main actor:
///
///     frame ──► nobody of its address waits, its address is ready, the main actor isn't behind ──► goes on
///        │ no                                                                                      ▲
///        └──► waits in line ── addresses take turns, and the sockets of an address: one frame a turn ─┘
///                              when a batch is handled, and every 10 ms
///
/// **Frames.** A frame takes one token of its address, and one more for every 4 KiB. It is counted before it is decoded. So in
/// any time, no more of an address goes on than its rate, its burst and one frame, however many sockets it has. A page waits
/// for one frame of each other socket of its address.
///
/// **Time.** What a frame costs is known only when the main actor has handled it. The address pays then. While it has a debt,
/// its next frames wait, but only as long as users at other addresses use the app. Before the cost is known, few frames of
/// the address are at the main actor: see ``AddressTurn``. So others wait for little at a time.
///
/// **The main actor.** At most ``mostAtMain`` tokens of all addresses wait for it, and the frames of one read. So nothing else
/// that waits for it, such as the question whether a worker hangs, is held up by a flood. A page's hello isn't among them:
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
    private var addresses: [IPAddress.Block: AddressTurn] = [:]
    private let users: LastUsers
    private var queue = TurnQueue<Waiting>()
    /// The addresses that were set aside until they have tokens.
    private var addressesWithoutTokens: [IPAddress.Block] = []
    private var tokensAtMain = 0.0
    private var batchesAtMain = 0
    /// When the main actor was last seen to do something, or to have nothing to do.
    private var progressAt: NIODeadline
    /// Whether the line goes on when a batch is handled.
    private var isBehind = false
    private var isRunning = false
    private var isTurnScheduled = false

    /// So short that few long frames go on at a time, which others would have to wait for.
    static let pause = TimeAmount.milliseconds(10)
    /// Events take some 25 to 50 µs, so these are handled within 50 ms.
    static let mostAtMain = 1_000.0

    /// - Parameter users: Who uses the app, also over other event loops.
    init(
        _ limits: HostLimits, on loop: any EventLoop, users: LastUsers = LastUsers(), now: @escaping () -> NIODeadline
    ) {
        self.loop = loop
        self.users = users
        self.now = now
        rate = limits.framesPerSecondOfAddress
        progressAt = now()
    }

    /// Takes the tokens of a frame, if it may go on at once.
    func admit(_ tokens: Double, of address: IPAddress.Block) -> Bool {
        if tokensAtMain >= Self.mostAtMain || queue.isWaitedFor(by: address) { return false }
        if readiness(of: address) != .now { return false }
        spend(tokens, of: address)
        return true
    }

    /// Takes the tokens of the last frames of a connection that has ended, if there are enough. The frames can't wait.
    func admitLast(_ tokens: Double, of address: IPAddress.Block) -> Bool {
        let now = now()
        var turn = turn(of: address, at: now)
        guard turn.take(tokens, isAlone: isAlone(address, at: now), at: now) else { return false }
        addresses[address] = turn
        return true
    }

    /// Whether several frames of an address may be in one batch.
    func allowsLongBatches(of address: IPAddress.Block) -> Bool {
        isAlone(address, at: now())
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

    // MARK: The main actor

    /// A batch is passed to the main actor.
    ///
    /// - Parameter isOfUser: Whether a user has caused one of its frames.
    func begin(_ tokens: Double, of address: IPAddress.Block, isOfUser: Bool) {
        let now = now()
        if batchesAtMain == 0 { progressAt = now }
        batchesAtMain += 1
        tokensAtMain += tokens
        var turn = turn(of: address, at: now)
        turn.batches += 1
        addresses[address] = turn
        if isOfUser { users.note(address, at: now) }
    }

    /// The main actor has handled a batch, or dropped it.
    ///
    /// - Parameters:
    ///   - tokens: What the frames took.
    ///   - duration: The time that they took on the main actor.
    func finish(_ tokens: Double, _ duration: TimeAmount, of address: IPAddress.Block) {
        let now = now()
        progressAt = now
        batchesAtMain -= 1
        tokensAtMain -= tokens
        var turn = turn(of: address, at: now)
        turn.batches -= 1
        if !isAlone(address, at: now) { turn.spend(duration, at: now) }
        addresses[address] = turn
        if turn.pause == .afterBatch { resume(address) }
        if isBehind || queue.isWaitedFor(by: address) { run() }
    }

    /// Whether the main actor does what it has to do. If it doesn't, pages must notice.
    var isMainActorResponsive: Bool {
        batchesAtMain == 0 || now() - progressAt < .seconds(1)
    }

    // MARK: The line

    private func run() {
        if isRunning { return }
        isRunning = true
        isBehind = false
        while tokensAtMain < Self.mostAtMain, let next = queue.next(where: { isReady($0) }) {
            spend(next.tokens, of: next.inlet.address)
            next.inlet.takeTurn()
        }
        isBehind = tokensAtMain >= Self.mostAtMain
        isRunning = false
        scheduleTurns()
    }

    /// Whether an address may have its turn. If it may not, it is set aside.
    private func isReady(_ address: IPAddress.Block) -> Bool {
        let readiness = readiness(of: address)
        addresses[address]?.pause = readiness
        if readiness == .later { addressesWithoutTokens.append(address) }
        return readiness == .now
    }

    private func resume(_ address: IPAddress.Block) {
        addresses[address]?.pause = .now
        queue.resume(address)
    }

    private func scheduleTurns() {
        if isTurnScheduled || queue.count == 0 { return }
        isTurnScheduled = true
        let this = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: Self.pause) {
            let turns = this.value
            turns.isTurnScheduled = false
            let addresses = turns.addressesWithoutTokens
            turns.addressesWithoutTokens = []
            for address in addresses { turns.resume(address) }
            turns.run()
        }
    }

    // MARK: Addresses

    private func isAlone(_ address: IPAddress.Block, at now: NIODeadline) -> Bool {
        !users.includesOther(than: address, at: now)
    }

    private func turn(of address: IPAddress.Block, at now: NIODeadline) -> AddressTurn {
        addresses[address] ?? AddressTurn(rate: rate, at: now)
    }

    private func readiness(of address: IPAddress.Block) -> AddressTurn.Readiness {
        let now = now()
        return addresses[address]?.readiness(isAlone: isAlone(address, at: now), at: now) ?? .now
    }

    /// Takes the tokens of a frame, also if there aren't enough.
    func spend(_ tokens: Double, of address: IPAddress.Block) {
        let now = now()
        var turn = turn(of: address, at: now)
        turn.spend(tokens, at: now)
        addresses[address] = turn
    }

    /// Forgets the addresses that have all their tokens again.
    func forgetIdle() {
        let now = now()
        addresses = addresses.filter { !$0.value.isIdle(at: now) }
    }
}
