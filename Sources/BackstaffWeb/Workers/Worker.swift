import BackstaffElements
import Foundation

/// A process that was started as a worker and hasn't ended.
///
///     starting ──ready──► ready ──isn't needed any more──► ending
///         └────────── silent for too long ──┴──► stuck
@MainActor
final class Worker {
    enum State {
        case starting, ready, ending, stuck
    }

    let number: Int
    /// The path of the socket on which the worker listens.
    let path: String
    /// The folder with the files of the worker's only visitor. It is deleted with the worker.
    let dataFolder: URL
    let startedAt = ContinuousClock.now
    var state = State.starting
    /// The last message from the main actor.
    var heardAt = ContinuousClock.now
    private let process = Process()
    private let socket: LineSocket

    struct NoSocket: LocalizedError {
        let errorDescription: String? = String(cString: strerror(errno))
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - onMessage: Called with each message of the worker.
    ///   - onEnd: Called when the process has ended, perhaps twice.
    init(
        _ number: Int, in folder: URL, _ configuration: WorkerPool.Configuration,
        onMessage: @escaping @MainActor @Sendable (WorkerMessage) -> Void,
        onEnd: @escaping @MainActor @Sendable (WorkerEnding) -> Void
    ) throws {
        guard let (socket, theirs) = LineSocket.pair() else { throw NoSocket() }
        defer { try? theirs.close() }
        self.number = number
        self.socket = socket
        path = folder.appending(path: "\(number)").path
        dataFolder = folder.appending(path: "\(number)-data")
        var environment = ProcessInfo.processInfo.environment.merging(configuration.environment) { $1 }
        environment[WorkerRole.pathVariable] = path
        if configuration.visitorsPerWorker == 1 {
            // `UserDefaults` and files are the visitor's alone.
            environment["XDG_CONFIG_HOME"] = dataFolder.appending(path: "config").path
            environment["XDG_DATA_HOME"] = dataFolder.appending(path: "data").path
        }
        process.executableURL = URL(filePath: configuration.executable)
        process.arguments = configuration.arguments
        process.environment = environment
        process.standardInput = theirs
        process.terminationHandler = { process in
            let ending = WorkerEnding(process)
            onMainActor { onEnd(ending) }
        }
        try process.run()
        socket.listen { line in
            guard let message = WorkerMessage(line: line) else { return }
            onMainActor { onMessage(message) }
        } onEnd: {
            // A program that the worker has started, such as one that prints its backtrace, can keep Foundation from
            // noticing the end. The socket is closed in any case.
            onMainActor(after: .seconds(1)) { onEnd(.unknown) }
        }
    }

    var processIdentifier: Int32 { process.processIdentifier }

    func send(_ message: WorkerMessage) {
        socket.send(message)
    }

    /// Sends a signal to the process.
    func signal(_ number: Int32) {
        kill(processIdentifier, number)
    }

    /// The process has ended. Nothing of it remains.
    func cleanUp() {
        socket.shutDown()
        try? FileManager.default.removeItem(atPath: path)
        try? FileManager.default.removeItem(at: dataFolder)
    }
}
