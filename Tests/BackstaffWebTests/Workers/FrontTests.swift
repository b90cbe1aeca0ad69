import Foundation
import Logging
import Testing

@testable import BackstaffWeb

@Suite("A front")
@MainActor
struct FrontTests {
    @Test("Q01 it answers the requests of a connection in their order, also if a later one is answered sooner")
    func order() async throws {
        var configuration = WebServer.Configuration()
        configuration.port = 0
        configuration.limits = configuration.limits.withoutHaste
        var workers = WorkerPool.Configuration()
        workers.executable = "/bin/sh"
        workers.arguments = ["-c", "echo ready >&0; while read line && [ \"$line\" != end ]; do :; done"]
        workers.stuckAfter = .seconds(3600)
        workers.drain = .zero
        let log = WorkerLog()
        workers.output = log.stream
        let front = try Front(
            configuration: configuration, workers: workers, resources: PageResources(files: [:], symbols: [:]),
            logger: log.logger)
        let (ready, continuation) = AsyncStream<Void>.makeStream()
        try front.start {
            continuation.yield()
        } onFailure: { _ in
        }
        var iterator = ready.makeAsyncIterator()
        await iterator.next()
        let client = try await WireClient.connect(port: front.port)
        // The first one is answered on the main actor.
        try await client.write(
            ["/~/ready", "/~/live", "/~/ready"].map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
        for body in ["ready\n", "live\n", "ready\n"] { #expect(try await client.response().body == body) }
        try? await client.cut()
        await front.stop()
    }
}
