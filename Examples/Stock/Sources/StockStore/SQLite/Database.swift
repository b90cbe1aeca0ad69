import Dispatch

/// A connection that runs one call after the other.
///
/// Calls may wait for the disk or for another process, so they have a queue of their own. The threads on which all other
/// tasks run are never blocked.
actor Database {
    private let executor: QueueExecutor
    private let connection: Connection

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ connection: sending Connection, label: String) {
        self.connection = connection
        executor = QueueExecutor(label: label)
    }

    func run<Value: Sendable>(
        _ work: @Sendable (Connection) throws(StockError) -> Value
    ) throws(StockError) -> Value {
        try work(connection)
    }
}

/// Runs an actor's jobs on a dispatch queue.
private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
