import BackstaffElements
import BackstaffNavigation
import Foundation
import Logging
import NIOCore
import Synchronization

/// What a worker prints to standard error. The front reads it from a pipe, and passes it on to its own standard error.
///
///     worker ──► pipe ──► a line ──► not too much? ──► the front's standard error
///                           └──────► the reason of a crash, and how far its backtrace is
///
/// The pipe is read at once: a thread of its own waits for bytes, and a queue of its own reads them. So a process that
/// prints its backtrace never waits, whatever the front does.
final class WorkerOutput: Sendable {
    private struct State {
        var lines = LineReader()
        var report = CrashReport()
        var lineBudget: TokenBucket
        var byteBudget: TokenBucket
        /// The number of lines that were left out since the last summary.
        var leftOut = 0
        var summedUpAt: NIODeadline
        /// Whether all writers have closed the pipe.
        var isAtEnd = false
    }

    private let worker: Int
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "Backstaff.WorkerOutput")
    private let state: Mutex<State>
    private let limits: LogLimits
    private let stream: LogStream
    private let logger: Logger
    private let onStage: @Sendable (CrashReport.Stage) -> Void

    /// Makes a pipe, and begins to read from it. The object lives until all writers have closed the pipe.
    ///
    /// - Parameters:
    ///   - worker: The number of the worker.
    ///   - stream: Where the lines go.
    ///   - logger: Gets the number of lines that were left out.
    ///   - onStage: Called on a queue of its own, when a backtrace begins and when it is complete.
    /// - Returns: The object, and the end of the pipe for the worker. It is `nil` if there are no descriptors left.
    static func make(
        of worker: Int, limits: LogLimits, to stream: LogStream, logger: Logger,
        onStage: @escaping @Sendable (CrashReport.Stage) -> Void
    ) -> (output: WorkerOutput, end: FileHandle)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let output = WorkerOutput(worker, ends[0], limits, stream, logger, onStage)
        output.listen()
        return (output, FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
    }

    private init(
        _ worker: Int, _ descriptor: Int32, _ limits: LogLimits, _ stream: LogStream, _ logger: Logger,
        _ onStage: @escaping @Sendable (CrashReport.Stage) -> Void
    ) {
        self.worker = worker
        self.descriptor = descriptor
        self.limits = limits
        self.stream = stream
        self.logger = logger
        self.onStage = onStage
        let now = NIODeadline.now()
        state = Mutex(
            State(
                lineBudget: TokenBucket(rate: limits.linesPerSecondOfWorker, at: now),
                byteBudget: TokenBucket(rate: limits.bytesPerSecondOfWorker, at: now), summedUpAt: now))
    }

    /// Reads until all writers have closed the pipe.
    ///
    /// This isn't a `DispatchSourceRead`. On Linux, one of a pipe whose writers have closed it without a last word can crash
    /// the process: see Documentation/Workarounds.md.
    private func listen() {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isAtEnd }) {
                var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&event, 1, -1)
                queue.sync { readSome() }
            }
            close(descriptor)
        }
    }

    /// What looked like a backtrace wasn't one. A later backtrace is noticed again.
    func dismissBacktrace() {
        state.withLock { $0.report = CrashReport() }
    }

    /// Reads what an ended process has printed, and then calls a closure with the reason of its crash, if there is one.
    func finish(_ body: @escaping @Sendable (_ reason: String?) -> Void) {
        queue.async { [self] in
            readSome()
            let reason = state.withLock { state in
                endLine(&state)
                sumUp(&state, at: .now())
                return state.report.lastReason
            }
            body(reason)
        }
    }

    /// Reads what is in the pipe, and at most a megabyte, so that others have their turn.
    private func readSome() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<16 {
            if state.withLock({ $0.isAtEnd }) { return }
            let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            take(bytes[..<max(count, 0)])
        }
    }

    /// - Parameter bytes: What was read. Without bytes, the pipe is at its end.
    private func take(_ bytes: ArraySlice<UInt8>) {
        let (former, stage) = state.withLock { state in
            let former = state.report.stage
            for line in state.lines.lines(adding: bytes) { take(line, &state) }
            state.report.readBeginning(String(decoding: state.lines.rest.prefix(200), as: UTF8.self))
            if bytes.isEmpty {
                endLine(&state)
                sumUp(&state, at: .now())
                state.isAtEnd = true
            }
            return (former, state.report.stage)
        }
        if former < .begun, stage >= .begun { onStage(.begun) }
        if former < .complete, stage == .complete { onStage(.complete) }
    }

    private func take(_ bytes: [UInt8], _ state: inout State) {
        let line = String(decoding: bytes, as: UTF8.self)
        state.report.read(line)
        let now = NIODeadline.now()
        // The line feed counts too.
        let isWithinLimits =
            state.byteBudget.take(Double(bytes.count + 1), at: now) && state.lineBudget.take(1, at: now)
        if isWithinLimits { stream.write(line) } else { state.leftOut += 1 }
        if now - state.summedUpAt >= limits.interval { sumUp(&state, at: now) }
    }

    /// Takes the last line of an ended process, which may have no line feed.
    private func endLine(_ state: inout State) {
        if !state.lines.rest.isEmpty {
            for line in state.lines.lines(adding: [UInt8(ascii: "\n")]) { take(line, &state) }
        }
    }

    private func sumUp(_ state: inout State, at now: NIODeadline) {
        state.summedUpAt = now
        if state.leftOut > 0 {
            logger.notice(
                "\(state.leftOut) lines of worker \(worker) were not written, because there was too much")
            state.leftOut = 0
        }
    }
}
