import BackstaffNavigation
import Foundation

/// What a process is told that was started as a worker: where it listens, the keys, and how it reaches the front.
///
/// The front starts workers with two environment variables, and with a socket as their standard input. A worker removes
/// the variables and the socket from what the app and its child processes see.
struct WorkerRole: Sendable {
    /// The path of the local socket on which the worker listens.
    let path: String
    let keys: SealingKeys
    let channel: WorkerChannel

    static let pathVariable = "BACKSTAFF_WORKER"

    /// The role of this process, or `nil` if it isn't a worker.
    static func ofProcess() -> WorkerRole? {
        let environment = ProcessInfo.processInfo.environment
        guard let path = environment[pathVariable],
            let keys = environment[SealingKeys.variable].flatMap({ try? SealingKeys(variable: $0) })
        else { return nil }
        unsetenv(pathVariable)
        unsetenv(SealingKeys.variable)
        let descriptor = dup(STDIN_FILENO)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let nothing = open("/dev/null", O_RDONLY)
        if nothing >= 0 {
            dup2(nothing, STDIN_FILENO)
            close(nothing)
        }
        return WorkerRole(path: path, keys: keys, channel: WorkerChannel(descriptor: descriptor))
    }

    /// Answers the front, and ends the process when the front is gone.
    ///
    /// When the front asks the worker to end, the process gets SIGTERM.
    func begin() {
        let channel = channel
        channel.listen { message in
            switch message {
            case .beat(let number): onMainActor { channel.send(.beat(number)) }
            case .end: kill(getpid(), SIGTERM)
            case .ready: break
            }
        } onEnd: {
            // The main actor may be blocked, so nothing is drained.
            _exit(0)
        }
        channel.send(.ready)
    }
}
