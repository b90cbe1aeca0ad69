import BackstaffElements
import BackstaffUI
import Logging
import NIOCore

/// All visitors and sessions of the process, and the limits on their number.
@MainActor
package final class SessionStore {
    private var visitors: [String: Visitor] = [:]
    private var sessions: [String: Session] = [:]
    /// The sessions that wait for their page, by its address, in the order in which they lost it.
    private var lost: [IPAddress.Block: [Session]] = [:]
    /// Whether pages may open the inspector.
    let allowsInspector: Bool
    private let limits: HostLimits
    let clock: HostClock
    /// What is counted, or `nil` if nothing is.
    let metrics: HostMetrics?
    /// Makes spans for events, if the app has set up a tracer.
    let tracer: EventTracer?
    private let resources: PageResources
    private let basePath: BasePath
    private let logger: Logger
    private let makeApp: @MainActor () -> any HostedApp
    private let seal: Seal
    /// The bytes of files of all scenes.
    let storedBytes: StoredBytes
    let fileFolder: FileFolder
    private let writer = FrameWriter()
    let kept: KeptBytes
    private let freedMemory = FreedMemory()
    /// The pages that have connected and wait for their scenes.
    private var arrivals = TurnQueue<@MainActor () -> Void>()
    /// The frame about the app's build for a page that connects, or `nil` if there is nothing to report.
    private(set) var shownBuild: ByteBuffer?

    init(
        limits: HostLimits, clock: HostClock, resources: PageResources, basePath: BasePath, seal: Seal, logger: Logger,
        allowsInspector: Bool, fileFolder: FileFolder, metrics: HostMetrics?, tracer: EventTracer?,
        makeApp: @escaping @MainActor () -> any HostedApp
    ) {
        self.metrics = metrics
        self.tracer = tracer
        self.allowsInspector = allowsInspector
        self.limits = limits
        kept = KeptBytes(limits)
        self.clock = clock
        self.resources = resources
        self.basePath = basePath
        self.seal = seal
        storedBytes = StoredBytes(limits)
        self.fileFolder = fileFolder
        self.logger = logger
        self.makeApp = makeApp
    }

    var sessionCount: Int { sessions.count }
    var visitorCount: Int { visitors.count }
    /// The number of sessions whose page is disconnected.
    private(set) var lostSessionCount = 0

    // MARK: Previews

    /// Runs an app's bodies once, without a live scene, and writes the result as HTML.
    func preview(_ request: PreviewRequest) -> [UInt8] {
        let app = visitors[request.visitor.id]?.app ?? makeApp()
        let scene = app.makeScene(request.configuration)
        defer { scene.close() }
        let patch = scene.takePatch()
        return PreviewPage.html(
            title: patch?.title ?? app.name, language: request.language, root: scene.tree.root, resources: resources,
            basePath: basePath, size: (request.width, request.height), unknownAppStorage: scene.unknownAppStorage,
            hasInspector: allowsInspector)
    }

    // MARK: Sessions

    /// Returns the session that a page wants to resume. A session of another visitor counts as unknown.
    func session(_ token: String, of visitor: String) -> Session? {
        guard let session = sessions[token], session.visitor.id == visitor else { return nil }
        return session
    }

    /// Returns the choice of files with a token, in a scene of a visitor.
    func fileChoice(_ token: String, of visitor: String) -> FileChoice? {
        for session in visitors[visitor]?.sessions ?? [] {
            if let choice = session.fileChoice(token) { return choice }
        }
        return nil
    }

    /// Returns the file with a token, for one download, from a scene of a visitor.
    func takeFileOffer(_ token: String, of visitor: String) -> FileOffer? {
        for session in visitors[visitor]?.sessions ?? [] {
            if let offer = session.takeFileOffer(token) { return offer }
        }
        return nil
    }

    /// Calls `begin` when it is a page's turn to get its scene, behind the events that have arrived.
    func waitForTurn(of address: IPAddress.Block, _ begin: @escaping @MainActor () -> Void) {
        // It has no limits.
        _ = arrivals.add(begin, from: address)
        runNextArrival()
    }

    private func runNextArrival() {
        guard let begin = arrivals.start() else { return }
        onMainActor { [self] in
            begin()
            arrivals.finish()
            runNextArrival()
        }
    }

    /// Begins a session, or returns `nil` if a limit is reached.
    func makeSession(for sender: RequestVisitor, hello: ClientHello, from origin: String?) -> Session? {
        let id = sender.id
        if let visitor = visitors[id], visitor.sessions.count >= limits.scenesPerVisitor {
            // A scene without a page is ended to make space for the new one.
            guard let lost = Session.firstToEnd(of: visitor.sessions) else { return nil }
            end(lost)
        }
        if sessions.count >= limits.scenes { return nil }
        let visitor = visitors[id] ?? makeVisitor(id, from: sender.address.block)
        visitors[id] = visitor
        let token = RandomToken.make()
        let session = Session(
            token: token, visitor: visitor, identity: sender.identity, hello: hello, origin: origin,
            address: sender.address.block, limits: limits, kept: kept,
            files: fileSpace(of: sender.address.block), writer: writer, symbols: resources.symbols,
            logger: logger.of(visitor: id, name: sender.name, scene: token, address: sender.address.block))
        sessions[session.token] = session
        visitor.sessions.append(session)
        metrics?.scenes.increment()
        noteCounts()
        return session
    }

    /// The space for the files of a scene, and the place.
    private func fileSpace(of address: IPAddress.Block) -> FileSpace {
        var space = FileSpace(bytes: limits.uploadBytes, files: limits.uploadFiles)
        let (folder, stored) = (fileFolder, storedBytes)
        space.folder = { try folder.url() }
        space.reserve = { stored.reserve($0, for: address) }
        return space
    }

    /// A file that a visitor sends can't be stored.
    func noteUnstorable(_ error: any Error) { logger.noteUnstorable(error) }

    private func makeVisitor(_ id: String, from address: IPAddress.Block) -> Visitor {
        let app = makeApp()
        let sealer = StorageSealer(
            seal: seal, app: app.name, visitor: id, logger: logger.of(visitor: id, address: address))
        return Visitor(id: id, app: app, sealer: sealer)
    }

    /// Detaches a session from its page, and ends the session if the page doesn't reconnect in time.
    func detach(_ session: Session, epoch: Int) {
        guard session.detach(epoch: epoch, at: clock.now()) else { return }
        lost[session.address, default: []].append(session)
        lostSessionCount += 1
        noteCounts()
        endExcess(of: session.visitor.sessions.filter { $0.lostAt != nil }, limit: limits.lostScenesPerVisitor)
        endExcess(of: lost[session.address] ?? [], limit: limits.lostScenesPerAddress)
        let grace = Duration.nanoseconds(grace(of: session).nanoseconds)
        onMainActor(after: grace + .milliseconds(50)) { [weak self] in self?.endLostSessions() }
    }

    private func endExcess(of sessions: [Session], limit: Int) {
        guard sessions.count > limit, let first = Session.firstToEnd(of: sessions) else { return }
        end(first)
    }

    /// How long a session waits for its page.
    private func grace(of session: Session) -> TimeAmount {
        session.isTouched ? limits.grace : min(limits.graceIfUntouched, limits.grace)
    }

    /// Ends the sessions whose page has been gone for longer than the grace time.
    func endLostSessions() {
        let now = clock.now()
        for session in Array(sessions.values) {
            if let lostAt = session.lostAt, now >= lostAt + grace(of: session) { end(session) }
        }
    }

    private func end(_ session: Session) {
        sessions[session.token] = nil
        forgetLoss(of: session)
        session.visitor.sessions.removeAll { $0 === session }
        if session.visitor.sessions.isEmpty { visitors[session.visitor.id] = nil }
        session.end(WireRefusal(.sessionEnded, "the session has ended"))
        noteCounts()
    }

    /// A session has its page again, or has ended.
    func forgetLoss(of session: Session) {
        guard var others = lost[session.address], let place = others.firstIndex(where: { $0 === session }) else {
            return
        }
        others.remove(at: place)
        lost[session.address] = others.isEmpty ? nil : others
        lostSessionCount -= 1
        noteCounts()
    }

    private func noteCounts() {
        freedMemory.note(scenes: sessions.count)
        metrics?.set(visitors: visitors.count, sessions: sessions.count, waiting: lostSessionCount)
    }

    func endAll() {
        for session in Array(sessions.values) { end(session) }
    }

    /// Deletes the files of all scenes, which have ended. Returns when they are gone.
    nonisolated func deleteFiles() async {
        await fileFolder.delete()
    }

    // MARK: Builds

    /// Shows the state of the app's build on every page, including pages that connect later.
    func show(_ build: WireBuild) {
        let frame = writer.frame { $0.build(build) }
        shownBuild = build == .good ? nil : frame
        for session in sessions.values { session.show(frame) }
    }
}
