import NIOCore

/// Decides which events of a session are applied and which patches a page lacks.
///
///                 connect(resume)                      record(patch)
///     new ──► epoch 1 ──────────► epoch 2 ──► …       r: 1 ─► 2 ─► 3 …   n: the last event applied
///              │ snapshot          │ patches after r     │ kept until acknowledged
///              └───────────────────┴─────────────────────┴── too many kept: the next connect gets a snapshot
///
/// An epoch is one connection. Frames from an older connection are dropped. The page numbers its events over the whole
/// session. An event that was already applied is dropped, so a page may resend an event if it isn't sure.
struct SessionStateMachine: Sendable {
    /// How a connection begins.
    enum Start: Equatable, Sendable {
        /// The whole tree.
        case snapshot
        /// Only these frames, in order.
        case patches([ByteBuffer])
    }

    /// What to do with an event.
    enum Admission: Equatable, Sendable {
        case apply
        /// The event was applied before.
        case duplicate
        /// The event came over a connection that has been replaced.
        case olderEpoch
    }

    private(set) var epoch = 0
    private(set) var lastEvent = 0
    private(set) var lastPatch = 0
    /// The last event that a patch or a refusal has answered.
    private(set) var answeredEvent = 0
    /// Whether a page that lacks a change needs the whole tree.
    var needsSnapshot: Bool { isBehind || hasForgotten }

    /// Whether a change isn't in any patch.
    private var isBehind = false
    /// The oldest epoch that can be resumed. Earlier pages lack a change that was sent only in the whole tree.
    private var oldestEpoch = 0
    /// Whether patches were dropped that the page may not have.
    private var hasForgotten = false
    private var kept: [(number: Int, frame: ByteBuffer)] = []
    private(set) var keptBytes = 0
    private let mostKept: Int
    private let mostBytes: Int

    init(keptPatches: Int = 256, keptBytes: Int = 256 * 1024) {
        mostKept = keptPatches
        mostBytes = keptBytes
    }

    /// The numbers of the patches that wait for an acknowledgment.
    var keptPatches: [Int] {
        kept.map(\.number)
    }

    /// Begins the next epoch.
    ///
    /// - Parameters:
    ///   - page: The epoch and the last patch that the page knows, or `nil` if it has no tree.
    mutating func connect(_ page: (epoch: Int, patch: Int)?) -> Start {
        defer { epoch += 1 }
        if let page, !needsSnapshot, (oldestEpoch...epoch).contains(page.epoch), page.patch <= lastPatch,
            page.patch + 1 >= (kept.first?.number ?? lastPatch + 1)
        {
            acknowledge(page.patch)
            return .patches(kept.map(\.frame))
        }
        forgetPatches()
        if isBehind { oldestEpoch = epoch + 1 }
        isBehind = false
        hasForgotten = false
        answeredEvent = lastEvent
        return .snapshot
    }

    /// Decides whether to apply an event. If so, the event counts as applied.
    mutating func admit(event number: Int, epoch: Int) -> Admission {
        if epoch != self.epoch { return .olderEpoch }
        if number <= lastEvent { return .duplicate }
        lastEvent = number
        return .apply
    }

    mutating func answered(event number: Int) {
        answeredEvent = max(answeredEvent, number)
    }

    /// Returns the number of the next patch, which answers all events so far.
    mutating func nextPatch() -> Int {
        answeredEvent = lastEvent
        lastPatch += 1
        return lastPatch
    }

    /// Keeps a patch until it is acknowledged.
    mutating func keep(_ frame: ByteBuffer, patch number: Int) {
        if needsSnapshot { return }
        kept.append((number, frame))
        keptBytes += frame.readableBytes
        if kept.count > mostKept || keptBytes > mostBytes { dropPatches() }
    }

    /// Forgets all patches, because they take too much memory. A page that lacks one gets the whole tree.
    mutating func dropPatches() {
        forgetPatches()
        hasForgotten = true
    }

    /// Records that the page has all patches up to a number. A number that was never sent is ignored.
    mutating func acknowledge(_ number: Int) {
        if number > lastPatch { return }
        while let first = kept.first, first.number <= number {
            keptBytes -= first.frame.readableBytes
            kept.removeFirst()
        }
        // The page has received everything, including the patches that were dropped here.
        if number == lastPatch { hasForgotten = false }
    }

    /// Records a change that isn't in any patch.
    mutating func skipPatch() {
        forgetPatches()
        isBehind = true
    }

    private mutating func forgetPatches() {
        kept.removeAll()
        keptBytes = 0
    }
}
