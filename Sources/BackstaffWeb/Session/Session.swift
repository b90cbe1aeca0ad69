import BackstaffElements
import BackstaffUI
import Logging
import NIOCore

/// One scene and the page that shows it. A session lasts over several connections of the page.
///
///     attached ──── connection lost ───► waiting, for the grace time ───► ended
///        ▲  └─ another connection says hello: the older is closed        (scene closed, visitor told)
///        └──────────── hello resumes ─────────┘
@MainActor
final class Session {
    let token: String
    let visitor: Visitor
    /// The time when the page disconnected, or `nil` while a page is attached.
    private(set) var lostAt: NIODeadline?
    /// Whether a user has done something in the scene.
    private(set) var isTouched = false
    /// The address of the page that has begun the session.
    let address: IPAddress.Block

    private let scene: any HostedScene
    private let logger: Logger
    private let writer: FrameWriter
    private var machine: SessionStateMachine
    private let kept: KeptBytes
    /// The bytes of this session that ``kept`` knows.
    private var countedBytes = 0
    private var link: SocketLink?
    private var outgoing: ByteBuffer?
    private var page: PageState
    private var symbols: PageSymbols
    /// Whether the page's inspector is open.
    private var isInspected = false

    init(
        token: String, visitor: Visitor, identity: VisitorIdentity, hello: ClientHello, origin: String?,
        address: IPAddress.Block, limits: HostLimits, kept: KeptBytes, files: FileSpace, writer: FrameWriter,
        symbols: SymbolDrawings, logger: Logger
    ) {
        self.token = token
        self.address = address
        self.visitor = visitor
        self.kept = kept
        self.writer = writer
        self.logger = logger
        self.symbols = PageSymbols(symbols)
        let url = hello.url.hasPrefix("/") && !hello.url.hasPrefix("//") ? hello.url : "/"
        page = PageState(url: url, step: hello.step)
        machine = SessionStateMachine(keptPatches: limits.keptPatches, keptBytes: limits.keptBytes)
        var configuration = SceneConfiguration(
            width: hello.width, height: hello.height, url: url, isDark: hello.isDark,
            reducesMotion: hello.reducesMotion, isTouch: hello.isTouch, language: hello.language, isPreview: false)
        configuration.columnWidths = hello.columnWidths
        let opened = visitor.sealer.open(hello.seals)
        visitor.app.adoptStorage(opened.app)
        visitor.app.changeStorage(opened.app)
        configuration.storage = opened.scene
        configuration.navigation = opened.navigation
        configuration.earlierSteps = opened.earlierSteps.sorted { $0.number < $1.number }
        configuration.origin = origin
        configuration.visitor = identity
        configuration.visitorLocale = VisitorLocale(hello)
        configuration.fileSpace = files
        configuration.step = hello.step
        configuration.lastStep = max(hello.step, hello.lastStep)
        scene = visitor.app.makeScene(configuration)
        scene.onUpdate = { [weak self] in self?.update() }
    }

    // MARK: Connections

    /// Of the sessions that wait for their page, returns the one that ends if there are too many: one in which nobody
    /// has done anything, and the oldest of those.
    static func firstToEnd(of sessions: [Session]) -> Session? {
        let lost = sessions.filter { $0.lostAt != nil }
        return lost.first { !$0.isTouched } ?? lost.first
    }

    /// Whether a page may continue the session. A page that was loaded with the address of another window may not.
    func isFor(_ hello: ClientHello) -> Bool {
        hello.resume?.patch != nil || visitor.app.scene(scene, isFor: hello.url)
    }

    /// Attaches a connection to the session and sends the page everything that it has missed.
    ///
    /// - Returns: The epoch of the connection.
    func attach(_ link: SocketLink, hello: ClientHello, by identity: VisitorIdentity) -> Int {
        self.link?.close(WireRefusal(.takenOver, "the session goes on over another connection"))
        self.link = link
        lostAt = nil
        endInspection()
        if hello.resume != nil {
            let news = visitor.sealer.news(in: hello.seals.app)
            page.forget(news.keys)
            visitor.app.changeStorage(news)
            scene.resize(width: hello.width, height: hello.height)
            scene.setAppearance(isDark: hello.isDark, reducesMotion: hello.reducesMotion)
            scene.setVisitor(identity)
            scene.setVisitorLocale(VisitorLocale(hello))
        }
        // Changes before the page was attached go into a patch that the page can receive, or into the whole tree.
        let known = hello.resume.flatMap { resume in resume.patch.map { (epoch: resume.epoch, patch: $0) } }
        if known != nil { record() } else { absorb(scene.takePatch()) }
        outgoing = nil
        switch machine.connect(known) {
        case .patches(let frames):
            let known = machine.lastPatch - frames.count
            append(
                writer.frame { json in
                    json.resumed(session: token, epoch: machine.epoch, patch: known, event: machine.lastEvent)
                })
            for frame in frames { append(frame) }
        case .snapshot:
            page.forgetValues(equalTo: hello.seals.app)
            if !page.stored.isEmpty { append(writer.frame { $0.store(page.stored) }) }
            let history = page.history(missingAt: hello)
            symbols.reset(hello)
            let drawings = symbols.missing(for: scene.tree.root)
            // The size of a compressed frame says a little about its content. The frame has the session's token, so it is
            // compressed only once for each token.
            append(
                writer.frame(isPacked: hello.unpacks && hello.resume == nil) { json in
                    json.welcome(
                        session: token, epoch: machine.epoch, patch: machine.lastPatch, event: machine.lastEvent,
                        app: visitor.app.name, title: page.title, history: history, symbols: drawings,
                        root: scene.tree.root)
                })
        }
        if let trouble = page.trouble { append(writer.frame { $0.trouble(trouble) }) }
        for request in page.takeRequests() { append(writer.frame { $0.request(WireRequest(request)) }) }
        flush()
        countKept()
        return machine.epoch
    }

    /// Detaches a connection that has closed. An older connection than the current one is ignored.
    ///
    /// - Returns: Whether the session now waits for its page.
    func detach(epoch: Int, at now: NIODeadline) -> Bool {
        guard epoch == machine.epoch, link != nil else { return false }
        link = nil
        endInspection()
        lostAt = now
        scene.setPhase(.background)
        return true
    }

    func takeFileOffer(_ token: String) -> FileOffer? { scene.takeFileOffer(token) }

    func fileChoice(_ token: String) -> FileChoice? { scene.fileChoice(token) }

    /// Sends a frame that doesn't come from the scene, if a page is attached. The frame isn't kept.
    func show(_ frame: ByteBuffer) {
        link?.send(frame)
    }

    /// Ends the scene, and closes its connection if there is one.
    func end(_ refusal: WireRefusal) {
        machine.dropPatches()
        countKept()
        link?.close(refusal)
        link = nil
        scene.onUpdate = nil
        scene.close()
    }

    // MARK: Events

    /// What has become of a frame.
    enum Outcome: String {
        /// The frame was an event, and the scene has handled it.
        case applied
        /// The frame was an event that its element doesn't accept.
        case refused
        /// The frame was no event, or an event that doesn't count.
        case ignored
    }

    /// Applies a frame from the connection of an epoch, and answers each event.
    func receive(_ frame: ClientFrame, epoch: Int) -> Outcome {
        if case .acknowledge(let patch) = frame {
            if epoch == machine.epoch { machine.acknowledge(patch) }
            countKept()
            return .ignored
        }
        if case .check(let number) = frame {
            if epoch == machine.epoch { append(writer.frame { $0.checked(number) }) }
            return .ignored
        }
        guard let number = frame.number else { return .ignored }
        switch machine.admit(event: number, epoch: epoch) {
        case .olderEpoch:
            logger.info("event \(number) came over an older connection: ignored")
            return .ignored
        case .duplicate:
            logger.info("event \(number) came a second time: ignored")
            return .ignored
        case .apply: break
        }
        if frame.isOfUser { isTouched = true }
        var outcome = Outcome.applied
        switch frame {
        case .event(_, let element, let event): outcome = deliver(event, to: element, number: number)
        case .resize(_, let width, let height): scene.resize(width: width, height: height)
        case .travel(_, let step, let state, let url):
            page.travel(toStep: step)
            scene.travel(toStep: step, state: state.flatMap(visitor.sealer.navigation(in:)), url: url)
        case .phase(_, let phase): scene.setPhase(ScenePhase(phase))
        case .open(_, let url): scene.open(url: url)
        case .store(_, let app): visitor.app.changeStorage(visitor.sealer.changes(in: app))
        case .inspect(_, let request):
            scene.inspect(request)
            isInspected = request != .close
        case .appearance(_, let isDark, let reducesMotion):
            scene.setAppearance(isDark: isDark, reducesMotion: reducesMotion)
        case .hello, .acknowledge, .check, .leaving: break
        }
        record()
        return outcome
    }

    /// Answers all frames since the last call with one write.
    func settle() {
        if machine.answeredEvent < machine.lastEvent { write(ScenePatch(operations: [])) }
        updateInspector()
        flush()
    }

    private func deliver(_ event: ElementEvent, to element: ElementID, number: Int) -> Outcome {
        do throws(ElementTree.Refusal) {
            try scene.deliver(event, to: element)
            return .applied
        } catch {
            machine.answered(event: number)
            append(writer.frame { $0.refusal(event: number, why: error.rawValue) })
            if error == .declined { return .applied }
            logger.info("event \(number) for element \(element) was refused: \(error.rawValue)")
            return .refused
        }
    }

    // MARK: Patches

    private func update() {
        record()
        updateInspector()
        flush()
    }

    private func endInspection() {
        if isInspected { scene.inspect(.close) }
        isInspected = false
    }

    /// Sends an update to the page's inspector, if it is open. Without a page nothing is sent, because a page that
    /// reconnects opens its inspector again.
    private func updateInspector() {
        guard isInspected, link != nil, let news = scene.takeInspection() else { return }
        append(writer.frame { $0.inspection(news) })
    }

    private func record() {
        guard let patch = scene.takePatch() else { return }
        if link == nil, machine.needsSnapshot { return absorb(patch) }
        write(patch)
    }

    private func write(_ patch: ScenePatch) {
        page.note(patch)
        let changes = keep(patch.storage)
        let number = machine.nextPatch()
        let drawings = symbols.missing(for: patch.operations)
        var frame = writer.frame { json in
            json.patch(
                number: number, event: machine.lastEvent, operations: patch.operations, motion: patch.motion?.rawValue,
                title: patch.title, history: patch.history.map(WireHistory.init), symbols: drawings)
        }
        if let changes {
            // The page's stored data goes into the same frame, before the patch. So a page has either both or neither.
            var both = writer.frame { $0.store(changes) }
            both.writeBuffer(&frame)
            frame = both
        }
        machine.keep(frame, patch: number)
        countKept()
        append(frame)
        if link == nil {
            page.add(patch.requests)
        } else {
            for request in patch.requests { append(writer.frame { $0.request(WireRequest(request)) }) }
        }
        if let trouble = patch.trouble { append(writer.frame { $0.trouble(trouble) }) }
    }

    /// Applies a patch without sending it, because the whole tree will contain its changes.
    private func absorb(_ patch: ScenePatch?) {
        guard let patch else { return }
        page.note(patch)
        keep(patch.storage)
        page.add(patch.requests)
        machine.skipPatch()
        countKept()
    }

    /// Counts the kept patches for the address. If it keeps too much, this session forgets its own.
    private func countKept() {
        let change = machine.keptBytes - countedBytes
        if change == 0 { return }
        countedBytes += change
        if kept.change(by: change, of: address) { return }
        machine.dropPatches()
        countKept()
    }

    /// Seals changes to the page's stored data, and adds them to all changes of the session.
    ///
    /// - Returns: The sealed changes, or `nil` if there are none.
    @discardableResult
    private func keep(_ storage: StorageChanges) -> StoredSealChanges? {
        if storage.isEmpty { return nil }
        let changes = visitor.sealer.seal(storage)
        page.add(changes)
        return changes
    }

    private func append(_ frame: ByteBuffer) {
        guard link != nil else { return }
        if outgoing == nil { outgoing = frame } else { outgoing?.writeImmutableBuffer(frame) }
    }

    private func flush() {
        if let frames = outgoing {
            link?.send(frames)
            outgoing = nil
        }
    }
}
