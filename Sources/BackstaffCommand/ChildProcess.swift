import Foundation

/// A child process whose output is read line by line.
///
/// The child has its own process group. So Ctrl-C in the terminal reaches only the tool, which forwards it once.
final class ChildProcess: Sendable {
    private let identifier: pid_t

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - executable: The path of the executable.
    ///   - arguments: The arguments.
    ///   - input: The standard input. By default it is empty.
    ///   - environment: Variables to add to the environment of the tool.
    ///   - merging: `true` to read standard error as well. Otherwise the child shares that of the tool.
    ///   - onLine: Called on another thread with each line, including its line feed, which may be missing in the last
    ///     line.
    ///   - onEnd: Called once, after the last line.
    /// - Throws: A ``Complaint`` if the process can't be started.
    init(
        _ executable: String, _ arguments: [String], input: FileHandle = .nullDevice,
        environment: [String: String] = [:], merging: Bool = false,
        onLine: @escaping @Sendable (Data) -> Void, onEnd: @escaping @Sendable (Supervisor.Ending) -> Void
    ) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = input
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardOutput = output
        if merging { process.standardError = output }
        let lastLineRead = DispatchSemaphore(value: 0)
        process.terminationHandler = { process in
            // A descendant of the child can keep the pipe open indefinitely, hence the timeout.
            _ = lastLineRead.wait(timeout: .now() + 1)
            let status = process.terminationStatus
            onEnd(process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status))
        }
        do {
            try withNoSignalBlocked { try process.run() }
        } catch {
            throw Complaint.failure("can't start \(executable) (\(error.localizedDescription))")
        }
        identifier = process.processIdentifier
        let reader = output.fileHandleForReading
        Thread.detachNewThread {
            var rest = Data()
            while true {
                let data = reader.availableData
                if data.isEmpty { break }
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    onLine(Data(rest[...end]))
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
            if !rest.isEmpty { onLine(rest) }
            lastLineRead.signal()
        }
    }

    func send(_ signal: Int32) { kill(identifier, signal) }

    /// Ends the process and its group, without asking. What it has started is in its group, unless that made a group of its
    /// own: SwiftPM's compilers do, and go on.
    func killGroup() { kill(-identifier, SIGKILL) }

    /// Waits for the end of a process. Signals that stop the tool are passed on to the process, and not to what it has
    /// started. If it hasn't ended some seconds later, its group is killed. If it has, nothing is, so what it leaves running
    /// goes on.
    ///
    ///     running ──signal──► asked to end ──it ends──► ended
    ///                                └──patience──► killed, with its group ──► ended
    ///
    /// - Parameters:
    ///   - patience: How long a process that was asked to end may go on.
    ///   - start: Starts the process. Its argument is to be called when the process has ended.
    static func ending(
        patience: Duration = .seconds(5),
        of start: (@escaping @Sendable (Supervisor.Ending) -> Void) throws -> ChildProcess
    ) async throws -> Supervisor.Ending {
        let (events, continuation) = AsyncStream.makeStream(of: Supervisor.Event.self)
        let signals = StopSignals { continuation.yield(.interrupted($0)) }
        defer { signals.stop() }
        let child = try start { continuation.yield(.ended($0)) }
        for await event in events {
            switch event {
            case .interrupted(let signal):
                child.send(signal)
                Task {
                    try? await Task.sleep(for: patience)
                    continuation.yield(.waited)
                }
            case .waited: child.killGroup()
            case .ended(let ending): return ending
            case .served: break
            }
        }
        return .exit(1)
    }
}

/// Dispatch's threads block most signals. A child that inherits this mask couldn't be stopped with signals.
private func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}
