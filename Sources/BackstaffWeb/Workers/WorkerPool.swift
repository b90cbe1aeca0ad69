import BackstaffElements
import Dispatch
import Foundation
import Logging
import NIOCore

/// The workers of a front. It starts them, watches them and starts others in their place.
///
///     start ──ready──► ready ──silent for too long──► stuck: ended by a signal, with a backtrace in the log
///       │ ends           │ ends by itself, or by a trap                 │
///       ▼                ▼                                              ▼
///     another one, at once; later and later if workers keep ending early
///
/// The pool runs on the front's main actor, where no code of the app ever runs.
@MainActor
final class WorkerPool {
    struct Configuration: Sendable {
        /// The number of workers that share the visitors. With a limit on visitors, the number of workers that are kept
        /// ready.
        var workers = 1
        /// The largest number of visitors of one worker, or `nil` for any number.
        var visitorsPerWorker: Int?
        /// The largest number of workers.
        var mostWorkers = 64
        /// How long a worker's main actor may be silent.
        var stuckAfter = Duration.seconds(10)
        /// How long a worker may take to start.
        var startsWithin = Duration.seconds(60)
        /// How long a worker that was told to end may take.
        var drain = Duration.seconds(10)
        /// How long a visitor without a connection stays with a worker.
        var grace = Duration.seconds(60)
        /// How long it stays if it has only asked for previews, as a crawler does.
        var graceWithoutSocket = Duration.seconds(5)
        /// How long a request waits for a worker.
        var waitsFor = Duration.seconds(10)
        /// The program and its arguments.
        var executable = "/proc/self/exe"
        var arguments: [String] = []
        /// Variables to add to the environment of workers.
        var environment: [String: String] = [:]

        init() {}
    }

    /// A worker that was started and hasn't ended.
    private final class Worker {
        let number: Int
        let path: String
        let process: Process
        let socket: LineSocket
        let startedAt = ContinuousClock.now
        var isReady = false
        var isEnding = false
        var isStuck = false
        /// The last message from the main actor.
        var heardAt = ContinuousClock.now

        init(number: Int, path: String, process: Process, socket: LineSocket) {
            self.number = number
            self.path = path
            self.process = process
            self.socket = socket
        }
    }

    private let configuration: Configuration
    private let logger: Logger
    private let folder: URL
    private var workers: [Int: Worker] = [:]
    private var assignments: WorkerAssignments
    private var lastNumber = 0
    private var lastBeat = 0
    private var backoff = WorkerBackoff()
    private var isStartScheduled = false
    private var isEnding = false
    private var timer: (any DispatchSourceTimer)?
    /// Requests that wait until a worker is ready.
    private var waiting: [Request] = []
    private static let mostWaiting = 1_000
    /// The visitors that have a worker.
    private var visits: [String: Visit] = [:]

    private struct Request {
        let visitor: String
        let since = ContinuousClock.now
        let answer: @Sendable (String?) -> Void
    }

    /// The connections of a visitor.
    private struct Visit {
        var connections = 0
        var hasHadSocket = false
        /// When the last connection was closed, or when the visitor got the worker.
        var leftAt = ContinuousClock.now
    }

    init(_ configuration: Configuration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        assignments = WorkerAssignments(visitorsPerWorker: configuration.visitorsPerWorker)
        folder = FileManager.default.temporaryDirectory.appending(path: "backstaff-\(RandomToken.make().prefix(12))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    // MARK: Life cycle

    /// Starts the workers and begins to watch them.
    func start() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.beat() } }
        timer.resume()
        self.timer = timer
        startMissing()
    }

    /// Tells all workers to end, and returns when they have ended or the time is over.
    func end() async {
        isEnding = true
        timer?.cancel()
        for worker in workers.values { retire(worker) }
        answerWaiting()
        let deadline = ContinuousClock.now + configuration.drain
        while !workers.isEmpty, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(20)) }
        for worker in workers.values { kill(worker.process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Whether a worker answers.
    var isReady: Bool { !isEnding && !assignments.ready.isEmpty }

    /// The numbers of the workers that are ready, with the identifiers of their processes.
    var processes: [Int: Int32] {
        workers.filter { $0.value.isReady }.mapValues { $0.process.processIdentifier }
    }

    // MARK: Visitors

    /// Passes on the path of the socket of a visitor's worker, as soon as there is one. Passes on `nil` if there is none
    /// in time.
    func findWorker(for visitor: String, answer: @escaping @Sendable (String?) -> Void) {
        if let path = path(for: visitor) { return answer(path) }
        guard !isEnding, waiting.count < Self.mostWaiting else { return answer(nil) }
        waiting.append(Request(visitor: visitor, answer: answer))
        startMissing()
    }

    /// A connection of a visitor to its worker begins.
    func connect(_ visitor: String, isSocket: Bool) {
        visits[visitor, default: Visit()].connections += 1
        if isSocket { visits[visitor]?.hasHadSocket = true }
    }

    /// A connection of a visitor has ended.
    func disconnect(_ visitor: String) {
        visits[visitor]?.connections -= 1
        visits[visitor]?.leftAt = .now
    }

    private func path(for visitor: String) -> String? {
        guard !isEnding, let number = assignments.worker(for: visitor), let worker = workers[number] else { return nil }
        if visits[visitor] == nil {
            visits[visitor] = Visit()
            logger.of(visitor: visitor).debug("a visitor joins worker \(number)")
        }
        if configuration.visitorsPerWorker != nil { startMissing() }
        return worker.path
    }

    /// Answers the requests for which there is a worker now, and those that have waited too long.
    private func answerWaiting() {
        let former = waiting
        waiting = []
        for request in former {
            let path = path(for: request.visitor)
            if path != nil || isEnding || ContinuousClock.now - request.since >= configuration.waitsFor {
                request.answer(path)
            } else {
                waiting.append(request)
            }
        }
    }

    /// Forgets visitors who have been gone for the grace time. A worker of their own ends with them.
    private func forgetVisitors() {
        let now = ContinuousClock.now
        for (visitor, visit) in visits where visit.connections == 0 {
            let grace = visit.hasHadSocket ? configuration.grace : configuration.graceWithoutSocket
            if now - visit.leftAt < grace { continue }
            visits[visitor] = nil
            guard let number = assignments.forget(visitor), configuration.visitorsPerWorker != nil,
                let worker = workers[number]
            else { continue }
            assignments.remove(number)
            retire(worker)
        }
    }

    // MARK: Starting

    /// The number of workers that may still take visitors, or will.
    private var usableCount: Int {
        workers.values.count { !$0.isEnding && (!$0.isReady || hasSpace($0)) }
    }

    private func hasSpace(_ worker: Worker) -> Bool {
        guard let most = configuration.visitorsPerWorker else { return true }
        return assignments.visitorCount(of: worker.number) < most
    }

    /// Starts workers until enough are ready or starting.
    private func startMissing() {
        guard !isEnding, !isStartScheduled else { return }
        while usableCount < configuration.workers, workers.count < configuration.mostWorkers {
            let delay = backoff.delay
            if delay > .zero { return startLater(after: delay) }
            guard startWorker() else { return startLater(after: backoff.failed()) }
        }
    }

    private func startLater(after delay: Duration) {
        isStartScheduled = true
        let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.isEnding else { return }
                self.isStartScheduled = false
                if !self.startWorker() { return self.startLater(after: self.backoff.failed()) }
                self.startMissing()
            }
        }
    }

    /// - Returns: Whether a process was started.
    private func startWorker() -> Bool {
        lastNumber += 1
        let number = lastNumber
        guard let (socket, theirs) = LineSocket.pair() else {
            logger.error("worker \(number) can't be started: \(String(cString: strerror(errno)))")
            return false
        }
        let path = folder.appending(path: "\(number)").path
        let process = Process()
        process.executableURL = URL(filePath: configuration.executable)
        process.arguments = configuration.arguments
        process.environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
            .merging(folders(of: number)) { $1 }.merging([WorkerRole.pathVariable: path]) { $1 }
        process.standardInput = theirs
        defer { try? theirs.close() }
        process.terminationHandler = { process in
            let reason = WorkerEnding(process)
            onMainActor { [weak self] in self?.workerEnded(number, reason) }
        }
        do {
            try process.run()
        } catch {
            logger.error("worker \(number) can't be started: \(error.localizedDescription)")
            return false
        }
        let worker = Worker(number: number, path: path, process: process, socket: socket)
        workers[number] = worker
        socket.listen { line in
            guard let message = WorkerMessage(line: line) else { return }
            onMainActor { [weak self] in self?.receive(message, from: number) }
        }
        return true
    }

    /// The folders for a worker that has one visitor, so that `UserDefaults` and files are that visitor's alone. They are
    /// deleted with the worker.
    private func folders(of number: Int) -> [String: String] {
        guard configuration.visitorsPerWorker == 1 else { return [:] }
        let home = dataFolder(of: number)
        return [
            "XDG_CONFIG_HOME": home.appending(path: "config").path, "XDG_DATA_HOME": home.appending(path: "data").path,
        ]
    }

    private func dataFolder(of number: Int) -> URL { folder.appending(path: "\(number)-data") }

    // MARK: Watching

    private func receive(_ message: WorkerMessage, from number: Int) {
        guard let worker = workers[number] else { return }
        worker.heardAt = .now
        guard message == .ready, !worker.isReady, !worker.isEnding else { return }
        worker.isReady = true
        assignments.add(number)
        logger.info("worker \(number) is ready", metadata: ["process": "\(worker.process.processIdentifier)"])
        answerWaiting()
    }

    private func beat() {
        lastBeat += 1
        let now = ContinuousClock.now
        for worker in workers.values where !worker.isStuck {
            if worker.isReady { worker.socket.send(.beat(lastBeat)) }
            let patience =
                worker.isReady ? configuration.stuckAfter : max(configuration.stuckAfter, configuration.startsWithin)
            if now - worker.heardAt > patience { endStuck(worker) }
        }
        forgetVisitors()
        answerWaiting()
        startMissing()
    }

    /// Ends a worker whose main actor is blocked. SIGABRT lets the runtime print where it is.
    private func endStuck(_ worker: Worker) {
        worker.isStuck = true
        let visitors = assignments.remove(worker.number)
        let seconds = (ContinuousClock.now - worker.heardAt).components.seconds
        logger.error(
            "worker \(worker.number) hasn't answered for \(seconds) s and is ended; it had \(visitors) visitors",
            metadata: ["process": "\(worker.process.processIdentifier)"])
        let identifier = worker.process.processIdentifier
        kill(identifier, SIGABRT)
        // A process that somebody has stopped handles the signal only when it goes on.
        kill(identifier, SIGCONT)
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in
            MainActor.assumeIsolated { if self?.workers[worker.number] === worker { _ = kill(identifier, SIGKILL) } }
        }
        startMissing()
    }

    /// Tells a worker to end, because it isn't needed any more.
    private func retire(_ worker: Worker) {
        worker.isEnding = true
        worker.socket.send(.end)
    }

    private func workerEnded(_ number: Int, _ ending: WorkerEnding) {
        guard let worker = workers.removeValue(forKey: number) else { return }
        let visitors = assignments.remove(number)
        worker.socket.shutDown()
        try? FileManager.default.removeItem(atPath: worker.path)
        try? FileManager.default.removeItem(at: dataFolder(of: number))
        if isEnding || worker.isEnding { return }
        if !worker.isStuck {
            let state = worker.isReady ? "it had \(visitors) visitors" : "it wasn't ready yet"
            logger.error(
                "worker \(number) \(ending); \(state)", metadata: ["process": "\(worker.process.processIdentifier)"])
        }
        let hasLived = ContinuousClock.now - worker.startedAt
        if backoff.ended(after: hasLived) == .many {
            logger.error(
                "\(WorkerBackoff.many) workers in a row have ended early; others are started more and more slowly")
        }
        startMissing()
    }
}
