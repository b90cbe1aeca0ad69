import BackstaffNavigation
import Foundation
import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("What a worker prints")
struct WorkerOutputTests {
    /// Makes the output of worker 3.
    private func make(
        _ log: WorkerLog, limits: LogLimits = LogLimits(),
        onStage: @escaping @Sendable (CrashReport.Stage) -> Void = { _ in }
    ) throws -> (output: WorkerOutput, end: FileHandle) {
        try #require(WorkerOutput.make(of: 3, limits: limits, to: log.stream, logger: log.logger, onStage: onStage))
    }

    private func reason(of output: WorkerOutput) async -> String? {
        await withCheckedContinuation { continuation in output.finish { continuation.resume(returning: $0) } }
    }

    @Test("Q01 each line is passed on as it is, also the last one without a line feed")
    func lines() async throws {
        let log = WorkerLog()
        let (output, end) = try make(log)
        try end.write(contentsOf: Data("one\n\n{\"level\":\"info\"}\nShop.swift:1: Fatal error: x".utf8))
        try end.close()
        #expect(await reason(of: output) == "Shop.swift:1: Fatal error: x")
        #expect(log.lines == ["one", "", "{\"level\":\"info\"}", "Shop.swift:1: Fatal error: x"])
    }

    @Test("Q01 the beginning of a backtrace is noticed before its line is complete, and its end once")
    func stages() async throws {
        let (stages, continuation) = AsyncStream<CrashReport.Stage>.makeStream()
        let (output, end) = try make(WorkerLog()) { continuation.yield($0) }
        try end.write(contentsOf: Data("*** Signal 4: Backtracing from 0x7fc5...".utf8))
        var iterator = stages.makeAsyncIterator()
        #expect(await iterator.next() == .begun)
        try end.write(contentsOf: Data(" done ***\n\nBacktrace took 4.20s\nmore\n".utf8))
        #expect(await iterator.next() == .complete)
        try end.close()
        _ = await reason(of: output)
        continuation.finish()
        #expect(await iterator.next() == nil)
    }

    @Test("Q01 many workers that end without a last word don't end the front")
    func silentEnds() async throws {
        let log = WorkerLog()
        for _ in 0..<300 {
            let (output, end) = try make(log)
            try end.close()
            #expect(await reason(of: output) == nil)
        }
        #expect(log.lines == [])
    }

    @Test("Q01 a worker that prints without end is read all the same; lines over the limit are counted")
    func flood() async throws {
        let log = WorkerLog()
        var limits = LogLimits()
        limits.linesPerSecondOfWorker = 50
        limits.interval = .hours(1)
        let (output, end) = try make(log, limits: limits)
        // Sixteen times what a pipe can hold. The write returns only if it is read.
        try end.write(contentsOf: Data(String(repeating: "a line of the flood\n", count: 50_000).utf8))
        try end.close()
        _ = await reason(of: output)
        let passed = log.lines.count { $0 == "a line of the flood" }
        #expect((100..<10_000).contains(passed))
        #expect(
            log.lines.last == "\(50_000 - passed) lines of worker 3 were not written, because there was too much")
    }

    @Test("Q07 long lines are left out when a worker has printed too many bytes, also if there are few lines")
    func longLines() async throws {
        let log = WorkerLog()
        var limits = LogLimits()
        limits.bytesPerSecondOfWorker = 1_000
        limits.interval = .hours(1)
        let (output, end) = try make(log, limits: limits)
        let long = String(repeating: "x", count: 899)
        // Two of these lines are within a burst of 2,000 bytes. The reason of a crash is found all the same.
        try end.write(contentsOf: Data("\(long)\n\(long)\n\(long)\n\(long)\nFatal error: \(long)\nshort\n".utf8))
        try end.close()
        #expect(await reason(of: output)?.hasPrefix("Fatal error: ") == true)
        #expect(
            log.lines == [long, long, "short", "3 lines of worker 3 were not written, because there was too much"])
    }
}
