import NIOCore

/// The order of things in one session, as a value: which events count, which patches a page lacks.
///
///                 connect(resume)                      record(patch)
///     new ──► epoch 1 ──────────► epoch 2 ──► …       r: 1 ─► 2 ─► 3 …   n: the last event applied
///              │ snapshot          │ patches after r     │ kept until acknowledged
///              └───────────────────┴─────────────────────┴── too many kept: the next connect gets a snapshot
///
/// An epoch is one connection: what comes over an older one is dropped. Events are numbered by the page for the whole
/// session; a number that was applied is dropped, so that a page may send again what it isn't sure about.
package struct SessionStateMachine: Sendable {
    /// How a connection begins.
    package enum Start: Equatable, Sendable {
        /// The whole tree.
        case snapshot
        /// Only these frames, in order.
        case patches([ByteBuffer])
    }

    /// What to do with an event.
    package enum Admission: Equatable, Sendable {
        case apply
        /// It was applied before.
        case duplicate
        /// It came over a connection that another has replaced.
        case olderEpoch
    }

    package private(set) var epoch = 0
    package private(set) var lastEvent = 0
    package private(set) var lastPatch = 0
    /// The last event that a patch or a refusal has answered.
    package private(set) var answeredEvent = 0
    /// Whether only the whole tree helps a page that lacks anything.
    package var needsSnapshot: Bool { isBehind || hasForgotten }

    /// Something changed that no patch says.
    private var isBehind = false
    /// Pages of earlier epochs lack something that no patch said, and only the tree told.
    private var oldestEpoch = 0
    /// Patches were given up that the page may not have.
    private var hasForgotten = false
    private var kept: [(number: Int, frame: ByteBuffer)] = []
    private var keptBytes = 0
    private let mostKept: Int
    private let mostBytes: Int

    package init(keptPatches: Int = 256, keptBytes: Int = 256 * 1024) {
        mostKept = keptPatches
        mostBytes = keptBytes
    }

    /// The numbers of the patches that wait to be acknowledged.
    package var keptPatches: [Int] {
        kept.map(\.number)
    }

    /// Begins the next epoch, with what a page says it has.
    ///
    /// - Parameters:
    ///   - page: The epoch and the last patch that the page knows; `nil` if it has no tree.
    package mutating func connect(_ page: (epoch: Int, patch: Int)?) -> Start {
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

    /// Judges an event, and counts it as applied if it is to be.
    package mutating func admit(event number: Int, epoch: Int) -> Admission {
        if epoch != self.epoch { return .olderEpoch }
        if number <= lastEvent { return .duplicate }
        lastEvent = number
        return .apply
    }

    package mutating func answered(event number: Int) {
        answeredEvent = max(answeredEvent, number)
    }

    /// The number of the patch that is about to be written, which answers all events so far.
    package mutating func nextPatch() -> Int {
        answeredEvent = lastEvent
        lastPatch += 1
        return lastPatch
    }

    /// Keeps a patch until it is acknowledged.
    package mutating func keep(_ frame: ByteBuffer, patch number: Int) {
        if needsSnapshot { return }
        kept.append((number, frame))
        keptBytes += frame.readableBytes
        if kept.count > mostKept || keptBytes > mostBytes {
            forgetPatches()
            hasForgotten = true
        }
    }

    /// Notes that the page has all patches up to a number. A number that was never sent counts for nothing.
    package mutating func acknowledge(_ number: Int) {
        if number > lastPatch { return }
        while let first = kept.first, first.number <= number {
            keptBytes -= first.frame.readableBytes
            kept.removeFirst()
        }
        // Everything is there after all, though some of it is no longer kept.
        if number == lastPatch { hasForgotten = false }
    }

    /// Notes that something changed that no patch says.
    package mutating func skipPatch() {
        forgetPatches()
        isBehind = true
    }

    private mutating func forgetPatches() {
        kept.removeAll()
        keptBytes = 0
    }
}
