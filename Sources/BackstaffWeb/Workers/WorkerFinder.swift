import Logging

/// Finds the workers of visitors who have sent requests. A request waits here until there is a worker for its visitor.
///
///     request ──► its visitor has a worker, or a ready worker takes the visitor ──► passed on
///       │ neither
///       ├── its address has as many workers as it may have ──► refused
///       ├── too many requests wait, of its address or in all ──► refused
///       └──► waits ──► a worker is ready ──► as above
///              ├─────► too long, or the front ends ──► refused
///              └─────► its client has gone ──► dropped, without a worker
///
/// Addresses take turns, so a visitor doesn't wait behind all requests of another address.
///
/// Of a worker, this object knows only where it listens. ``WorkerPool`` starts the workers, and says which are ready.
@MainActor
final class WorkerFinder {
    /// Why a request isn't passed on.
    enum Refusal: Error {
        /// There is no worker for it in time.
        case notReady
        /// The address of its visitor has as many workers as it may have.
        case tooManyWorkers
        /// As many requests of its address wait for a worker as may.
        case tooManyWaiting
        /// The client has closed its connection. Nobody reads an answer.
        case clientHasGone
        /// A worker has ended while it answered the request, which may have caused the end.
        case harmful
        /// No worker has the file that is asked for.
        case noFile
    }

    /// A worker that hasn't answered a request. It may have ended.
    struct FormerWorker: Sendable {
        let endpoint: WorkerEndpoint
        /// Whether the request may have caused the end: the worker had it, and runs the app for it.
        let mayBeHarmed: Bool
    }

    typealias Answer = @Sendable (Result<WorkerEndpoint, Refusal>) -> Void

    /// A request that waits.
    private struct Request {
        let visitor: String
        let address: IPAddress.Block
        let since: ContinuousClock.Instant
        /// The worker that has ended before it answered the request, and since when the request waits for another one.
        let former: (worker: FormerWorker, since: ContinuousClock.Instant)?
        let isWanted: @Sendable () -> Bool
        let answer: Answer
    }

    private let logger: Logger
    private let waitsFor: Duration
    private let noticesWithin: Duration
    private var assignments: WorkerAssignments
    private var endpoints: [Int: WorkerEndpoint] = [:]
    private var waiting: TurnQueue<Request>
    private let nobodyWaiting: TurnQueue<Request>
    private var isEnding = false
    /// Called when another worker may be needed.
    var onDemand: (@MainActor () -> Void)?
    /// Called with a worker that hasn't answered a request, to find out whether it lives: see ``noteLife(of:at:)``.
    var onDoubt: (@MainActor (Int) -> Void)?

    init(_ configuration: WorkerPool.Configuration, logger: Logger) {
        self.logger = logger
        waitsFor = configuration.waitsFor
        noticesWithin = configuration.noticesWithin
        nobodyWaiting = TurnQueue(
            limit: configuration.mostWaiting, limitPerAddress: configuration.mostWaitingPerAddress)
        waiting = nobodyWaiting
        assignments = WorkerAssignments(
            visitorsPerWorker: configuration.visitorsPerWorker, workersPerAddress: configuration.workersPerAddress,
            grace: configuration.grace, graceWithoutSocket: configuration.graceWithoutSocket)
    }

    // MARK: Workers

    /// A worker is ready and takes visitors.
    func add(_ worker: Int, at endpoint: WorkerEndpoint) {
        endpoints[worker] = endpoint
        assignments.add(worker)
        answerWaiting()
    }

    /// A worker has ended, or takes nobody any more.
    ///
    /// - Parameter cause: Why, or `nil` if the worker isn't needed any more.
    /// - Returns: The number of its visitors.
    @discardableResult
    func remove(_ worker: Int, because cause: WorkerEnding.Cause? = nil) -> Int {
        if cause?.mayBeOfRequest == true { endpoints[worker]?.noteHarm() }
        endpoints[worker] = nil
        defer { answerWaiting() }
        return assignments.remove(worker)
    }

    /// A worker has answered a beat.
    ///
    /// - Parameter time: When the beat was sent.
    func noteLife(of worker: Int, at time: ContinuousClock.Instant) {
        endpoints[worker]?.noteLife(at: time)
        answerWaiting()
    }

    /// The number of workers that are ready.
    var readyCount: Int { endpoints.count }

    /// Whether a worker answers.
    var isReady: Bool { !isEnding && readyCount > 0 }

    /// Whether a worker takes another visitor.
    func hasSpace(_ worker: Int) -> Bool {
        assignments.hasSpace(worker)
    }

    // MARK: Requests

    /// Passes on where a visitor's worker listens, as soon as there is one, or why there is none.
    ///
    /// - Parameters:
    ///   - former: A worker that hasn't answered the request. It is found again only if it shows later that it lives.
    ///   - since: When the request has come.
    ///   - isWanted: Returns whether the client still waits. If it doesn't, the request takes no worker.
    func find(
        for visitor: String, from address: IPAddress.Block, avoiding former: FormerWorker? = nil,
        since: ContinuousClock.Instant = .now, isWanted: @escaping @Sendable () -> Bool, answer: @escaping Answer
    ) {
        let request = Request(
            visitor: visitor, address: address, since: since, former: former.map { ($0, .now) }, isWanted: isWanted,
            answer: answer)
        if former != nil, isLate(request) { return answer(.failure(.notReady)) }
        if let result = result(for: request) { return answer(result) }
        switch waiting.add(request, from: address) {
        case .ofAddress: return answer(.failure(.tooManyWaiting))
        case .ofAll: return answer(.failure(.notReady))
        case nil: break
        }
        onDemand?()
        if let former, let doubtful = endpoints.first(where: { $0.value === former.endpoint }) {
            onDoubt?(doubtful.key)
        }
    }

    /// Where the worker listens that may have a file or picture of a visitor.
    ///
    /// The request takes no worker and doesn't wait for one, because a worker that starts has no files.
    func findFiles(of visitor: String) -> Result<WorkerEndpoint, Refusal> {
        if isEnding { return .failure(.notReady) }
        let endpoint = assignments.workerWithFiles(of: visitor).flatMap { endpoints[$0] }
        return endpoint.map { .success($0) } ?? .failure(.noFile)
    }

    /// Answers the requests for which there is a worker now, and those that have waited too long.
    ///
    /// The others wait again, in the order of their turns. So an address that has got a worker comes after those that have
    /// got none.
    func answerWaiting() {
        var former = waiting
        waiting = nobodyWaiting
        while let request = former.next() {
            if let result = result(for: request) ?? (isLate(request) ? .failure(.notReady) : nil) {
                request.answer(result)
            } else {
                // It has waited before, so there is space for it.
                _ = waiting.add(request, from: request.address)
            }
        }
    }

    /// The front ends. Requests don't wait any more.
    func end() {
        isEnding = true
        answerWaiting()
    }

    private func isLate(_ request: Request) -> Bool {
        ContinuousClock.now - request.since >= waitsFor
    }

    /// - Returns: `nil` if a request has to wait.
    private func result(for request: Request) -> Result<WorkerEndpoint, Refusal>? {
        if isEnding { return .failure(.notReady) }
        guard request.isWanted() else { return .failure(.clientHasGone) }
        if let former = request.former?.worker, former.mayBeHarmed, former.endpoint.isHarmed {
            return .failure(.harmful)
        }
        let (visitor, address) = (request.visitor, request.address)
        if let (number, isNew) = assignments.worker(for: visitor, from: address, at: .now),
            let endpoint = endpoints[number]
        {
            if let former = request.former, former.worker.endpoint === endpoint {
                if let livedAt = endpoint.livedAt, livedAt > former.since { return .success(endpoint) }
                // Its end isn't noticed yet.
                return ContinuousClock.now - former.since >= noticesWithin ? .failure(.notReady) : nil
            }
            if isNew {
                logger.of(visitor: visitor, address: address).debug("a visitor joins worker \(number)")
                onDemand?()
            }
            return .success(endpoint)
        }
        if assignments.admits(visitor, from: address) { return nil }
        logger.notice("a visitor is refused, because the address has as many workers as it may have")
        return .failure(.tooManyWorkers)
    }

    /// Why a request of a visitor wouldn't be passed on at once. The question takes no worker.
    func refusal(of visitor: String, from address: IPAddress.Block) -> Refusal? {
        if isEnding { return .notReady }
        if !assignments.admits(visitor, from: address) { return .tooManyWorkers }
        return assignments.hasPlace(for: visitor) ? nil : .notReady
    }

    // MARK: Visitors

    /// A connection of a visitor to its worker begins.
    func connect(_ visitor: String, isSocket: Bool) {
        assignments.connect(visitor, isSocket: isSocket, at: .now)
    }

    /// A connection of a visitor has ended.
    func disconnect(_ visitor: String) {
        assignments.disconnect(visitor, at: .now)
    }

    /// Forgets visitors who have been gone for the grace time.
    ///
    /// - Returns: The workers that have no visitor any more.
    func forgetVisitors() -> [Int] {
        assignments.forgetVisitors(at: .now)
    }
}
