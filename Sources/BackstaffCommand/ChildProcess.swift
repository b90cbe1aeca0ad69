import Foundation

/// A process whose output is read line by line.
///
/// The process has a process group of its own, so that a Ctrl-C in the terminal reaches only the tool, which passes it
/// on once.
final class ChildProcess: Sendable {
    private let identifier: pid_t

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - input: Its standard input: nothing, if not said.
    ///   - environment: Variables that are added to the tool's own.
    ///   - merging: Whether standard error is read too; otherwise it is the tool's own.
    ///   - onLine: Called on a thread of the child's with each line and its line feed (the last may lack one).
    ///   - onEnd: Called once, after the last line.
    /// - Throws: A ``Complaint`` if `executable` can't be run.
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
            // A grandchild may hold the pipe open for as long as it likes, hence the limit.
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
}

/// Dispatch's threads block most signals, and a child that inherits that can't be asked to stop.
private func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}
