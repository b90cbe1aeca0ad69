import BackstaffElements
import Foundation

/// The server's end of the socket to the `backstaff run --watch` that started it. ``WatchOrder`` shows the messages.
package struct WatchConnection: Sendable {
    /// The environment variable with which the command tells that standard input is its socket.
    static let variable = "BACKSTAFF_WATCH"

    private let descriptor: Int32

    /// - Parameter descriptor: A socket that stays open as long as the process lives.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns the connection of this process, or `nil` if it has none.
    ///
    /// With a connection, the app's standard input is empty. Child processes don't inherit the connection.
    static func ofProcess() -> WatchConnection? {
        guard ProcessInfo.processInfo.environment[variable] != nil else { return nil }
        unsetenv(variable)
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
        let descriptor = dup(STDIN_FILENO)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let nothing = open("/dev/null", O_RDONLY)
        if nothing >= 0 {
            dup2(nothing, STDIN_FILENO)
            close(nothing)
        }
        return WatchConnection(descriptor: descriptor)
    }

    /// Sends a report to the command. If the command is gone, ``listen(onOrder:onEnd:)`` notices it.
    package func report(_ report: WatchReport) {
        let line = report.line
        #if os(Linux)
            _ = line.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        #else
            _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        #endif
    }

    /// Listens to the command on a separate thread, because an app in development may block the main actor forever.
    ///
    /// - Parameters:
    ///   - onOrder: Called with each order, in turn.
    ///   - onEnd: Called once, when the command is gone.
    package func listen(
        onOrder: @escaping @Sendable (WatchOrder) -> Void, onEnd: @escaping @Sendable () -> Void
    ) {
        let descriptor = descriptor
        Thread.detachNewThread {
            var reader = LineReader()
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                for line in reader.lines(adding: bytes[..<count]) {
                    if let order = WatchOrder(line: line) { onOrder(order) }
                }
            }
            onEnd()
        }
    }
}
