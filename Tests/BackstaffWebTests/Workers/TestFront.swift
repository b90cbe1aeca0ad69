import Foundation
import Logging

@testable import BackstaffWeb

/// Starts a front, waits until its worker is ready, runs `body`, and stops the front.
///
/// - Parameter script: What a worker does. Without a script, it is ready and serves nobody.
@MainActor
func withFront(
    _ change: (inout WebServer.Configuration) -> Void = { _ in },
    workers changeWorkers: (inout WorkerPool.Configuration) -> Void = { _ in },
    thatRun script: String = "echo ready >&0; while read line && [ \"$line\" != end ]; do :; done",
    _ body: (Front) async throws -> Void
) async throws {
    var configuration = WebServer.Configuration()
    configuration.port = 0
    configuration.limits = configuration.limits.withoutHaste
    change(&configuration)
    var workers = WorkerPool.Configuration().withoutHaste
    workers.executable = "/bin/sh"
    workers.arguments = ["-c", script]
    changeWorkers(&workers)
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
    do {
        try await body(front)
    } catch {
        await front.stop()
        throw error
    }
    await front.stop()
}
