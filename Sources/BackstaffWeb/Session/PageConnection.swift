import BackstaffElements
import Logging
import NIOCore

/// The main actor's view of one connection of a page. The connection begins with a hello, which finds or makes a
/// session.
///
///     batch ──► in order ──► frame by frame ──► answers, and the time that it took
///                   ▲             │ 2 ms are over
///                   └─ gives way ◄┘   to what others have sent meanwhile
@MainActor
final class PageConnection {
    private let store: SessionStore
    private let visitor: RequestVisitor
    /// The address of the app's root, from the page's browser.
    private let origin: String?
    private let logger: Logger
    private var session: Session?
    private var epoch = 0
    private var isOver = false
    /// Whether it was the page's turn to get its scene.
    private var hasHadTurn = false
    /// Whether the page goes on when others have had their turn.
    private var isGivingWay = false
    /// Whether the connection is gone, and ends when everything that has arrived is handled.
    private var endsSoon = false
    /// What isn't handled yet, in order. Before the page's turn, it begins with the page's hello.
    private var waiting: [Batch] = []

    private struct Batch {
        let frames: [ClientFrame]
        let heardAt: NIODeadline
        let link: SocketLink
        /// The number of frames that are handled.
        var handledCount = 0
        /// The time that they took.
        var duration = TimeAmount.zero
        var stopwatch: EventStopwatch?
    }

    /// After this time, a page's frames give way to those of others. One frame is always handled.
    private static let longestTurn = TimeAmount.milliseconds(2)

    nonisolated init(
        store: SessionStore, visitor: RequestVisitor, origin: String?, logger: Logger
    ) {
        self.store = store
        self.visitor = visitor
        self.origin = origin
        self.logger = logger
    }

    /// Handles a batch of frames in order, and answers them with one write.
    ///
    /// - Parameters:
    ///   - heardAt: When the batch has arrived.
    func receive(_ frames: [ClientFrame], heardAt: NIODeadline, over link: SocketLink) {
        waiting.append(Batch(frames: frames, heardAt: heardAt, link: link))
        if hasHadTurn {
            if !isGivingWay { handleWaiting() }
        } else if waiting.count == 1 {
            store.waitForTurn(of: visitor.address.block) { self.takeTurn() }
        }
    }

    /// Handles what has waited. A page gets its scene in turn, so that many pages at once don't hold up the events of
    /// others.
    private func takeTurn() {
        hasHadTurn = true
        handleWaiting()
    }

    /// Handles what waits, or some of it if it takes long.
    ///
    /// - Parameter givesWay: Whether the rest may wait until others have had their turn.
    private func handleWaiting(givesWay: Bool = true) {
        let end = givesWay ? store.clock.now() + Self.longestTurn : .distantFuture
        while !waiting.isEmpty {
            handleFirst(until: end)
            if !waiting.isEmpty, store.clock.now() >= end { return giveWay() }
        }
    }

    /// Goes on behind what others have sent meanwhile.
    private func giveWay() {
        isGivingWay = true
        onMainActor { [self] in
            // Whatever ends the connection handles the rest itself.
            guard isGivingWay else { return }
            isGivingWay = false
            handleWaiting()
            if endsSoon, !isGivingWay { end() }
        }
    }

    /// Handles what a page gave way with.
    private func handleRest() {
        isGivingWay = false
        handleWaiting(givesWay: false)
    }

    /// Handles the first batch that waits, or as many of its frames as the time allows.
    private func handleFirst(until end: NIODeadline) {
        var batch = waiting[0]
        let began = store.clock.now()
        var now = began
        if batch.handledCount > 0 {
            batch.stopwatch?.restart()
        } else {
            batch.stopwatch = store.metrics.map { EventStopwatch($0, clock: store.clock, heardAt: batch.heardAt) }
        }
        while batch.handledCount < batch.frames.count, !isOver, now == began || now < end {
            handle(batch.frames[batch.handledCount], of: &batch)
            batch.handledCount += 1
            now = store.clock.now()
        }
        if !isOver { session?.settle() }
        batch.duration = batch.duration + (store.clock.now() - began)
        if batch.handledCount < batch.frames.count, !isOver {
            waiting[0] = batch
        } else {
            waiting.removeFirst()
            batch.link.finishBatch(after: batch.duration)
        }
    }

    private func handle(_ frame: ClientFrame, of batch: inout Batch) {
        let link = batch.link
        switch (frame, session) {
        case (.hello(let hello), nil):
            begin(hello, over: link)
            batch.stopwatch?.restart()
        case (.hello, .some): refuse(WireRefusal(.helloExpected, "a second hello"), over: link)
        case (_, nil): refuse(WireRefusal(.helloExpected, "the first frame is no hello"), over: link)
        case (.leaving, _): close(over: link)
        case (.inspect, _) where !store.allowsInspector:
            refuse(WireRefusal(.unknownVerb, "there is no inspector here"), over: link)
        case (let frame, let session?):
            let outcome = receive(frame, in: session)
            batch.stopwatch?.lap(outcome)
        }
    }

    /// Closes the connection, because the server ends. Everything that the page has sent is answered before.
    func leave(over link: SocketLink) {
        hasHadTurn = true
        handleRest()
        close(over: link)
    }

    private func close(over link: SocketLink) {
        if isOver { return }
        session?.settle()
        isOver = true
        link.close(.draining)
    }

    private func receive(_ frame: ClientFrame, in session: Session) -> Session.Outcome {
        guard let tracer = store.tracer, frame.number != nil else { return session.receive(frame, epoch: epoch) }
        return tracer.trace(frame, scene: session.token) { session.receive(frame, epoch: epoch) }
    }

    /// The connection is gone. What has arrived before is handled, unless the page has no scene yet.
    func end() {
        if isGivingWay {
            endsSoon = true
            return
        }
        isOver = true
        for batch in waiting { batch.link.finishBatch(after: .zero) }
        waiting = []
        guard let session else { return }
        logger.of(scene: session.token).debug("the connection of a page has ended")
        store.detach(session, epoch: epoch)
        self.session = nil
    }

    private func begin(_ hello: ClientHello, over link: SocketLink) {
        if let resume = hello.resume {
            let session = store.session(resume.session, of: visitor.id)
            // A copied tab gets a new session from its stored state, if the original tab is still connected.
            if let session, !resume.isCopied || session.lostAt != nil, session.isFor(hello) {
                return attach(session, hello, link)
            }
            if session == nil { logger.info("a page names a session that isn't in this process") }
            if hello.crashes >= 2 {
                let words = "The app has stopped twice in a row, just after this page came back to it."
                return link.send(FrameWriter().frame { $0.trouble(words, startOver: true) })
            }
        }
        guard let session = store.makeSession(for: visitor, hello: hello, from: origin) else {
            return refuse(WireRefusal(.serverFull, "the server has as many scenes as it takes"), over: link)
        }
        var hello = hello
        hello.resume = nil
        attach(session, hello, link)
    }

    private func attach(_ session: Session, _ hello: ClientHello, _ link: SocketLink) {
        self.session = session
        store.forgetLoss(of: session)
        epoch = session.attach(link, hello: hello, by: visitor.identity)
        logger.of(scene: session.token).debug("a page has connected")
        if let build = store.shownBuild { link.send(build) }
    }

    private func refuse(_ refusal: WireRefusal, over link: SocketLink) {
        isOver = true
        logger.info("connection closed: \(refusal.reason)")
        link.close(refusal)
    }
}

extension WireRefusal {
    /// The server ends, and the page finds its next server under the same address.
    static let draining = WireRefusal(.serviceRestart, "the server ends; another one takes over")
}
