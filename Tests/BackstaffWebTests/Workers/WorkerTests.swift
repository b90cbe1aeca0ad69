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

    #if os(Linux)
        @Test("Q01 a worker that is stuck goes behind all others, with the programs that it has started; others don't")
        func priority() async throws {
            let folder = FileManager.default.temporaryDirectory
            let file = folder.appending(path: "child-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            let make = { (number: Int, script: String) in
                var configuration = WorkerPool.Configuration()
                configuration.executable = "/bin/sh"
                configuration.arguments = ["-c", script]
                return try Worker(number, in: folder, configuration, logger: WorkerLog().logger) { _ in
                } onBacktrace: { _ in
                } onEnd: { _ in
                }
            }
            let worker = try make(1, "sleep 600 & echo $! > '\(file.path)'; wait")
            let other = try make(2, "sleep 600")
            defer {
                for worker in [worker, other] {
                    worker.endNow()
                    worker.cleanUp()
                }
            }
            var child: Int32?
            _ = try await eventually {
                let text = try? String(contentsOf: file, encoding: .utf8)
                child = text.flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
                return child != nil
            }
            let processes = [worker.processIdentifier, try #require(child)]
            let usual = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
            let before = try processes.map { try nice(of: $0) }
            #expect(before == [usual, usual])
            worker.lose(as: .stuck, visitors: 1)
            let after = try processes.map { try nice(of: $0) }
            #expect(after == [19, 19])
            other.retire()
            #expect(try nice(of: other.processIdentifier) == usual)
        }

        private func nice(of process: Int32) throws -> Int32 {
            let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            let fields = try #require(text.split(separator: ")").last).split(separator: " ")
            return try #require(Int32(fields[16]))
        }
    #endif
}
