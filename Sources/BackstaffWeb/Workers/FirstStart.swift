/// Decides how long a front tries to start workers if none has ever been ready.
///
///     start ──a worker is ready──► the server has started: workers that end are replaced from now on
///       │
///       ├ the app calls exit(code) ────────────► the front ends with this code
///       ├ the app traps, or takes too long ────► another attempt; after two more than there are workers, the front ends
///       └ no process can be started ───────────► another attempt, as above
///
/// Without a front, a program whose app can't start would end too.
struct FirstStart {
    /// Why the front ends.
    enum Failure: Equatable, CustomStringConvertible {
        /// The app has ended itself.
        case exit(Int32)
        /// So many attempts have failed.
        case attempts(Int)
        /// So many attempts have failed, the last one for this reason of the system.
        case noProcess(String)

        /// The exit code of the front.
        var exitCode: Int32 {
            switch self {
            case .exit(let code): code
            case .attempts, .noProcess: 1
            }
        }

        var description: String {
            switch self {
            case .exit: "the app has ended itself while starting, so the server ends too"
            case .attempts(let count): "the app has failed \(count) times while starting, so the server ends"
            case .noProcess(let reason): "no worker process can be started, so the server ends: \(reason)"
            }
        }
    }

    private let mostAttempts: Int
    private var failedAttempts = 0
    /// Whether a worker has been ready.
    private(set) var hasSucceeded = false

    /// - Parameter workers: The number of workers that are started at first.
    init(workers: Int) {
        mostAttempts = workers + 2
    }

    /// A worker is ready.
    mutating func succeed() {
        hasSucceeded = true
    }

    /// A worker has ended before it was ready.
    ///
    /// - Parameter cause: How it has ended.
    /// - Returns: Why the front ends, or `nil` if it goes on.
    mutating func fail(_ cause: WorkerEnding.Cause) -> Failure? {
        if hasSucceeded { return nil }
        if case .exit(let code) = cause { return .exit(code) }
        return isLastAttempt() ? .attempts(failedAttempts) : nil
    }

    /// No process could be started for a worker.
    ///
    /// - Parameter reason: The system's reason.
    /// - Returns: Why the front ends, or `nil` if it goes on.
    mutating func failWithoutProcess(because reason: String) -> Failure? {
        if hasSucceeded { return nil }
        return isLastAttempt() ? .noProcess(reason) : nil
    }

    /// Counts a failed attempt, and returns whether there is no other one.
    private mutating func isLastAttempt() -> Bool {
        failedAttempts += 1
        return failedAttempts >= mostAttempts
    }
}
