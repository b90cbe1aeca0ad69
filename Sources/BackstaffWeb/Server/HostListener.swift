import Logging
import NIOCore
import NIOPosix
import Synchronization

/// Listens for connections on one event loop, and handles them by a ``HostContext``.
final class HostListener: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let context: NIOLoopBound<HostContext>
    private let configuration: WebServer.Configuration
    private let logger: Logger
    /// When a connection has too many unsent bytes.
    private let unsentBytes: ChannelOptions.Types.WriteBufferWaterMark
    /// Serves the figures, on another port.
    private let metrics: MetricsListener?
    /// The listening channel. Any thread may close it: see ``release()``.
    private let channel = Mutex<(any Channel)?>(nil)

    /// - Parameter unsentBytes: The number of unsent bytes of a connection from which on it isn't writable.
    init(
        _ configuration: WebServer.Configuration, unsentBytes: Int, logger: Logger,
        makeContext: @escaping @Sendable (any EventLoop) -> HostContext
    ) throws {
        self.configuration = configuration
        self.logger = logger
        self.unsentBytes = .init(low: unsentBytes / 2, high: unsentBytes)
        metrics = try configuration.metricsPage.map { try MetricsListener($0, configuration, logger: logger) }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        self.group = group
        let loop = group.next()
        context = try loop.submit { NIOLoopBound(makeContext(loop), eventLoop: loop) }.wait()
    }

    /// Binds the local socket or the port, or the next free port if that is allowed, and begins to accept connections.
    ///
    /// The port of the figures comes first. If it is taken, nobody is served.
    ///
    /// - Returns: The port, or 0 for a local socket.
    func start() throws -> Int {
        if let page = configuration.metricsPage, let port = try metrics?.start() {
            logger.notice("metrics are at \(page.host), port \(port), \(MetricsPage.path)")
        }
        let channel = try bind()
        self.channel.withLock { $0 = channel }
        let context = context
        let log = configuration.log
        group.next().execute {
            context.value.start { log?.sumUp() }
        }
        return configuration.localPath == nil ? channel.localAddress?.port ?? configuration.port : 0
    }

    /// The port of the figures after the start, if there is one.
    var metricsPort: Int? { metrics?.port }

    private func bind() throws -> any Channel {
        if let path = configuration.localPath { return try bootstrap.bind(unixDomainSocketPath: path).wait() }
        let bootstrap =
            bootstrap
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.unsentSystemBytes, value: HostLimits.unsentSystemBytes)
            .childChannelOption(.socketOption(.so_rcvbuf), value: HostLimits.unreadSystemBytes)
        let wanted = configuration.port
        let last = wanted == 0 || !configuration.mayTakeNextPort ? wanted : min(wanted + 20, 65_535)
        for port in wanted..<last {
            do {
                return try bootstrap.bind(host: configuration.host, port: port).wait()
            } catch let error as IOError where error.errnoCode == EADDRINUSE {
                logger.notice("port \(port) is taken")
            }
        }
        return try bootstrap.bind(host: configuration.host, port: last).wait()
    }

    private var bootstrap: ServerBootstrap {
        let context = context
        return ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .pausingWhenAcceptFails(logger: logger)
            .childChannelOption(.writeBufferWaterMark, value: unsentBytes)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(.recvAllocator, value: SocketInlet.allocator)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try context.value.configure(channel) }
            }
    }

    /// Checks the timeouts of every connection.
    func sweep() {
        let context = context
        group.next().execute { context.value.sweeper.sweep() }
        metrics?.sweep()
    }

    /// Stops accepting connections, so that another process can take the port. Existing connections continue.
    ///
    /// The method waits until the port is free. Don't call it on the event loop.
    func release() {
        let channel = channel.withLock { $0 }
        try? channel?.close().wait()
        metrics?.release()
    }

    /// Stops accepting connections, and tells every page to go elsewhere.
    func drain() async {
        let channel = channel.withLock { $0 }
        try? await channel?.close()
        metrics?.release()
        await context.drain()
    }

    /// Waits until pages have gone and requests are answered, or the time is over.
    func waitForClients(within time: Duration) async {
        await [context].waitForClients(within: time)
    }

    /// Stops accepting connections, and tells every page that the server is going away.
    func close() async {
        let channel = channel.withLock { $0 }
        try? await channel?.close()
        await context.stop()
        // This turn of the loop gives the close frames time to be sent.
        try? await group.next().scheduleTask(in: .milliseconds(50)) {}.futureResult.get()
    }

    /// Closes all connections and ends the event loop.
    func end() async {
        await metrics?.end()
        try? await group.shutdownGracefully()
    }
}
