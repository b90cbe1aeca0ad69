import Dispatch
import Foundation
import Logging

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
    private let configuration: Configuration
    private let logger: Logger
    private let folder: FrontFolder
    private var workers: [Int: Worker] = [:]
    private var assignments: WorkerAssignments
    private var lastNumber = 0
    private var lastBeat = 0
    private var backoff = WorkerBackoff()
    private var isStartScheduled = false
    /// The earliest time of the next start.
    private var nextStart = ContinuousClock.now
    private var isEnding = false
    private var timer: (any DispatchSourceTimer)?
    /// Called once, when the first worker is ready.
    private var onReady: (@MainActor () -> Void)?
    /// Requests that wait until a worker is ready.
    private var waiting: [Request] = []
    private static let mostWaiting = 1_000

    private struct Request {
        let visitor: String
        let since = ContinuousClock.now
        let answer: @Sendable (String?) -> Void
    }

    init(_ configuration: Configuration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        assignments = WorkerAssignments(visitorsPerWorker: configuration.visitorsPerWorker)
        folder = try FrontFolder()
    }

    // MARK: Life cycle

    /// Starts the workers and begins to watch them.
    ///
    /// - Parameter onReady: Called once, when the first worker is ready.
    func start(onReady: @escaping @MainActor () -> Void) {
        self.onReady = onReady
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
        // A worker drains first, and then has a second to end.
        let deadline = ContinuousClock.now + configuration.drain + .seconds(2)
        while !workers.isEmpty, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(20)) }
        for worker in workers.values { worker.signal(SIGKILL) }
        folder.delete()
    }

    /// Whether a worker answers.
    var isReady: Bool { !isEnding && !assignments.ready.isEmpty }

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
        assignments.connect(visitor, isSocket: isSocket, at: .now)
    }

    /// A connection of a visitor has ended.
    func disconnect(_ visitor: String) {
        assignments.disconnect(visitor, at: .now)
    }

    private func path(for visitor: String) -> String? {
        guard !isEnding, let (number, isNew) = assignments.worker(for: visitor, at: .now), let worker = workers[number]
        else { return nil }
        if isNew { logger.of(visitor: visitor).debug("a visitor joins worker \(number)") }
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
        let left = assignments.forgetVisitors(at: .now)
        guard configuration.visitorsPerWorker != nil else { return }
        for number in left {
            unassign(number)
            if let worker = workers[number] { retire(worker) }
        }
    }

    // MARK: Starting

    /// Whether there are fewer workers than wanted that take visitors, or will.
    private var isOneMissing: Bool {
        let usable = workers.values.count { worker in
            worker.state == .starting || (worker.state == .ready && assignments.hasSpace(worker.number))
        }
        // A worker that is stuck ends soon in any case, so another may have its place.
        let living = workers.values.count { $0.state != .stuck }
        return usable < configuration.workers && living < configuration.mostWorkers
    }

    /// Starts workers until enough are ready or starting.
    private func startMissing() {
        guard !isEnding, !isStartScheduled else { return }
        while isOneMissing {
            let wait = nextStart - .now
            if wait > .zero { return startLater(after: wait) }
            nextStart = .now + (startWorker() ? backoff.delay : backoff.failed())
        }
    }

    private func startLater(after delay: Duration) {
        isStartScheduled = true
        onMainActor(after: delay) { [weak self] in
            self?.isStartScheduled = false
            self?.startMissing()
        }
    }

    /// - Returns: Whether a process was started.
    private func startWorker() -> Bool {
        lastNumber += 1
        let number = lastNumber
        do {
            workers[number] = try Worker(number, in: folder.url, configuration) { [weak self] message in
                self?.receive(message, from: number)
            } onEnd: { [weak self] ending in
                self?.workerEnded(number, ending)
            }
            return true
        } catch {
            logger.error("worker \(number) can't be started: \(error.localizedDescription)")
            return false
        }
    }

    // MARK: Watching

    private func receive(_ message: WorkerMessage, from number: Int) {
        guard let worker = workers[number] else { return }
        worker.heardAt = .now
        if case .figures(let figures) = message { configuration.metrics?.set(figures, of: number) }
        guard message == .ready, worker.state == .starting else { return }
        worker.state = .ready
        assignments.add(number)
        countReady()
        logger.info("worker \(number) is ready", metadata: facts(of: worker))
        answerWaiting()
        onReady?()
        onReady = nil
    }

    private func beat() {
        lastBeat += 1
        let now = ContinuousClock.now
        for worker in workers.values where worker.state != .stuck {
            var patience = configuration.stuckAfter
            if worker.state == .starting {
                patience = max(patience, configuration.startsWithin)
            } else {
                worker.send(.beat(lastBeat))
            }
            if now - worker.heardAt > patience { endStuck(worker) }
        }
        forgetVisitors()
        answerWaiting()
        startMissing()
    }

    /// Ends a worker whose main actor is blocked. SIGABRT lets the runtime print where it is.
    private func endStuck(_ worker: Worker) {
        worker.state = .stuck
        let visitors = unassign(worker.number)
        let seconds = (ContinuousClock.now - worker.heardAt).components.seconds
        logger.error(
            "worker \(worker.number) hasn't answered for \(seconds) s and is ended; it had \(visitors) visitors",
            metadata: facts(of: worker))
        worker.signal(SIGABRT)
        // A process that somebody has stopped handles the signal only when it goes on.
        worker.signal(SIGCONT)
        onMainActor(after: .seconds(10)) { [weak self] in
            if self?.workers[worker.number] === worker { worker.signal(SIGKILL) }
        }
        startMissing()
    }

    /// Tells a worker to end, because it isn't needed any more.
    private func retire(_ worker: Worker) {
        worker.state = .ending
        worker.send(.end)
    }

    private func workerEnded(_ number: Int, _ ending: WorkerEnding) {
        guard let worker = workers.removeValue(forKey: number) else { return }
        let visitors = unassign(number)
        worker.cleanUp()
        configuration.metrics?.remove(number)
        if isEnding { return }
        if worker.state != .ending { configuration.metrics?.countRestart() }
        switch worker.state {
        case .starting: logger.error("worker \(number) \(ending); it wasn't ready yet", metadata: facts(of: worker))
        case .ready:
            logger.error("worker \(number) \(ending); it had \(visitors) visitors", metadata: facts(of: worker))
        case .stuck: break
        case .ending: return startMissing()
        }
        let hasLived = ContinuousClock.now - worker.startedAt
        if backoff.ended(after: hasLived) == .many {
            logger.error(
                "\(WorkerBackoff.many) workers in a row have ended early; others are started more and more slowly")
        }
        nextStart = .now + backoff.delay
        startMissing()
    }

    /// Takes all visitors from a worker, and gives it no more.
    ///
    /// - Returns: The number of its visitors.
    @discardableResult
    private func unassign(_ number: Int) -> Int {
        defer { countReady() }
        return assignments.remove(number)
    }

    private func countReady() {
        configuration.metrics?.setReady(assignments.ready.count)
    }

    private func facts(of worker: Worker) -> Logger.Metadata { ["process": "\(worker.processIdentifier)"] }
}
