import BackstaffUI
import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// Serves an app. It listens for connections and shuts down gracefully.
///
/// One event loop handles the bytes of all connections. Scenes run on the main actor.
@MainActor
package final class WebServer {
    package struct Configuration: Sendable {
        package var host = "127.0.0.1"
        /// 0 takes any free port.
        package var port = ServerOptions.usualPort
        /// Whether a port that is taken is given up for one of the next twenty.
        package var mayTakeNextPort = false
        package var allowedHosts: [String] = []
        /// The proxies whose word about their clients counts.
        package var trustedProxies: [IPAddressRange] = []
        package var limits = HostLimits()
        package var clock = HostClock.system
        /// Whether pages have an inspector, which shows the state of their scenes.
        package var allowsInspector = false
        /// The keys that seal the storage in pages.
        package var keys = SealingKeys.ephemeral()
        /// Whether browsers reach the server over TLS only, by a proxy in front.
        package var isBehindTLS = false
        /// The log that sums up from time to time what it has left out.
        package var log: HostLog?

        package init() {}
    }

    package let store: SessionStore
    /// The port on which the server listens after its start.
    package private(set) var port = 0

    let visitorCookie: VisitorCookie
    private let configuration: Configuration
    private let logger: Logger
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let context: NIOLoopBound<HostContext>
    /// The listening channel. Any thread may close it: see ``release()``.
    private let channel = Mutex<(any Channel)?>(nil)

    package init(
        configuration: Configuration, resources: PageResources, logger: Logger,
        makeApp: @escaping @MainActor () -> any HostedApp
    ) throws {
        self.configuration = configuration
        self.logger = logger
        let store = SessionStore(
            limits: configuration.limits, clock: configuration.clock, resources: resources,
            seal: Seal(keys: configuration.keys), logger: logger,
            allowsInspector: configuration.allowsInspector, makeApp: makeApp)
        self.store = store
        let policy = RequestPolicy(
            limits: configuration.limits, host: configuration.host, allowedHosts: configuration.allowedHosts,
            trustedProxies: configuration.trustedProxies)
        let loop = group.next()
        let clock = configuration.clock
        let cookie = VisitorCookie(keys: configuration.keys, isBehindTLS: configuration.isBehindTLS)
        visitorCookie = cookie
        context = try loop.submit {
            NIOLoopBound(
                HostContext(
                    loop: loop, policy: policy, resources: resources, store: store, clock: clock,
                    visitorCookie: cookie, logger: logger),
                eventLoop: loop)
        }.wait()
    }

    /// Binds the port, or the next free one if that is allowed, and begins to accept connections.
    package func start() throws {
        let context = context
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(
                .writeBufferWaterMark,
                value: .init(low: configuration.limits.unsentBytes / 2, high: configuration.limits.unsentBytes)
            )
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try context.value.configure(channel) }
            }
        let wanted = configuration.port
        let last = wanted == 0 || !configuration.mayTakeNextPort ? wanted : min(wanted + 20, 65_535)
        for port in wanted...last {
            do {
                let channel = try bootstrap.bind(host: configuration.host, port: port).wait()
                self.port = channel.localAddress?.port ?? port
                self.channel.withLock { $0 = channel }
                break
            } catch let error as IOError where error.errnoCode == EADDRINUSE && port < last {
                logger.notice("port \(port) is taken")
            }
        }
        let log = configuration.log
        group.next().execute {
            context.value.sweeper.start(on: context.value.loop) { log?.sumUp() }
        }
    }

    /// Checks the timeouts of every connection. This happens every two seconds anyway, but tests don't wait for it.
    package func sweep() {
        let context = context
        group.next().execute { context.value.sweeper.sweep() }
    }

    /// Stops accepting connections, so that another process can take the port. Existing connections continue.
    ///
    /// The method waits until the port is free. Don't call it on the event loop.
    nonisolated func release() {
        let channel = channel.withLock { $0 }
        try? channel?.close().wait()
    }

    /// Stops accepting connections, tells every page that the server is going away, and ends all scenes.
    package func stop() async {
        let channel = channel.withLock { $0 }
        try? await channel?.close()
        let context = context
        try? await group.next().submit { context.value.sweeper.stop() }.get()
        // This turn of the loop gives the close frames time to be sent.
        try? await group.next().scheduleTask(in: .milliseconds(50)) {}.futureResult.get()
        store.endAll()
        try? await group.shutdownGracefully()
    }
}
