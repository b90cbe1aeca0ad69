import BackstaffElements
import Logging
import NIOCore

/// The main actor's view of one connection of a page. The connection begins with a hello, which finds or makes a
/// session.
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
    /// What has arrived before the page's turn, beginning with its hello.
    private var waiting: [Batch] = []

    private struct Batch {
        let frames: [ClientFrame]
        let heardAt: NIODeadline
        let link: SocketLink
    }

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
        let batch = Batch(frames: frames, heardAt: heardAt, link: link)
        if hasHadTurn { return receive(batch) }
        waiting.append(batch)
        if waiting.count == 1 { store.waitForTurn(of: visitor.address.block) { self.takeTurn() } }
    }

    /// Handles what has waited. A page gets its scene in turn, so that many pages at once don't hold up the events of
    /// others.
    private func takeTurn() {
        hasHadTurn = true
        let batches = waiting
        waiting = []
        for batch in batches { receive(batch) }
    }

    private func receive(_ batch: Batch) {
        let (frames, heardAt, link) = (batch.frames, batch.heardAt, batch.link)
        defer { link.finishBatch() }
        var stopwatch = store.metrics.map { EventStopwatch($0, clock: store.clock, heardAt: heardAt) }
        for frame in frames where !isOver {
            switch (frame, session) {
            case (.hello(let hello), nil):
                begin(hello, over: link)
                stopwatch?.restart()
            case (.hello, .some): refuse(WireRefusal(.helloExpected, "a second hello"), over: link)
            case (_, nil): refuse(WireRefusal(.helloExpected, "the first frame is no hello"), over: link)
            case (.leaving, _): leave(over: link)
            case (.inspect, _) where !store.allowsInspector:
                refuse(WireRefusal(.unknownVerb, "there is no inspector here"), over: link)
            case (let frame, let session?):
                let outcome = receive(frame, in: session)
                stopwatch?.lap(outcome)
            }
        }
        if !isOver { session?.settle() }
    }

    /// Closes the connection, because the server ends. Everything that the page has sent is answered before.
    func leave(over link: SocketLink) {
        if !hasHadTurn { takeTurn() }
        if isOver { return }
        session?.settle()
        isOver = true
        link.close(.draining)
    }

    private func receive(_ frame: ClientFrame, in session: Session) -> Session.Outcome {
        guard let tracer = store.tracer, frame.number != nil else { return session.receive(frame, epoch: epoch) }
        return tracer.trace(frame, scene: session.token) { session.receive(frame, epoch: epoch) }
    }

    /// The connection is gone.
    func end() {
        isOver = true
        for batch in waiting { batch.link.finishBatch() }
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
