import BackstaffElements
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A served app that communicates with the tool. ``WatchOrder`` documents the protocol.
final class ServerProcess: Sendable {
    private let process: ChildProcess
    /// The tool's end of the socket. The app exits when it is closed.
    private let socket: FileHandle

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
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Complaint.tooManyFiles
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        socket = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        // The child's end is closed here after the child has inherited it. Otherwise its closing couldn't be detected.
        let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        defer { try? theirs.close() }
        process = try ChildProcess(
            executable, arguments, input: theirs, environment: environment.merging(["BACKSTAFF_WATCH": "1"]) { $1 },
            onLine: onLine, onEnd: onEnd)
        let reader = socket
        Thread.detachNewThread {
            var lines = LineReader()
            var bytes = [UInt8](repeating: 0, count: 4_096)
            // `FileHandle` isn't used for reading, because it traps if the other process was killed.
            while true {
                let count = Glibc.read(reader.fileDescriptor, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                for line in lines.lines(adding: bytes[..<count]) {
                    if let report = WatchReport(line: line) { onReport(report) }
                }
            }
        }
    }

    /// Sends an order to the server. If the server has ended, this method does nothing.
    func tell(_ order: WatchOrder) {
        var rest = order.line[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                Glibc.send(socket.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if sent > 0 { rest = rest.dropFirst(sent) } else if errno != EINTR { return }
        }
    }

    func send(_ signal: Int32) { process.send(signal) }
}
