import Foundation
import Testing

@testable import BackstaffWeb

@Suite("A worker's process")
@MainActor
struct WorkerTests {
    @Test("Q01 the end of a worker is noticed, with its exit code, even if a program that it has started lives on")
    func endWithChild() async throws {
        var configuration = WorkerPool.Configuration()
        configuration.executable = "/bin/sh"
        let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        configuration.arguments = ["-c", "sleep 600 & echo $! > '\(file.path)'; exit 3"]
        let (endings, continuation) = AsyncStream<WorkerEnding>.makeStream()
        let worker = try Worker(
            1, in: FileManager.default.temporaryDirectory, configuration, logger: WorkerLog().logger
        ) { _ in
        } onBacktrace: { _ in
        } onEnd: {
            continuation.yield($0)
        }
        var iterator = endings.makeAsyncIterator()
        #expect(await iterator.next() == WorkerEnding(.exit(3)))
        let text = try String(contentsOf: file, encoding: .utf8)
        let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        // The child still lived.
        #expect(kill(child, SIGKILL) == 0)
        worker.cleanUp()
    }
}
