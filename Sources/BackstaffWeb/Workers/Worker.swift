import BackstaffElements
import Foundation
import Logging

/// A process that was started as a worker and hasn't ended.
///
///     starting ──ready──► ready ──isn't needed any more──► ending
///         ├────────── silent for too long ──┼──► stuck: it prints where it is, and is killed
///         └────────── begins a backtrace ───┴──► crashing: it prints the backtrace and ends
///
/// A worker that is stuck or crashing has no visitors any more. Another one has taken its place.
@MainActor
final class Worker {
    enum State {
        case starting, ready, ending, stuck, crashing
    }

    let number: Int
    let endpoint: WorkerEndpoint
    /// The files of the worker's only visitor, if it takes no other one. They are deleted with the worker.
    private let visitorFolder: VisitorFolder?
    let startedAt = ContinuousClock.now
    private(set) var state = State.starting
    /// The number of visitors that it had when another one took its place. It is `nil` if it wasn't ready yet.
    var formerVisitors: Int?
    /// The last message from the main actor.
    var heardAt = ContinuousClock.now
    private var lastBeat: (number: Int, sentAt: ContinuousClock.Instant)?
    private let process: SpawnedProcess
    private let socket: LineSocket
    private let output: WorkerOutput
    /// Whether the process handled SIGABRT when it was ready. See ``hasCrashed``.
    private var handledAbort = false

    struct NoDescriptors: LocalizedError {
        let errorDescription: String? = String(cString: strerror(errno))
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - logger: Gets the number of printed lines that were left out.
    ///   - onMessage: Called with each message of the worker.
    ///   - onBacktrace: Called when the worker begins to print a backtrace, and when the backtrace is complete.
    ///   - onEnd: Called once, when the process has ended.
    init(
        _ number: Int, in folder: URL, _ configuration: WorkerPool.Configuration, logger: Logger,
        onMessage: @escaping @MainActor @Sendable (WorkerMessage) -> Void,
        onBacktrace: @escaping @MainActor @Sendable (CrashReport.Stage) -> Void,
        onEnd: @escaping @MainActor @Sendable (WorkerEnding) -> Void
    ) throws {
        guard let (socket, theirs) = LineSocket.pair() else { throw NoDescriptors() }
        defer { try? theirs.close() }
        let pipe = WorkerOutput.make(
            of: number, limits: configuration.outputLimits, to: configuration.output, logger: logger
        ) { stage in
            onMainActor { onBacktrace(stage) }
        }
        guard let (output, theirOutput) = pipe else { throw NoDescriptors() }
        defer { try? theirOutput.close() }
        self.number = number
        self.socket = socket
        self.output = output
        endpoint = WorkerEndpoint(path: folder.appending(path: "\(number)").path)
        visitorFolder =
            configuration.visitorsPerWorker == 1 ? VisitorFolder(url: folder.appending(path: "\(number)-data")) : nil
        var environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
        environment[WorkerRole.pathVariable] = endpoint.path
        environment[Self.backtraceVariable] = Self.backtraceSettings(environment[Self.backtraceVariable])
        if let visitorFolder { environment.merge(visitorFolder.environment) { $1 } }
        try visitorFolder?.make()
        do {
            process = try SpawnedProcess(
                configuration.executable ?? Self.ownProgram, arguments: configuration.arguments,
                environment: environment,
                descriptors: [STDIN_FILENO: theirs.fileDescriptor, STDERR_FILENO: theirOutput.fileDescriptor]
            ) { ending in
                output.finish { reason in
                    let ending = WorkerEnding(ending, reason: reason)
                    onMainActor { onEnd(ending) }
                }
            }
        } catch {
            visitorFolder?.delete()
            throw error
        }
        socket.listen { line in
            guard let message = WorkerMessage(line: line) else { return }
            onMainActor { onMessage(message) }
        }
    }

    var processIdentifier: Int32 { process.identifier }

    /// Whether a debugger is attached to the process.
    var isDebugged: Bool { ProcessStatus(of: processIdentifier)?.isTraced ?? false }

    /// Asks for a sign of life.
    func sendBeat(_ number: Int) {
        lastBeat = (number, .now)
        send(.beat(number))
    }

    /// When the beat with a number was sent, or `nil` if another one was sent after it.
    func sendTime(ofBeat number: Int) -> ContinuousClock.Instant? {
        lastBeat.flatMap { $0.number == number ? $0.sentAt : nil }
    }

    func send(_ message: WorkerMessage) {
        socket.send(message)
    }

    /// Sends a signal to the process.
    func signal(_ number: Int32) {
        kill(processIdentifier, number)
    }

    /// Ends the process, and the one that prints its backtrace.
    func endNow() {
        // The process that prints its backtrace is in its process group.
        kill(-processIdentifier, SIGKILL)
        signal(SIGKILL)
    }

    /// The process has ended. Nothing of it remains.
    func cleanUp() {
        process.release()
        socket.shutDown()
        endpoint.close()
        try? FileManager.default.removeItem(atPath: endpoint.path)
        if let visitorFolder { FolderRemoval.begin(visitorFolder.url) }
        FolderRemoval.begin(FileFolder.url(besideSocket: endpoint.path))
    }

    /// The program of this process. It is named by its path, so that lists of processes show its name. If another version
    /// has taken its place there, /proc still leads to this one.
    private static var ownProgram: String {
        let link = "/proc/self/exe"
        var (own, named) = (stat(), stat())
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link), stat(link, &own) == 0,
            stat(path, &named) == 0, own.st_dev == named.st_dev, own.st_ino == named.st_ino
        else { return link }
        return path
    }

    // MARK: States

    /// The worker takes visitors now.
    func becomeReady() {
        state = .ready
        handledAbort = handlesAbort
    }

    /// The worker isn't needed any more, and is told to end.
    func retire() {
        if !isLost { state = .ending }
        send(.end)
    }

    /// The worker has no visitors any more. Another one takes its place, unless it was to end anyway.
    ///
    /// - Parameters:
    ///   - state: Stuck, crashing, or the state in which the process has ended.
    ///   - visitors: The number of visitors that it had.
    func lose(as state: State, visitors: Int) {
        formerVisitors = self.state == .starting ? nil : visitors
        self.state = state
        endpoint.close()
        if isLost { goBehindOthers() }
    }

    /// From now on the process, and the one that prints its backtrace, get only the processor time that others leave. A
    /// worker that loops would take time from its own former visitors, who are coming back to other workers.
    private func goBehindOthers() {
        _ = setpriority(__priority_which_t(PRIO_PGRP.rawValue), id_t(processIdentifier), 19)
    }

    /// Whether another worker has taken its place although the process still lives.
    var isLost: Bool { state == .stuck || state == .crashing }

    /// How the process has ended, if the front has ended it.
    func words(for ending: WorkerEnding) -> WorkerEnding {
        switch (state, ending.cause) {
        case (.stuck, _): WorkerEnding(.stuck)
        case (.crashing, .signal(SIGKILL)): WorkerEnding(.crash, reason: ending.reason)
        default: ending
        }
    }

    // MARK: Backtraces

    private static let backtraceVariable = "SWIFT_BACKTRACE"

    /// The settings of a worker's backtraces. What an operator has set stays as it is.
    ///
    /// By default, the Swift runtime prints the registers and a list of libraries too. The log is better off without them.
    static func backtraceSettings(_ operators: String?) -> String {
        if let operators, !operators.isEmpty { return operators }
        return "registers=none,images=none"
    }

    /// Whether the process really crashes. It may also have printed text that looks like a backtrace.
    ///
    /// The Swift runtime handles SIGABRT and others for its backtraces, and ceases to do so before it prints one. A worker
    /// that is still starting is believed, because it has no visitors.
    var hasCrashed: Bool { (handledAbort || state == .starting) && !handlesAbort }

    /// The process has printed text that looks like a backtrace, and goes on.
    func dismissBacktrace() {
        output.dismissBacktrace()
    }

    private var handlesAbort: Bool { ProcessStatus(of: processIdentifier)?.handles(SIGABRT) ?? false }
}
