import NIOCore
import NIOHTTP1
import NIOWebSocket

extension HostContext {
    /// Builds a pipeline of HTTP, in which the handlers of another server get the requests that aren't the app's.
    ///
    ///     … TLS │ SocketOutlet │ HTTP, upgrade │ HTTPHandler │ others      before an upgrade
    ///     … TLS │ SocketOutlet │ SocketInlet │ frames │ SocketHandler      after it
    ///
    /// - Parameters:
    ///   - others: The handlers of the other server. They are removed when a connection becomes a socket.
    ///   - webSocketUpgrader: Upgrades requests that aren't the app's.
    func mount(
        _ store: SessionStore, on channel: any Channel, others: [any RemovableChannelHandler],
        webSocketUpgrader: (any HTTPServerProtocolUpgrader & Sendable)?
    ) throws {
        let own = makeUpgrader(for: store)
        let policy = policy
        var upgrader: any HTTPServerProtocolUpgrader & Sendable = own
        if let webSocketUpgrader {
            upgrader = PathUpgrader(basePath: policy.basePath, own: own, other: webSocketUpgrader)
        }
        try addHTTP(to: channel, upgrader: upgrader, others: others)
    }
}

/// Upgrades a request to a WebSocket by one of two upgraders: that of the app, or that of the server in which the app is
/// mounted.
private struct PathUpgrader: HTTPServerProtocolUpgrader, Sendable {
    let basePath: BasePath
    let own: any HTTPServerProtocolUpgrader & Sendable
    let other: any HTTPServerProtocolUpgrader & Sendable

    var supportedProtocol: String { own.supportedProtocol }
    var requiredUpgradeHeaders: [String] { [] }

    private func upgrader(for request: HTTPRequestHead) -> any HTTPServerProtocolUpgrader & Sendable {
        basePath.inApp(request.uri) == nil ? other : own
    }

    func buildUpgradeResponse(
        channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
    ) -> EventLoopFuture<HTTPHeaders> {
        upgrader(for: upgradeRequest).buildUpgradeResponse(
            channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
    }

    func upgrade(context: ChannelHandlerContext, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<Void> {
        upgrader(for: upgradeRequest).upgrade(context: context, upgradeRequest: upgradeRequest)
    }
}
