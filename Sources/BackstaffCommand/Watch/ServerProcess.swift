import BackstaffElements
import Foundation

/// A served app that communicates with the tool. ``WatchOrder`` documents the protocol.
final class ServerProcess: Sendable {
    private let process: ChildProcess
    /// The tool's end of the socket. The app exits when it is closed.
    private let socket: LineSocket

    /// - Parameters:
    ///   - executable: The path of the executable.
    ///   - arguments: The arguments.
    ///   - environment: Variables to add to the environment of the tool.
    ///   - onLine: Called with each line that the app prints to standard output, including its line feed.
    ///   - onReport: Called with each report of the server.
    ///   - onEnd: Called once, when the app has ended.
    /// - Throws: A ``Complaint`` if the app can't be started.
    init(
        _ executable: String, _ arguments: [String], environment: [String: String],
        onLine: @escaping @Sendable (Data) -> Void, onReport: @escaping @Sendable (WatchReport) -> Void,
        onEnd: @escaping @Sendable (Supervisor.Ending) -> Void
    ) throws {
        guard let (socket, theirs) = LineSocket.pair() else { throw Complaint.tooManyFiles }
        self.socket = socket
        // The child's end is closed here after the child has inherited it. Otherwise its closing couldn't be detected.
        defer { try? theirs.close() }
        process = try ChildProcess(
            executable, arguments, input: theirs, environment: environment.merging(["BACKSTAFF_WATCH": "1"]) { $1 },
            onLine: onLine, onEnd: onEnd)
        socket.listen { line in
            if let report = WatchReport(line: line) { onReport(report) }
        }
    }

    /// Sends an order to the server. If the server has ended, this method does nothing.
    func tell(_ order: WatchOrder) {
        socket.send(order.line)
    }

    func send(_ signal: Int32) { process.send(signal) }
}
