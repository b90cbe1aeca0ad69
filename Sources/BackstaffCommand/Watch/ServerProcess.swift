import BackstaffElements
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// An app that is served and listens to the tool: ``WatchOrder`` draws what they say to each other.
final class ServerProcess: Sendable {
    private let process: ChildProcess
    /// Our end of the socket. It is open for as long as this is there, and the app ends where it isn't.
    private let socket: FileHandle

    /// - Parameters:
    ///   - environment: Variables that are added to the tool's own.
    ///   - onLine: Called with each line that the app prints to standard output, and its line feed.
    ///   - onReport: Called with what the server says.
    ///   - onEnd: Called once.
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
        // Ours is closed once the process has its own, or else its end would never be seen.
        let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        defer { try? theirs.close() }
        process = try ChildProcess(
            executable, arguments, input: theirs, environment: environment.merging(["BACKSTAFF_WATCH": "1"]) { $1 },
            onLine: onLine, onEnd: onEnd)
        let reader = socket
        Thread.detachNewThread {
            var lines = LineReader()
            var bytes = [UInt8](repeating: 0, count: 4_096)
            // Not by FileHandle, which traps where the other end was killed.
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

    /// A server that is gone hears nothing; its end is told by itself.
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
