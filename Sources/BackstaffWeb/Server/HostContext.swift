import BackstaffElements
import Logging
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The objects that the connections of an event loop share. Used on its loop only.
final class HostContext {
    let loop: any EventLoop
    let policy: RequestPolicy
    let resources: PageResources
    let store: SessionStore
    let sweeper: ConnectionSweep
    let visitorCookie: VisitorCookie
    let logger: Logger
    /// The previews that wait for the main actor. Each returns whether it is running.
    var previews: PreviewQueue<() -> Bool>
    /// The number of the last socket, for the log.
    private var lastSocket = 0

    init(
        loop: any EventLoop, policy: RequestPolicy, resources: PageResources, store: SessionStore, clock: HostClock,
        visitorCookie: VisitorCookie, logger: Logger
    ) {
        self.loop = loop
        self.policy = policy
        self.resources = resources
        self.store = store
        self.visitorCookie = visitorCookie
        self.logger = logger
        sweeper = ConnectionSweep(clock: clock)
        previews = PreviewQueue(
            limit: policy.limits.waitingPreviews, limitPerAddress: policy.limits.waitingPreviewsPerAddress)
    }

    /// Runs the next preview, unless one is running.
    func runPreviews() {
        while let preview = previews.start(), !preview() { previews.finish() }
    }

    /// The address of the client that has sent a request. Clients without one share the address of this machine.
    func address(of head: HTTPRequestHead, on channel: (any Channel)?) -> IPAddress {
        IPAddress.ofClient(head, peer: channel?.remoteAddress, proxies: policy.trustedProxies) ?? .loopback
    }

    /// Builds the pipeline of a new connection: HTTP with an upgrade to WebSocket.
    func configure(_ channel: any Channel) throws {
        if sweeper.count >= policy.limits.connections { throw ChannelError.ioOnClosedChannel }
        let http = HTTPHandler(host: self, sweeper: sweeper)
        let this = NIOLoopBound(self, eventLoop: loop)
        let boundHTTP = NIOLoopBound(http, eventLoop: loop)
        let page = NIOLoopBoundBox((visitor: "", address: IPAddress.loopback, origin: String?.none), eventLoop: loop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: WireLimits.page.frameBytes, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                guard this.value.policy.socketRefusal(of: head) == nil else {
                    return channel.eventLoop.makeSucceededFuture(nil)
                }
                let cookie = this.value.visitorCookie
                let (request, isNew) = PreviewRequest.of(head, cookie: cookie)
                page.value = (
                    request.visitor, this.value.address(of: head, on: channel), head.headers.first(name: "origin")
                )
                var headers = HTTPHeaders()
                if isNew { headers.add(name: "set-cookie", value: cookie.header(for: request.visitor)) }
                return channel.eventLoop.makeSucceededFuture(headers)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    try this.value.openSocket(
                        on: channel, for: page.value.visitor, at: page.value.address, from: page.value.origin)
                }
            })
        var decoderLimits = NIOHTTPDecoderLimitConfiguration()
        decoderLimits.maxHeaderListSize = policy.limits.headerBytes
        decoderLimits.maxHeaderFieldSize = policy.limits.headerBytes
        decoderLimits.maxHeaderFieldCount = policy.limits.headerFields
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(
            position: .last, withPipeliningAssistance: true,
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(boundHTTP.value, promise: nil)
                }
            ),
            withErrorHandling: true, withOutboundHeaderValidation: true, withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: decoderLimits)
        try pipeline.addHandler(http)
    }

    private func openSocket(
        on channel: any Channel, for visitor: String, at address: IPAddress, from origin: String?
    ) throws {
        lastSocket += 1
        var logger = logger
        logger[metadataKey: "connection"] = "\(lastSocket)"
        logger[metadataKey: "visitor"] = .visitor(visitor)
        let outlet = SocketOutlet()
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(outlet, position: .first)
        try pipeline.addHandler(
            SocketHandler(
                connection: PageConnection(
                    store: store, visitor: visitor, address: address.block, origin: origin, logger: logger),
                outlet: outlet, sweeper: sweeper, limits: policy.limits, logger: logger))
    }
}
