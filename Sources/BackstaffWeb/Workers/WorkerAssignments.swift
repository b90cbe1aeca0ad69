/// Which worker has which visitor, and which visitors are still there.
///
///     visitor ──► known? ──yes──► its worker
///                   │ no
///                   └──► the ready worker with the fewest visitors that still takes one ──► known from now on
///
///     known ──► last connection closed ──► the grace time is over ──► forgotten
///
/// A visitor stays with a worker, because the worker has the visitor's app and scenes. Visitors of a worker that ends are
/// unknown again. What browsers keep lets their tabs continue in any worker.
struct WorkerAssignments {
    /// The number of a worker.
    typealias Worker = Int
    typealias Time = ContinuousClock.Instant

    /// What is known of a visitor.
    private struct Visit {
        /// The visitor's worker, or `nil` if it has ended while connections were still open.
        var worker: Worker?
        /// The visitor's address, or `nil` if the visitor has never had a worker.
        var address: IPAddress.Block?
        var connections = 0
        var hasHadSocket = false
        /// When the last connection was closed, or when the visitor got the worker.
        var leftAt: Time
    }

    /// The largest number of visitors of one worker, or `nil` for any number.
    private let mostVisitors: Int?
    /// The largest number of visitors of one address, or `nil` for any number.
    private let mostVisitorsOfAddress: Int?
    private let grace: Duration
    private let graceWithoutSocket: Duration
    private var visitors: [Worker: Set<String>] = [:]
    private var visits: [String: Visit] = [:]
    /// The number of visitors that each address has.
    private var addresses: [IPAddress.Block: Int] = [:]

    /// - Parameters:
    ///   - visitorsPerWorker: The largest number of visitors of one worker, or `nil` for any number.
    ///   - workersPerAddress: The number of workers that the visitors of one address may fill. If a worker takes any number
    ///     of visitors, nobody can fill it.
    ///   - grace: How long a visitor without a connection stays with a worker.
    ///   - graceWithoutSocket: How long it stays if it has only asked for previews, as a crawler does.
    init(
        visitorsPerWorker: Int? = nil, workersPerAddress: Int = .max, grace: Duration = .seconds(60),
        graceWithoutSocket: Duration = .seconds(5)
    ) {
        mostVisitors = visitorsPerWorker
        mostVisitorsOfAddress = visitorsPerWorker.map { $0.multipliedReportingOverflow(by: workersPerAddress) }.map {
            $0.overflow ? .max : $0.partialValue
        }
        self.grace = grace
        self.graceWithoutSocket = graceWithoutSocket
    }

    // MARK: Workers

    /// A worker is ready.
    mutating func add(_ worker: Worker) {
        visitors[worker] = []
    }

    /// A worker has ended, or takes nobody any more.
    ///
    /// - Returns: The number of its visitors.
    @discardableResult
    mutating func remove(_ worker: Worker) -> Int {
        let former = visitors.removeValue(forKey: worker) ?? []
        for visitor in former { visits[visitor]?.worker = nil }
        return former.count
    }

    /// The workers that are ready.
    var ready: [Worker] { visitors.keys.sorted() }

    /// The number of visitors that a worker has.
    func visitorCount(of worker: Worker) -> Int { visitors[worker]?.count ?? 0 }

    /// Whether a worker takes another visitor.
    func hasSpace(_ worker: Worker) -> Bool {
        mostVisitors.map { visitorCount(of: worker) < $0 } ?? true
    }

    // MARK: Visitors

    /// Whether a visitor is known, or the visitor's address may have another one.
    func admits(_ visitor: String, from address: IPAddress.Block) -> Bool {
        guard let mostVisitorsOfAddress, visits[visitor]?.address == nil else { return true }
        return addresses[address, default: 0] < mostVisitorsOfAddress
    }

    /// Whether a visitor has a worker that is ready, or would get one now.
    func hasPlace(for visitor: String) -> Bool {
        if let worker = visits[visitor]?.worker { return visitors[worker] != nil }
        return visitors.keys.contains { hasSpace($0) }
    }

    /// The worker of a visitor, and whether it was chosen now. It is `nil` if no ready worker takes another visitor, or if
    /// the visitor's address has as many as it may have.
    mutating func worker(
        for visitor: String, from address: IPAddress.Block, at now: Time
    ) -> (number: Worker, isNew: Bool)? {
        if let worker = visits[visitor]?.worker {
            // The visitor is on the way to the worker, which must not be retired before the connection begins.
            visits[visitor]?.leftAt = now
            return (worker, false)
        }
        guard admits(visitor, from: address) else { return nil }
        let free = visitors.keys.filter { hasSpace($0) }
        guard let worker = free.min(by: { (visitorCount(of: $0), $0) < (visitorCount(of: $1), $1) }) else {
            return nil
        }
        visitors[worker]?.insert(visitor)
        visits[visitor, default: Visit(leftAt: now)].worker = worker
        if visits[visitor]?.address == nil {
            visits[visitor]?.address = address
            addresses[address, default: 0] += 1
        }
        return (worker, true)
    }

    /// The worker that may have a file or picture of a visitor. Nobody is assigned to it.
    ///
    /// - Returns: The visitor's worker. Of workers that take any number of visitors, it is one of them for a visitor without
    ///   a worker, because visitors can have the same pictures. Otherwise, it is `nil`.
    func workerWithFiles(of visitor: String) -> Worker? {
        if let worker = visits[visitor]?.worker { return worker }
        if mostVisitors != nil { return nil }
        return visitors.keys.min { (visitorCount(of: $0), $0) < (visitorCount(of: $1), $1) }
    }

    /// A connection of a visitor to its worker begins.
    mutating func connect(_ visitor: String, isSocket: Bool, at now: Time) {
        visits[visitor, default: Visit(leftAt: now)].connections += 1
        if isSocket { visits[visitor]?.hasHadSocket = true }
    }

    /// A connection of a visitor has ended.
    mutating func disconnect(_ visitor: String, at now: Time) {
        visits[visitor]?.connections -= 1
        visits[visitor]?.leftAt = now
    }

    /// Forgets the visitors who have been gone for the grace time.
    ///
    /// - Returns: The workers that have no visitor any more.
    mutating func forgetVisitors(at now: Time) -> [Worker] {
        var left: Set<Worker> = []
        for (visitor, visit) in visits where visit.connections == 0 {
            if now - visit.leftAt < (visit.hasHadSocket ? grace : graceWithoutSocket) { continue }
            visits[visitor] = nil
            if let address = visit.address, let count = addresses[address] {
                addresses[address] = count > 1 ? count - 1 : nil
            }
            guard let worker = visit.worker else { continue }
            visitors[worker]?.remove(visitor)
            left.insert(worker)
        }
        return left.filter { visitorCount(of: $0) == 0 }.sorted()
    }
}
