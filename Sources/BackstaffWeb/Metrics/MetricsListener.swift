import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Serves `/~/metrics` on a port of its own.
///
/// It has an event loop of its own, so the figures can be read when the main actor is blocked and when the other event
/// loop is busy. Nobody who asks for them takes time from the visitors' connections.
final class MetricsListener: Sendable {
    /// The connections at one time. A monitoring system needs one.
    static let mostConnections = 64

    /// The port that was asked for can't be had.
    struct BindError: Error {
        let host: String
        let port: Int
        let reason: any Error
    }

    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let page: MetricsPage
    private let logger: Logger
    private let policy: RequestPolicy
    private let sweeper: NIOLoopBound<ConnectionSweep>
    private let channel = Mutex<(any Channel)?>(nil)

    init(_ page: MetricsPage, _ configuration: WebServer.Configuration, logger: Logger) throws {
        self.page = page
        self.logger = logger
        policy = RequestPolicy(
            limits: configuration.limits, host: page.host, allowedHosts: configuration.allowedHosts)
        let loop = group.next()
        let clock = configuration.clock
        sweeper = try loop.submit { NIOLoopBound(ConnectionSweep(clock: clock), eventLoop: loop) }.wait()
    }

    /// Binds the port and begins to accept connections.
    ///
    /// - Returns: The port.
    /// - Throws: A ``BindError``.
    func start() throws -> Int {
        do {
            let channel = try bootstrap.bind(host: page.host, port: page.port).wait()
            self.channel.withLock { $0 = channel }
            let sweeper = sweeper
            let loop = group.next()
            loop.execute { sweeper.value.start(on: loop) }
            return channel.localAddress?.port ?? page.port
        } catch {
            throw BindError(host: page.host, port: page.port, reason: error)
        }
    }

    /// The port, while connections are accepted.
    var port: Int? { channel.withLock { $0?.localAddress?.port } }

    private var bootstrap: ServerBootstrap {
        let (page, policy, sweeper) = (page, policy, sweeper)
        return ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: Int32(Self.mostConnections))
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .pausingWhenAcceptFails(logger: logger)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard sweeper.value.count < Self.mostConnections else { throw ChannelError.ioOnClosedChannel }
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(
                        withPipeliningAssistance: true, withErrorHandling: true, withOutboundHeaderValidation: true,
                        withEncoderConfiguration: .init(), withDecoderLimitConfiguration: policy.limits.ofHeaders)
                    try pipeline.addHandler(MetricsHandler(page, policy: policy, sweeper: sweeper.value))
                }
            }
    }

    /// Checks the timeouts of every connection.
    func sweep() {
        let sweeper = sweeper
        group.next().execute { sweeper.value.sweep() }
    }

    /// Stops accepting connections, and waits until the port is free. Don't call it on the event loop.
    func release() {
        try? channel.withLock { $0 }?.close().wait()
    }

    /// Closes all connections and ends the event loop.
    func end() async {
        try? await group.shutdownGracefully()
    }
}
