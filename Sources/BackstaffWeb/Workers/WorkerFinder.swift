import Logging

/// Finds the workers of visitors who have sent requests. A request waits here until there is a worker for its visitor.
///
///     request ──► its visitor has a worker, or a ready worker takes the visitor ──► passed on
///       │ neither
///       ├── its address has as many workers as it may have ──► refused
///       ├── too many requests wait, of its address or in all ──► refused
///       └──► waits ──► a worker is ready ──► as above
///              └─────► too long, or the front ends ──► refused
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
    }

    typealias Answer = @Sendable (Result<WorkerEndpoint, Refusal>) -> Void

    /// A request that waits.
    private struct Request {
        let visitor: String
        let address: IPAddress.Block
        let since = ContinuousClock.now
        let answer: Answer
    }

    private let logger: Logger
    private let waitsFor: Duration
    private let mostWaiting: Int
    private var assignments: WorkerAssignments
    private var endpoints: [Int: WorkerEndpoint] = [:]
    private var waiting: [Request] = []
    private var waitingOfAddresses: AddressCounts
    private var isEnding = false
    /// Called when another worker may be needed.
    var onDemand: (@MainActor () -> Void)?

    init(_ configuration: WorkerPool.Configuration, logger: Logger) {
        self.logger = logger
        waitsFor = configuration.waitsFor
        mostWaiting = configuration.mostWaiting
        waitingOfAddresses = AddressCounts(limit: configuration.mostWaitingPerAddress)
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
    /// - Returns: The number of its visitors.
    @discardableResult
    func remove(_ worker: Int) -> Int {
        endpoints[worker] = nil
        return assignments.remove(worker)
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
    func find(for visitor: String, from address: IPAddress.Block, answer: @escaping Answer) {
        let request = Request(visitor: visitor, address: address, answer: answer)
        if let result = result(for: request) { return answer(result) }
        guard waiting.count < mostWaiting, waitingOfAddresses.add(address) else { return answer(.failure(.notReady)) }
        waiting.append(request)
        onDemand?()
    }

    /// Answers the requests for which there is a worker now, and those that have waited too long.
    func answerWaiting() {
        let former = waiting
        waiting = []
        for request in former {
            let isLate = ContinuousClock.now - request.since >= waitsFor
            if let result = result(for: request) ?? (isLate ? .failure(.notReady) : nil) {
                waitingOfAddresses.remove(request.address)
                request.answer(result)
            } else {
                waiting.append(request)
            }
        }
    }

    /// The front ends. Requests don't wait any more.
    func end() {
        isEnding = true
        answerWaiting()
    }

    /// - Returns: `nil` if a request has to wait.
    private func result(for request: Request) -> Result<WorkerEndpoint, Refusal>? {
        if isEnding { return .failure(.notReady) }
        let (visitor, address) = (request.visitor, request.address)
        if let (number, isNew) = assignments.worker(for: visitor, from: address, at: .now),
            let endpoint = endpoints[number]
        {
            if isNew {
                logger.of(visitor: visitor).debug("a visitor joins worker \(number)")
                onDemand?()
            }
            return .success(endpoint)
        }
        if assignments.admits(visitor, from: address) { return nil }
        logger.notice("a visitor is refused, because the address has as many workers as it may have")
        return .failure(.tooManyWorkers)
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
