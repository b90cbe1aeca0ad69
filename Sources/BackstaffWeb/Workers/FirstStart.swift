/// Decides how long a front tries to start workers if none has ever been ready.
///
///     start ──a worker is ready──► the server has started: workers that end are replaced from now on
///       │
///       ├ the app calls exit(code) ────────────► the front ends with this code
///       └ the app traps, or takes too long ────► another attempt; after two more than there are workers, the front ends
///
/// Without a front, a program whose app can't start would end too.
struct FirstStart {
    /// Why the front ends.
    enum Failure: Equatable, CustomStringConvertible {
        /// The app has ended itself.
        case exit(Int32)
        /// So many attempts have failed.
        case attempts(Int)

        /// The exit code of the front.
        var exitCode: Int32 {
            switch self {
            case .exit(let code): code
            case .attempts: 1
            }
        }

        var description: String {
            switch self {
            case .exit: "the app has ended itself while starting, so the server ends too"
            case .attempts(let count): "the app has failed \(count) times while starting, so the server ends"
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

    /// A worker has ended before it was ready, or couldn't be started.
    ///
    /// - Parameter cause: How it has ended, if it was started.
    /// - Returns: Why the front ends, or `nil` if it goes on.
    mutating func fail(_ cause: WorkerEnding.Cause?) -> Failure? {
        if hasSucceeded { return nil }
        if case .exit(let code) = cause { return .exit(code) }
        failedAttempts += 1
        return failedAttempts < mostAttempts ? nil : .attempts(failedAttempts)
    }
}
