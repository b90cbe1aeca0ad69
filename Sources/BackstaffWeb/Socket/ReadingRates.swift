import NIOCore

/// How fast the sockets of an address are read, all together. Without this limit, somebody with many sockets could keep
/// the process busy, although each of them keeps to its own rate.
///
///     an inlet wants to read ──► the address has tokens, and nobody of it waits ──► reads
///          │ no                                                                      ▲
///          └──► waits in line ──── every 50 ms, as many as there are tokens ─────────┘
///
/// A frame takes one token, and one more for every 4 KiB. How many a read takes is known afterwards, so an address can get
/// into debt, but not deeper than one burst. Nobody loses a connection by this: the rest waits in the browsers.
///
/// Used on its loop only.
final class ReadingRates {
    private let loop: any EventLoop
    private let now: () -> NIODeadline
    private let rate: Double
    private var buckets: [IPAddress.Block: TokenBucket] = [:]
    private var waiting: [IPAddress.Block: [SocketInlet]] = [:]
    private var isTurnScheduled = false

    static let pause = TimeAmount.milliseconds(50)

    init(_ limits: HostLimits, on loop: any EventLoop, now: @escaping () -> NIODeadline) {
        self.loop = loop
        self.now = now
        rate = limits.framesPerSecondOfAddress
    }

    /// A frame was read.
    func count(_ tokens: Double, of address: IPAddress.Block) {
        let now = now()
        buckets[address, default: TokenBucket(rate: rate, at: now)].spend(tokens, at: now)
    }

    /// Whether a connection may read now. If it may not, it waits in line, and is told when it may.
    func admits(_ inlet: SocketInlet) -> Bool {
        if inlet.isInLineForRate { return false }
        let address = inlet.address
        if waiting[address] == nil, buckets[address]?.has(1, at: now()) ?? true { return true }
        waiting[address, default: []].append(inlet)
        inlet.isInLineForRate = true
        scheduleTurn()
        return false
    }

    private func scheduleTurn() {
        if isTurnScheduled { return }
        isTurnScheduled = true
        let this = NIOLoopBound(self, eventLoop: loop)
        loop.scheduleTask(in: Self.pause) { this.value.takeTurn() }
    }

    private func takeTurn() {
        isTurnScheduled = false
        let now = now()
        for (address, line) in waiting {
            let count = min(line.count, buckets[address]?.wholeTokens(at: now) ?? line.count)
            if count == 0 { continue }
            waiting[address] = count == line.count ? nil : Array(line.dropFirst(count))
            for inlet in line.prefix(count) {
                inlet.isInLineForRate = false
                inlet.readInTurn()
            }
        }
        if !waiting.isEmpty { scheduleTurn() }
    }

    /// Forgets the addresses that have their whole burst again.
    func forgetIdle() {
        let now = now()
        buckets = buckets.filter { !$0.value.isFull(at: now) }
    }
}
