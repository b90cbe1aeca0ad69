import BackstaffUI
import BackstaffWeb
import CoreMetrics
import Logging
import NIOCore
import NIOHTTP1

/// An app that is served at a path of an HTTP server that you run with swift-nio.
///
/// Make one object for the app. Then let it configure each connection that the server accepts:
///
/// ```swift
/// let shop = try MountedApp(ShopApp.self, at: "/shop")
/// let server = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
///     .childChannelInitializer { channel in
///         channel.eventLoop.makeCompletedFuture {
///             try shop.configure(channel, others: [OwnRoutes()])
///         }
///     }
/// ```
///
/// The app answers each request for its path, and for every path below it. The handlers in `others` get all other requests,
/// and answer them as in any swift-nio server.
///
/// The app runs in this process, on the main actor. So the main thread must be free to run it: wait with `await` there, and
/// not with a call that blocks. An app that traps or that blocks the main actor affects the whole server.
///
/// The object handles no signals. It sets up no log and no metrics for the process, but uses what you have set up with
/// swift-log, swift-metrics and swift-distributed-tracing before you make it. When your server ends, call
/// ``shutDown(within:)``, or let a `ServiceGroup` run the app as a service.
public final class MountedApp: Sendable {
    private let host: MountedHost
    private let timeToLeave: Duration

    /// The path of the app as browsers write it, without a slash at its end. It is empty if the app has the whole site.
    public var path: String { host.basePath.prefix }

    /// Prepares an app.
    ///
    /// As at the launch of an app, the initializer creates a value of the app's type once. Each visitor gets another one.
    ///
    /// - Parameters:
    ///   - app: The type of the app. It needs no `@main`.
    ///   - path: The path below which the app is served, such as `/shop`. With `/`, the app answers all requests. The app
    ///     itself doesn't see the path: `/shop/recipes/12` is `/recipes/12` for it.
    ///   - configuration: How the app is served.
    /// - Throws: ``MountedAppError`` if the path or a part of the configuration is wrong, or if the key that seals stored
    ///   state can't be read.
    @MainActor
    public init<Content: App>(
        _ app: Content.Type, at path: String, configuration: Configuration = Configuration()
    ) throws(MountedAppError) {
        let logger = configuration.logger.throttled
        logger.receiveReports()
        var inner = try configuration.ofServer(app: LiveApp<Content>.name, logger: logger)
        do {
            inner.basePath = try BasePath(path)
        } catch {
            throw MountedAppError("The path “\(path)” can't be used. \(error)")
        }
        timeToLeave = configuration.timeToLeave
        _ = Content()
        if !(MetricsSystem.factory is NOOPMetricsHandler) { inner.metrics = HostMetrics(MetricsSystem.factory) }
        host = MountedHost(
            configuration: inner, resources: .bundled(hasMaps: inner.allowsInspector), logger: logger
        ) { LiveApp(Content.self) }
    }

    /// Whether the app answers a request.
    ///
    /// ``configure(_:others:webSocketUpgrader:)`` asks this itself. You need it only to know it elsewhere, for example in a
    /// log. Any thread may call it.
    ///
    /// - Parameter head: The head of the request. Only its target counts.
    public func handles(_ head: HTTPRequestHead) -> Bool {
        host.handles(head)
    }

    /// Adds the handlers of HTTP, of the app and of your server to the pipeline of a new connection.
    ///
    /// The connection must not have handlers of HTTP yet. It may have handlers for bytes, such as those of TLS. Call the
    /// method on the connection's event loop, as `childChannelInitializer` does. Several event loops may share the app.
    ///
    /// - Parameters:
    ///   - channel: The connection.
    ///   - others: Your handlers, in order. They read `HTTPServerRequestPart` and write `HTTPServerResponsePart`, for all
    ///     requests that aren't the app's. They are removed when the connection becomes a WebSocket.
    ///   - webSocketUpgrader: Upgrades requests for WebSockets that aren't the app's, such as a
    ///     `NIOWebSocketServerUpgrader`. Without it, `others` get these requests.
    /// - Throws: The error of the pipeline if a handler can't be added, for example because the connection is closed.
    public func configure(
        _ channel: any Channel, others: [any RemovableChannelHandler] = [],
        webSocketUpgrader: (any HTTPServerProtocolUpgrader & Sendable)? = nil
    ) throws {
        try host.configure(channel, others: others, webSocketUpgrader: webSocketUpgrader)
    }

    /// Ends the app in this process. Your server and its connections go on.
    ///
    /// The app takes no new pages from now on, and answers requests for screens with 503. Each open page is told to leave.
    /// When everything that it has sent is answered, its connection is closed, and it looks for a server at the same
    /// address. Then all scenes end.
    ///
    /// Stop accepting connections before you call the method, so that pages find the next server. End the event loops after
    /// it. A second call does nothing.
    ///
    /// - Parameter time: How long to wait for pages, or `nil` for the configuration's ``Configuration/timeToLeave``. Pages
    ///   usually leave within some milliseconds. A page that doesn't answer is closed after two seconds. If the task is
    ///   cancelled, the method doesn't wait any longer.
    public func shutDown(within time: Duration? = nil) async {
        await host.stop(within: time ?? timeToLeave)
    }
}

/// The reason why an app can't be mounted, and what to do about it.
public struct MountedAppError: Error, CustomStringConvertible {
    /// The reason in words.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
