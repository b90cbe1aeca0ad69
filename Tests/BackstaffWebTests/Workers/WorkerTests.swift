import Foundation
import Testing

@testable import BackstaffWeb

@Suite("A worker's process")
@MainActor
struct WorkerTests {
    @Test("Q01 the end of a worker is noticed even if a program that it has started lives on")
    func endWithChild() async throws {
        var configuration = WorkerPool.Configuration()
        configuration.executable = "/bin/sh"
        configuration.arguments = ["-c", "sleep 60 & exit 3"]
        let start = ContinuousClock.now
        let (endings, continuation) = AsyncStream<WorkerEnding>.makeStream()
        let worker = try Worker(1, in: FileManager.default.temporaryDirectory, configuration) { _ in
        } onEnd: {
            continuation.yield($0)
        }
        var iterator = endings.makeAsyncIterator()
        #expect(await iterator.next() != nil)
        #expect(ContinuousClock.now - start < .seconds(30))
        worker.cleanUp()
    }
}
