import Foundation

/// How a worker has ended, in words for the log.
struct WorkerEnding: Hashable, Sendable, CustomStringConvertible {
    enum Cause: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// The front has ended the process, because it didn't answer.
        case stuck
        /// The front has ended the process after its crash, because it didn't end by itself.
        case crash
        /// The process has ended, but its status isn't known.
        case unknown

        /// Whether a request may have caused it. Somebody else kills a worker or tells it to end.
        var mayBeOfRequest: Bool {
            switch self {
            case .signal(SIGKILL), .signal(SIGTERM), .exit(0): false
            case .exit, .signal, .stuck, .crash, .unknown: true
            }
        }
    }

    var cause: Cause
    /// What the process has printed last of why it crashes.
    var reason: String?

    init(_ cause: Cause, reason: String? = nil) {
        self.cause = cause
        self.reason = reason
    }

    init(_ process: Process, reason: String?) {
        let status = process.terminationStatus
        self.init(process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status), reason: reason)
    }

    /// Reads how a process has ended that Foundation doesn't know to have ended. The process stays as it is.
    ///
    /// Foundation notices the end of a process when all processes have closed a socket that it has inherited. A program
    /// that a worker has started can live longer than the worker.
    init(of processIdentifier: Int32, reason: String?) {
        self.init(Self.cause(of: processIdentifier), reason: reason)
    }

    private static func cause(of processIdentifier: Int32) -> Cause {
        var info = siginfo_t()
        guard waitid(P_PID, id_t(processIdentifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else { return .unknown }
        #if os(Linux)
            let status = info._sifields._sigchld.si_status
        #else
            let status = info.si_status
        #endif
        switch info.si_code {
        case Int32(CLD_EXITED): return .exit(status)
        case Int32(CLD_KILLED), Int32(CLD_DUMPED): return .signal(status)
        default: return .unknown
        }
    }

    var description: String {
        switch cause {
        case .exit(let code): "has ended with exit code \(code)"
        case .signal(SIGKILL): "was killed, perhaps because there is no memory left"
        case .stuck: "was stuck and has been ended"
        case .unknown, .crash, .signal: words + (reason.map { ": \($0)" } ?? "")
        }
    }

    private var words: String {
        switch cause {
        case .signal(SIGILL), .signal(SIGTRAP): "was ended by a trap"
        case .signal(SIGSEGV), .signal(SIGBUS):
            "was ended by a wrong access to memory, such as a recursion without end"
        case .signal(SIGABRT): "has ended itself"
        case .signal(let number): "was ended by signal \(number)"
        case .crash: "has crashed"
        case .unknown, .exit, .stuck: "has ended"
        }
    }
}
