import Foundation

/// How a worker has ended, in words for the log.
enum WorkerEnding: Hashable, Sendable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    /// The process has ended, but its status isn't known.
    case unknown

    init(_ process: Process) {
        let status = process.terminationStatus
        self = process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
    }

    var description: String {
        switch self {
        case .exit(let code): "has ended with exit code \(code)"
        case .unknown: "has ended"
        case .signal(SIGILL), .signal(SIGTRAP): "was ended by a trap"
        case .signal(SIGSEGV): "was ended by a wrong access to memory, such as a recursion without end"
        case .signal(SIGKILL): "was killed, perhaps because there is no memory left"
        case .signal(let number): "was ended by signal \(number)"
        }
    }
}
