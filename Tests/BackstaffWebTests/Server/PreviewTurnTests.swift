import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("Previews that wait for their turns")
@MainActor
struct PreviewTurnTests {
    @Test("Q07 a client that is gone before its turn gets no preview, and the next one has its turn at once")
    func closed() throws {
        let configuration = WebServer.Configuration()
        let resources = PageResources(files: [:], symbols: [:])
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let store = SessionStore(configuration, resources: resources, logger: logger) { ToyApp(rows: 1) }
        let loop = EmbeddedEventLoop()
        let host = HostContext(
            loop: loop, policy: RequestPolicy(configuration), resources: resources, backend: .sessions(store),
            clock: .system, visitorCookie: VisitorCookie(configuration), logger: logger, metrics: nil)
        var turns: [String] = []
        func wait(as name: String) {
            let run = {
                turns.append(name)
                return true
            }
            let isAdded = host.previews.add(run, from: IPAddress.loopback.block)
            #expect(isAdded)
            host.runPreviews()
        }
        wait(as: "first")
        #expect(turns == ["first"])
        let client = EmbeddedChannel(handler: HTTPHandler(host: host, sweeper: host.sweeper), loop: loop)
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["host": "localhost"])
        try client.writeInbound(HTTPServerRequestPart.head(head))
        try client.writeInbound(HTTPServerRequestPart.end(nil))
        wait(as: "next")
        #expect(turns == ["first"] && host.previews.count == 2)

        _ = try client.finish(acceptAlreadyClosed: true)
        host.previews.finish()
        host.runPreviews()
        #expect(turns == ["first", "next"] && host.previews.count == 0)
        #expect(try client.readOutbound(as: HTTPServerResponsePart.self) == nil)
    }
}
