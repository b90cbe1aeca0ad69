import Dispatch
import BackstaffElements
import Foundation
import Logging

/// The workers of a front. It starts them, watches them and starts others in their place.
///
///     start ──ready──► ready ──silent for too long, or a trap──► it prints a backtrace ──► it ends: a line with its reason
///       │ ends           │ ends without a backtrace      │
///       ▼                ▼                               ▼
///     another one, at once, for its visitors; later and later if workers keep ending early
///
/// The pool runs on the front's main actor, where no code of the app ever runs.
@MainActor
final class WorkerPool {
    private let configuration: Configuration
    private let logger: Logger
    private let folder: ProcessFolder
    private var workers: [Int: Worker] = [:]
    /// Finds workers for visitors, among those that are ready.
    let finder: WorkerFinder
    private var lastNumber = 0
    private var lastBeat = 0
    private(set) var backoff: WorkerBackoff
    private var isStartScheduled = false
    /// The earliest time of the next start.
    private var nextStart = ContinuousClock.now
    private var isEnding = false
    private var timer: (any DispatchSourceTimer)?
    private var lastBeatAt = ContinuousClock.now
    private var firstStart: FirstStart
    /// Called once, when the first worker is ready.
    private var onReady: (@MainActor () -> Void)?
    /// Called once, if no worker becomes ready.
    private var onFailure: (@MainActor (FirstStart.Failure) -> Void)?

    init(_ configuration: Configuration, logger: Logger) throws {
        self.configuration = configuration
        self.logger = logger
        backoff = WorkerBackoff(shortLife: configuration.shortLife)
        firstStart = FirstStart(workers: configuration.workers)
        finder = WorkerFinder(configuration, logger: logger)
        folder = try ProcessFolder()
        finder.onDemand = { [weak self] in self?.startMissing() }
        finder.onDoubt = { [weak self] in self?.askForLife(of: $0) }
    }

    // MARK: Life cycle

    /// Starts the workers and begins to watch them.
    ///
    /// - Parameters:
    ///   - onReady: Called once, when the first worker is ready.
    ///   - onFailure: Called once, if no worker becomes ready. The workers have been told to end then.
    func start(
        onReady: @escaping @MainActor () -> Void, onFailure: @escaping @MainActor (FirstStart.Failure) -> Void
    ) {
        self.onReady = onReady
        self.onFailure = onFailure
        lastBeatAt = .now
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
        // A worker that is still starting has no visitors, and doesn't listen yet.
        for worker in workers.values {
            if worker.isLost || worker.state == .starting { worker.endNow() } else { worker.retire() }
        }
        finder.end()
        // A worker drains first, and then has a second to end.
        await waitForEnds(.now + configuration.drain + .seconds(2))
        for worker in workers.values { worker.endNow() }
        await waitForEnds(.now + .seconds(1))
        await FolderRemoval.finish()
        folder.delete()
    }

    /// Waits until all workers have ended and nothing of them remains, or until the deadline.
    private func waitForEnds(_ deadline: ContinuousClock.Instant) async {
        while !workers.isEmpty, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(20)) }
    }

    /// Deletes the folder of a front that hasn't started any worker.
    func deleteFolder() {
        folder.delete()
    }

    // MARK: Starting

    /// Whether there are fewer workers than wanted that take visitors, or will.
    private var isOneMissing: Bool {
        let usable = workers.values.count { worker in
            worker.state == .starting || (worker.state == .ready && finder.hasSpace(worker.number))
        }
        let living = workers.values.count { !$0.isLost }
        return usable < configuration.workers && living < configuration.mostWorkers
    }

    /// Starts workers until enough are ready or starting.
    private func startMissing() {
        guard !isEnding, !isStartScheduled else { return }
        while isOneMissing {
            let wait = nextStart - .now
            if wait > .zero { return startLater(after: wait) }
            do {
                try startWorker()
                nextStart = .now + backoff.delay
            } catch {
                let reason = error.localizedDescription
                logger.error("worker \(lastNumber) can't be started: \(reason)")
                nextStart = .now + backoff.failed()
                if let failure = firstStart.failWithoutProcess(because: reason) { return giveUp(failure) }
            }
        }
    }

    private func startLater(after delay: Duration) {
        isStartScheduled = true
        onMainActor(after: delay) { [weak self] in
            self?.isStartScheduled = false
            self?.startMissing()
        }
    }

    /// Starts a process.
    ///
    /// - Throws: The system's reason why no process can be started.
    private func startWorker() throws {
        lastNumber += 1
        let number = lastNumber
        workers[number] = try Worker(number, in: folder.url, configuration, logger: logger) { [weak self] message in
            self?.receive(message, from: number)
        } onBacktrace: { [weak self] stage in
            self?.workerPrints(stage, number)
        } onEnd: { [weak self] ending in
            self?.workerEnded(number, ending)
        }
    }

    // MARK: Watching

    private func receive(_ message: WorkerMessage, from number: Int) {
        guard let worker = workers[number] else { return }
        worker.heardAt = .now
        if case .figures(let figures) = message { configuration.metrics?.set(figures, of: number) }
        if case .beat(let beat) = message, let time = worker.sendTime(ofBeat: beat) {
            finder.noteLife(of: number, at: time)
        }
        guard message == .ready, worker.state == .starting else { return }
        worker.becomeReady()
        firstStart.succeed()
        logger.info("worker \(number) is ready", metadata: facts(of: worker))
        finder.add(number, at: worker.endpoint)
        countReady()
        onReady?()
        onReady = nil
    }

    /// Asks each worker for a sign of life, and ends those that have been silent for too long. This happens every second.
    func beat(at now: ContinuousClock.Instant = .now) {
        lastBeat += 1
        // If the machine was asleep, or somebody has stopped the front, the workers couldn't answer in that time.
        let pause = now - lastBeatAt - .seconds(2)
        lastBeatAt = now
        for worker in workers.values where !worker.isLost {
            if pause > .zero { worker.heardAt = min(now, worker.heardAt + pause) }
            var patience = configuration.stuckAfter
            if worker.state == .starting {
                patience = max(patience, configuration.startsWithin)
            } else {
                worker.sendBeat(lastBeat)
            }
            if now - worker.heardAt > patience, !worker.isDebugged { endStuck(worker, at: now) }
        }
        retireUnused()
        finder.answerWaiting()
        startMissing()
    }

    /// Asks a worker for a sign of life at once, because it hasn't answered a request.
    private func askForLife(of number: Int) {
        lastBeat += 1
        workers[number]?.sendBeat(lastBeat)
    }

    /// Forgets visitors who have been gone for the grace time. A worker of their own ends with them.
    private func retireUnused() {
        let left = finder.forgetVisitors()
        guard configuration.visitorsPerWorker != nil else { return }
        for number in left {
            unassign(number)
            workers[number]?.retire()
        }
    }

    /// Ends a worker whose main actor is blocked. SIGABRT lets the runtime print where each thread is.
    private func endStuck(_ worker: Worker, at now: ContinuousClock.Instant) {
        let seconds = (now - worker.heardAt).components.seconds
        let silence = worker.state == .starting ? "isn't ready after" : "hasn't answered for"
        logger.warning("worker \(worker.number) \(silence) \(seconds) s", metadata: facts(of: worker))
        replace(worker, as: .stuck)
        worker.signal(SIGABRT)
        // A process that somebody has stopped handles the signal only when it goes on.
        worker.signal(SIGCONT)
        end(worker, after: configuration.tracesWithin)
    }

    /// A worker prints a backtrace.
    private func workerPrints(_ stage: CrashReport.Stage, _ number: Int) {
        guard let worker = workers[number] else { return }
        if stage == .begun, !worker.isLost {
            guard worker.hasCrashed else { return worker.dismissBacktrace() }
            // At the first start, the next attempt waits, so that one backtrace is printed after the other.
            if firstStart.hasSucceeded { replace(worker, as: .crashing) }
            end(worker, after: configuration.tracesWithin)
        }
        // A process goes on after a backtrace if a signal has caused it. After a trap, it ends by itself.
        if stage == .complete, worker.isLost { end(worker, after: .milliseconds(200)) }
    }

    private func end(_ worker: Worker, after delay: Duration) {
        onMainActor(after: delay) { [weak self] in
            if self?.workers[worker.number] === worker { worker.endNow() }
        }
    }

    /// Gives the place of a worker to another one.
    private func replace(_ worker: Worker, as state: Worker.State) {
        worker.lose(as: state, visitors: unassign(worker.number, because: state == .stuck ? .stuck : .crash))
        if !isEnding { startAnother(inPlaceOf: worker) }
    }

    private func startAnother(inPlaceOf worker: Worker) {
        configuration.metrics?.countRestart()
        if backoff.ended(after: ContinuousClock.now - worker.startedAt) == .many {
            logger.error(
                "\(WorkerBackoff.many) workers in a row have ended early; others are started more and more slowly")
        }
        nextStart = .now + backoff.delay
        startMissing()
    }

    private func workerEnded(_ number: Int, _ ending: WorkerEnding) {
        guard let worker = workers.removeValue(forKey: number) else { return }
        defer {
            worker.cleanUp()
            configuration.metrics?.remove(number)
        }
        let wasEnding = worker.state == .ending
        let isReplaced = worker.isLost
        if !isReplaced { worker.lose(as: worker.state, visitors: unassign(number, because: ending.cause)) }
        if isEnding { return }
        if !wasEnding {
            let ending = worker.words(for: ending)
            let visitors =
                worker.formerVisitors.map { $0 == 1 ? "it had 1 visitor" : "it had \($0) visitors" }
                ?? "it wasn't ready yet"
            logger.error("worker \(number) \(ending); \(visitors)", metadata: facts(of: worker))
            if worker.formerVisitors == nil, let failure = firstStart.fail(ending.cause) { return giveUp(failure) }
            if !isReplaced { startAnother(inPlaceOf: worker) }
        }
        startMissing()
    }

    /// No worker becomes ready, so the front ends.
    private func giveUp(_ failure: FirstStart.Failure) {
        isEnding = true
        finder.end()
        logger.error("\(failure)")
        for worker in workers.values { worker.endNow() }
        onFailure?(failure)
        onFailure = nil
    }

    /// Takes all visitors from a worker, and gives it no more.
    ///
    /// - Parameter cause: Why, or `nil` if the worker isn't needed any more.
    /// - Returns: The number of its visitors.
    @discardableResult
    private func unassign(_ number: Int, because cause: WorkerEnding.Cause? = nil) -> Int {
        defer { countReady() }
        return finder.remove(number, because: cause)
    }

    private func countReady() {
        configuration.metrics?.setReady(finder.readyCount)
    }

    private func facts(of worker: Worker) -> Logger.Metadata { ["process": "\(worker.processIdentifier)"] }
}
