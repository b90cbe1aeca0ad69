import BackstaffElements
import Foundation

/// What a process is told that was started as a worker: where it listens, the keys, and how it reaches the front.
///
/// The front starts workers with two environment variables, and with a socket as their standard input. A worker removes
/// the variables and the socket from what the app and its child processes see.
struct WorkerRole: Sendable {
    /// The path of the local socket on which the worker listens.
    let path: String
    let keys: SealingKeys
    private let socket: LineSocket

    static let pathVariable = "BACKSTAFF_WORKER"

    /// Whether this process is a worker that hasn't taken its role yet.
    static var isOfProcess: Bool { ProcessInfo.processInfo.environment[pathVariable] != nil }

    /// The role of this process, or `nil` if it isn't a worker.
    static func ofProcess() -> WorkerRole? {
        let environment = ProcessInfo.processInfo.environment
        guard let path = environment[pathVariable],
            let keys = environment[SealingKeys.variable].flatMap({ try? SealingKeys(variable: $0) })
        else { return nil }
        unsetenv(pathVariable)
        unsetenv(SealingKeys.variable)
        return LineSocket.takeStandardInput().map { WorkerRole(path: path, keys: keys, socket: $0) }
    }

    /// Answers the front, and ends the process when the front is gone.
    ///
    /// When the front asks the worker to end, the process gets SIGTERM.
    ///
    /// - Parameter registry: The metrics whose figures the front wants, if it does.
    func begin(metrics registry: MetricsRegistry?) {
        let socket = socket
        socket.listen { line in
            switch WorkerMessage(line: line) {
            case .beat(let number):
                let figures = registry.map { WorkerMessage.figures($0.figures).line }
                onMainActor {
                    socket.send(.beat(number))
                    // Only the main actor sends, so no line gets into another.
                    if let figures { socket.send(figures, waits: false) }
                }
            case .end: kill(getpid(), SIGTERM)
            case .ready, .figures, nil: break
            }
        } onEnd: {
            // The main actor may be blocked, so nothing is drained.
            _exit(0)
        }
        socket.send(.ready)
    }
}
