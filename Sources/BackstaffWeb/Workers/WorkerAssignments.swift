/// Which worker has which visitor.
///
///     visitor ──► known? ──yes──► its worker
///                   │ no
///                   └──► the ready worker with the fewest visitors that still takes one ──► known from now on
///
/// A visitor stays with a worker, because the worker has the visitor's app and scenes. Visitors of a worker that ends are
/// unknown again.
struct WorkerAssignments {
    /// The number of a worker in the order of their starts.
    typealias Worker = Int

    /// The largest number of visitors of a worker, or `nil` for any number.
    private let mostVisitors: Int?
    private var visitors: [Worker: Set<String>] = [:]
    private var workers: [String: Worker] = [:]

    init(visitorsPerWorker: Int? = nil) {
        mostVisitors = visitorsPerWorker
    }

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
        for visitor in former { workers[visitor] = nil }
        return former.count
    }

    /// The worker of a visitor, chosen now if necessary. It is `nil` if no ready worker takes another visitor.
    mutating func worker(for visitor: String) -> Worker? {
        if let worker = workers[visitor] { return worker }
        let free = visitors.filter { $0.value.count < mostVisitors ?? .max }
        guard let worker = free.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.key else {
            return nil
        }
        visitors[worker]?.insert(visitor)
        workers[visitor] = worker
        return worker
    }

    /// A visitor has left. Its worker may take another.
    ///
    /// - Returns: The worker, if it has no visitors any more.
    mutating func forget(_ visitor: String) -> Worker? {
        guard let worker = workers.removeValue(forKey: visitor) else { return nil }
        visitors[worker]?.remove(visitor)
        return visitors[worker]?.isEmpty == true ? worker : nil
    }

    /// The workers that are ready.
    var ready: [Worker] { visitors.keys.sorted() }

    /// Whether a ready worker has no visitor.
    var hasFreeWorker: Bool { visitors.values.contains { $0.isEmpty } }

    /// The number of visitors that a worker has.
    func visitorCount(of worker: Worker) -> Int { visitors[worker]?.count ?? 0 }
}
