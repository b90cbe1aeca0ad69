import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import BackstaffWeb

extension HostContext {
    /// Returns what the connections of a server of the toy app share, for a loop that a test runs by hand.
    @MainActor
    static func toy(on loop: EmbeddedEventLoop, clock: HostClock = .system) -> HostContext {
        let configuration = WebServer.Configuration()
        let resources = PageResources(files: [:], symbols: [:])
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let store = SessionStore(configuration, resources: resources, logger: logger) { ToyApp(rows: 1) }
        return HostContext(
            loop: loop, policy: RequestPolicy(configuration), resources: resources, backend: .sessions(store),
            clock: clock, visitorCookie: VisitorCookie(configuration), logger: logger, metrics: nil)
    }

    /// Returns a client that has asked for a path. While a test keeps the main actor busy, it gets no answer from the app.
    func client(asking path: String, on loop: EmbeddedEventLoop) throws -> EmbeddedChannel {
        let client = EmbeddedChannel(handler: HTTPHandler(host: self, sweeper: sweeper), loop: loop)
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: ["host": "localhost"])
        try client.writeInbound(HTTPServerRequestPart.head(head))
        try client.writeInbound(HTTPServerRequestPart.end(nil))
        return client
    }
}
