import BackstaffElements
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// What runs the app.
enum Backend: Sendable {
    case sessions(SessionStore)
    case workers(WorkerRelay)

    /// Whether the app answers: in this process, or in a worker.
    @MainActor
    var isReady: Bool {
        switch self {
        case .sessions: true
        case .workers(let relay): relay.finder.isReady
        }
    }
}

/// The objects that the connections of an event loop share. Used on its loop only.
final class HostContext {
    let loop: any EventLoop
    let policy: RequestPolicy
    let resources: PageResources
    let backend: Backend
    /// Whether requests come from a front, which says who the visitor is.
    let isBehindFront: Bool
    /// Whether another server has accepted the connections. It gets the requests that aren't the app's.
    let isMounted: Bool
    let sweeper: ConnectionSweep
    let visitorCookie: VisitorCookie
    let logger: Logger
    /// What is counted, or `nil` if nothing is.
    let metrics: HostMetrics?
    /// The previews that wait for the main actor. Each returns whether it is running.
    var previews: TurnQueue<() -> Bool>
    /// The sockets that are in the midst of a long message.
    let readingPlaces: ReadingPlaces
    /// Whose frames go on to the main actor.
    let readingTurns: ReadingTurns
    /// What clients haven't read.
    let unsent: UnsentBytes
    /// The pictures that are sent.
    let pictures: PictureDelivery
    /// The clients that ask whether the app answers.
    let readiness = Readiness()
    /// Whether the server ends as soon as its clients have their answers. It takes no new pages.
    private(set) var isDraining = false
    /// The connections of each address.
    private var addresses: AddressCounts
    private var requests: AddressRequests
    /// The number of connections that were passed to workers.
    private var relayedConnections = 0
    /// The number of the last socket, for the log.
    private var lastSocket = 0

    init(
        loop: any EventLoop, policy: RequestPolicy, resources: PageResources, backend: Backend, clock: HostClock,
        visitorCookie: VisitorCookie, isBehindFront: Bool = false, isMounted: Bool = false, logger: Logger,
        metrics: HostMetrics?, unsent: UnsentBytes? = nil, pictures: PictureDelivery? = nil,
        users: LastUsers = LastUsers()
    ) {
        self.loop = loop
        self.policy = policy
        self.resources = resources
        self.backend = backend
        self.isBehindFront = isBehindFront
        self.isMounted = isMounted
        self.visitorCookie = visitorCookie
        self.logger = logger
        self.metrics = metrics
        sweeper = ConnectionSweep(clock: clock)
        addresses = AddressCounts(limit: policy.limits.connectionsPerAddress)
        readingPlaces = ReadingPlaces(policy.limits)
        let sweeper = sweeper
        readingTurns = ReadingTurns(policy.limits, on: loop, users: users) { sweeper.now }
        self.unsent = unsent ?? UnsentBytes(policy.limits)
        self.pictures = pictures ?? PictureDelivery(policy.limits)
        requests = AddressRequests(rate: policy.limits.appRequestsPerAddress)
        previews = TurnQueue(
            limit: policy.limits.waitingPreviews, limitPerAddress: policy.limits.waitingPreviewsPerAddress)
    }

    /// Begins to check timeouts.
    ///
    /// - Parameter andThen: What else is done every two seconds.
    func start(andThen: @escaping @Sendable () -> Void = {}) {
        let this = NIOLoopBound(self, eventLoop: loop)
        sweeper.start(on: loop) {
            this.value.requests.forgetIdle(at: this.value.sweeper.now)
            this.value.readingTurns.forgetIdle()
            andThen()
        }
    }

    /// Runs the next preview, unless one is running.
    func runPreviews() {
        while let preview = previews.start(), !preview() { previews.finish() }
    }

    /// Asks the main actor whether the app answers. If it is blocked, there is no answer in time.
    ///
    /// - Parameter client: The connection that asks. It must say when it has gone: see ``forgetQuestion(of:)``.
    func askReadiness(for client: HTTPHandler, _ answer: @escaping Readiness.Answer) {
        guard readiness.add(client, answer) else { return }
        let (loop, backend) = (loop, backend)
        let this = NIOLoopBound(self, eventLoop: loop)
        onMainActor {
            let isReady = backend.isReady
            loop.execute { this.value.readiness.answer(isReady) }
        }
    }

    /// A connection has gone. Nobody reads the answer to its question.
    func forgetQuestion(of client: HTTPHandler) {
        readiness.remove(client)
    }

    /// Whether a client waits for something.
    var isBusy: Bool { sweeper.isBusy || relayedConnections > 0 }

    /// Tells all pages to go elsewhere, and takes no new ones.
    func drain() {
        isDraining = true
        sweeper.drain()
    }

    /// Returns the visitor who has sent a request.
    ///
    /// - Throws: The reason why the request must be refused.
    func visitor(of head: HTTPRequestHead, on channel: (any Channel)?) throws(IdentityHeaders.Refusal) -> RequestVisitor
    {
        if isBehindFront, let visitor = try FrontHeaders.visitor(in: head) { return visitor }
        let peer = IPAddress(channel?.remoteAddress)
        let address = peer.map { IPAddress.ofClient(head, peer: $0, proxies: policy.trustedProxies) } ?? .loopback
        let known = visitorCookie.visitor(in: head.headers["cookie"].joined(separator: ";"))
        let identity = try identity(in: head, from: peer)
        return RequestVisitor(
            number: known ?? RandomToken.make(), isNew: known == nil, address: address, name: identity.name,
            groups: identity.groups)
    }

    private func identity(
        in head: HTTPRequestHead, from peer: IPAddress?
    ) throws(IdentityHeaders.Refusal) -> (name: String?, groups: [String]) {
        guard policy.identityHeaders.areSent(in: head) else { return (nil, []) }
        guard let peer, policy.trustedProxies.contain(peer) else {
            logger.notice("\(policy.identityHeaders.name ?? "") is ignored: the client isn't a trusted proxy")
            return (nil, [])
        }
        return try policy.identityHeaders.identity(in: head)
    }

    /// Builds the pipeline of a new connection.
    func configure(_ channel: any Channel) throws {
        guard sweeper.count + relayedConnections < policy.limits.connections, admit(channel) else {
            metrics?.refuse(.tooManyConnections)
            logger.notice("a connection is refused, because there are too many")
            throw ChannelError.ioOnClosedChannel
        }
        // A front counts the bytes for its workers.
        if let metrics, !isBehindFront { try channel.pipeline.syncOperations.addHandler(ByteCounter(metrics)) }
        switch backend {
        case .sessions(let store): try addHTTP(to: channel, upgrader: makeUpgrader(for: store))
        case .workers: try configureForRelay(channel)
        }
    }

    /// Counts a connection for the address of its other end. A trusted proxy isn't limited: its clients are, as soon as
    /// they open sockets.
    private func admit(_ channel: any Channel) -> Bool {
        guard let peer = IPAddress(channel.remoteAddress), !policy.trustedProxies.contain(peer) else { return true }
        return count(channel, of: peer)
    }

    /// Counts a request that runs the app. A front has counted the requests that it passes on.
    ///
    /// - Returns: Whether the client's address may make it.
    func admitRequest(of visitor: RequestVisitor) -> Bool {
        isBehindFront || requests.take(from: visitor.address.block, at: sweeper.now)
    }

    /// Counts a request for a picture that isn't in memory: it takes a file, or a worker.
    ///
    /// - Returns: Whether the client's address may make it.
    func admitPicture(of visitor: RequestVisitor) -> Bool {
        isBehindFront || requests.take(AddressRequests.costOfPicture, from: visitor.address.block, at: sweeper.now)
    }

    /// Counts a request for a socket for the address of its client.
    ///
    /// - Returns: Why the request must be refused, or `nil` if it may be answered.
    func countSocket(of visitor: RequestVisitor, on channel: any Channel) -> RefusalReason? {
        if !admitRequest(of: visitor) { return .tooManyRequests }
        return admitSocket(of: visitor, on: channel) ? nil : .tooManyConnections
    }

    /// Why a request for a socket would be refused now, or `nil` if it would be answered. Counts nothing.
    func socketRefusal(of visitor: RequestVisitor, on channel: any Channel) -> RefusalReason? {
        let block = visitor.address.block
        if !isBehindFront, !requests.admits(block, at: sweeper.now) { return .tooManyRequests }
        return !countsSockets(on: channel) || addresses.hasSpace(block) ? nil : .tooManyConnections
    }

    /// Counts a socket for the address of its client, unless its connection was counted for that address already.
    ///
    /// - Returns: Whether the address may have another connection.
    private func admitSocket(of visitor: RequestVisitor, on channel: any Channel) -> Bool {
        countsSockets(on: channel) ? count(channel, of: visitor.address) : true
    }

    /// Whether a connection counts for an address only as a socket.
    private func countsSockets(on channel: any Channel) -> Bool {
        // The server in which an app is mounted counts its connections itself.
        isMounted || IPAddress(channel.remoteAddress).map { policy.trustedProxies.contain($0) } ?? false
    }

    private func count(_ channel: any Channel, of address: IPAddress) -> Bool {
        let block = address.block
        guard addresses.add(block) else { return false }
        let this = NIOLoopBound(self, eventLoop: loop)
        channel.closeFuture.whenComplete { _ in this.value.addresses.remove(block) }
        return true
    }

    /// A connection was passed to a worker. It counts until it is closed.
    func noteRelay(of channel: any Channel) {
        relayedConnections += 1
        let this = NIOLoopBound(self, eventLoop: loop)
        channel.closeFuture.whenComplete { _ in this.value.relayedConnections -= 1 }
    }

    /// Builds a pipeline of HTTP alone. Its handlers are removed when the connection is passed to a worker.
    private func configureForRelay(_ channel: any Channel) throws {
        let encoder = HTTPResponseEncoder()
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: policy.limits.ofHeaders))
        let codec = HTTPCodec(encoder: encoder, decoder: decoder, queue: HTTPServerPipelineHandler())
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers(encoder, decoder, codec.queue)
        try pipeline.addHandler(HTTPHandler(host: self, sweeper: sweeper, codec: codec))
    }

    /// Builds a pipeline of HTTP with an upgrade to WebSocket.
    ///
    /// - Parameter others: The handlers that come after those of the app. They are removed with them.
    func addHTTP(
        to channel: any Channel, upgrader: any HTTPServerProtocolUpgrader & Sendable,
        others: [any RemovableChannelHandler] = []
    ) throws {
        let handlers = [HTTPHandler(host: self, sweeper: sweeper)] + others
        let boundHandlers = NIOLoopBound(handlers, eventLoop: loop)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(SocketOutlet())
        try pipeline.configureHTTPServerPipeline(
            position: .last, withPipeliningAssistance: true,
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    for handler in boundHandlers.value {
                        context.pipeline.syncOperations.removeHandler(handler, promise: nil)
                    }
                }
            ),
            withErrorHandling: true, withOutboundHeaderValidation: true, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: isBehindFront ? policy.limits.ofHeadersBehindFront : policy.limits.ofHeaders)
        try pipeline.addHandlers(handlers)
    }

    /// Makes the upgrade of a page's request to a socket.
    func makeUpgrader(for store: SessionStore) -> NIOWebSocketServerUpgrader {
        let this = NIOLoopBound(self, eventLoop: loop)
        let page = NIOLoopBoundBox((visitor: RequestVisitor?.none, origin: String?.none), eventLoop: loop)
        return NIOWebSocketServerUpgrader(
            maxFrameSize: policy.limits.frame.frameBytes, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                guard !this.value.isDraining, this.value.policy.socketRefusal(of: head) == nil,
                    let visitor = try? this.value.visitor(of: head, on: channel)
                else { return channel.eventLoop.makeSucceededFuture(nil) }
                if let refusal = this.value.countSocket(of: visitor, on: channel) {
                    // The handler gets the request next, as a plain one. It doesn't count it again.
                    try? channel.pipeline.syncOperations.handler(type: HTTPHandler.self).upgradeRefusal = refusal
                    return channel.eventLoop.makeSucceededFuture(nil)
                }
                page.value = (visitor, this.value.policy.root(of: head))
                var headers = HTTPHeaders()
                if visitor.isNew {
                    headers.add(name: "set-cookie", value: this.value.visitorCookie.header(for: visitor.number))
                }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    guard let visitor = page.value.visitor else { return }
                    try this.value.openSocket(in: store, on: channel, for: visitor, from: page.value.origin)
                }
            })
    }

    private func openSocket(
        in store: SessionStore, on channel: any Channel, for visitor: RequestVisitor, from origin: String?
    ) throws {
        lastSocket += 1
        let logger = logger.of(
            connection: lastSocket, visitor: visitor.id, name: visitor.name, address: visitor.address.block)
        try setOptionsIfMounted(of: channel)
        let pipeline = channel.pipeline.syncOperations
        let outlet = try pipeline.handler(type: SocketOutlet.self)
        let sweeper = sweeper
        let inlet = SocketInlet(address: visitor.address.block, places: readingPlaces, turns: readingTurns) {
            sweeper.now
        }
        // Bytes that have come with the request come from the decoder of HTTP, so they pass the inlet, too.
        let decoder = try pipeline.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
        let handler = SocketHandler(
            connection: PageConnection(store: store, visitor: visitor, origin: origin, logger: logger),
            inlet: inlet, outlet: outlet, sweeper: sweeper, limits: policy.limits, logger: logger, metrics: metrics)
        try pipeline.addHandler(inlet, position: .before(decoder))
        try pipeline.addHandler(handler)
        let (loop, this) = (loop, NIOLoopBound(handler, eventLoop: loop))
        let number = unsent.add(visitor.address.block) { loop.execute { this.value.dropUnsent() } }
        outlet.count(in: unsent, as: number)
        if isDraining { handler.drain() }
    }

    /// Sets what a ``HostListener`` sets for all its connections, if the connection belongs to another server.
    func setOptionsIfMounted(of channel: any Channel) throws {
        if !isMounted { return }
        let most = policy.limits.unsentBytes
        try channel.syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: most / 2, high: most))
        try? channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
        try? channel.syncOptions?.setOption(.recvAllocator, value: SocketInlet.allocator)
        // Only a TCP connection has these options.
        try? channel.syncOptions?.setOption(.tcpOption(.tcp_nodelay), value: 1)
        try? channel.syncOptions?.setOption(.unsentSystemBytes, value: HostLimits.unsentSystemBytes)
        try? channel.syncOptions?.setOption(.socketOption(.so_rcvbuf), value: HostLimits.unreadSystemBytes)
    }
}
