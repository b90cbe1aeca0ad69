import BackstaffUI
import Foundation
import Logging
import NIOCore

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
        /// The path below which the app is served. Everything else is answered with 404.
        package var basePath = BasePath.root
        package var allowedHosts: [String] = []
        /// The proxies whose word about their clients counts.
        package var trustedProxies: [IPAddressRange] = []
        /// The headers with which a trusted proxy names the visitor.
        package var identityHeaders = IdentityHeaders()
        package var limits = HostLimits()
        package var clock = HostClock.system
        /// Whether pages have an inspector, which shows the state of their scenes.
        package var allowsInspector = false
        /// The keys that seal the storage in pages.
        package var keys = SealingKeys.ephemeral()
        /// The path of a local socket to listen on, in place of the port. Only a front connects there, and says who the
        /// visitors are.
        package var localPath: String?
        /// Whether browsers reach the server over TLS only, by a proxy in front.
        package var isBehindTLS = false
        /// The log that sums up from time to time what it has left out.
        package var log: HostLog?
        /// What is counted, or `nil` if nothing is.
        package var metrics: HostMetrics?
        /// The page of figures, or `nil` if there is none.
        package var metricsPage: MetricsPage?
        /// Makes spans for events, if the app has set up a tracer.
        var tracer = EventTracer.ofProcess()

        package init() {}
    }

    package let store: SessionStore
    /// The port on which the server listens after its start.
    package private(set) var port = 0

    let visitorCookie: VisitorCookie
    private let listener: HostListener

    /// The port of the figures after the start, if there is one.
    package var metricsPort: Int? { listener.metricsPort }

    package init(
        configuration: Configuration, resources: PageResources, logger: Logger,
        makeApp: @escaping @MainActor () -> any HostedApp
    ) throws {
        PictureFiles.readBundles()
        let store = SessionStore(configuration, resources: resources, logger: logger, makeApp: makeApp)
        self.store = store
        let cookie = VisitorCookie(configuration)
        visitorCookie = cookie
        listener = try HostListener(
            configuration, unsentBytes: configuration.limits.unsentBytes, logger: logger
        ) { loop in
            HostContext(
                loop: loop, policy: RequestPolicy(configuration), resources: resources, backend: .sessions(store),
                clock: configuration.clock, visitorCookie: cookie, isBehindFront: configuration.localPath != nil,
                logger: logger, metrics: configuration.metrics)
        }
    }

    /// Begins to accept connections.
    package func start() throws {
        port = try listener.start()
    }

    /// Checks the timeouts of every connection. This happens every two seconds anyway, but tests don't wait for it.
    package func sweep() {
        listener.sweep()
    }

    /// Stops accepting connections, so that another process can take the port. Existing connections continue.
    ///
    /// The method waits until the port is free. Don't call it on the event loop.
    nonisolated func release() {
        listener.release()
    }

    /// Stops accepting connections, and tells every page to go elsewhere as soon as everything that it has sent is
    /// answered. Returns when all pages have gone, or when the time is over.
    ///
    /// The method doesn't run on the main actor, which the app may block.
    package nonisolated func drain(within time: Duration) async {
        await listener.drain()
        await listener.waitForClients(within: time)
    }

    /// Stops accepting connections, tells every page that the server is going away, and ends all scenes.
    ///
    /// Pages hear it even if the app blocks the main actor.
    package nonisolated func stop() async {
        await listener.close()
        await store.endAll()
        await store.deleteFiles()
        await listener.end()
    }
}

extension RequestPolicy {
    init(_ configuration: WebServer.Configuration) {
        self.init(
            limits: configuration.limits, host: configuration.host, basePath: configuration.basePath,
            allowedHosts: configuration.allowedHosts, trustedProxies: configuration.trustedProxies,
            identityHeaders: configuration.identityHeaders)
    }
}

extension SessionStore {
    convenience init(
        _ configuration: WebServer.Configuration, resources: PageResources, logger: Logger,
        makeApp: @escaping @MainActor () -> any HostedApp
    ) {
        self.init(
            limits: configuration.limits, clock: configuration.clock, resources: resources,
            basePath: configuration.basePath, seal: Seal(keys: configuration.keys), logger: logger,
            allowsInspector: configuration.allowsInspector,
            fileFolder: FileFolder(besideSocket: configuration.localPath), metrics: configuration.metrics,
            tracer: configuration.tracer, makeApp: makeApp)
    }
}

extension VisitorCookie {
    init(_ configuration: WebServer.Configuration) {
        self.init(
            keys: configuration.keys, isBehindTLS: configuration.isBehindTLS, basePath: configuration.basePath)
    }
}
