import BackstaffElements
import Foundation

/// The server's end of the socket to the `backstaff run --watch` that started it. ``WatchOrder`` shows the messages.
struct WatchConnection: Sendable {
    /// The environment variable with which the command tells that standard input is its socket.
    static let variable = "BACKSTAFF_WATCH"

    private let socket: LineSocket

    init(_ socket: LineSocket) {
        self.socket = socket
    }

    /// Returns the connection of this process, or `nil` if it has none.
    ///
    /// With a connection, the app's standard input is empty. Child processes don't inherit the connection.
    static func ofProcess() -> WatchConnection? {
        guard ProcessInfo.processInfo.environment[variable] != nil else { return nil }
        unsetenv(variable)
        return LineSocket.takeStandardInput().map { WatchConnection($0) }
    }

    /// Sends a report to the command. If the command is gone, ``listen(onOrder:onEnd:)`` notices it.
    func report(_ report: WatchReport) {
        socket.send(report.line)
    }

    /// Listens to the command.
    ///
    /// - Parameters:
    ///   - onOrder: Called with each order, in turn, on a separate thread.
    ///   - onEnd: Called once, when the command is gone.
    func listen(
        onOrder: @escaping @Sendable (WatchOrder) -> Void, onEnd: @escaping @Sendable () -> Void
    ) {
        socket.listen { line in
            if let order = WatchOrder(line: line) { onOrder(order) }
        } onEnd: {
            onEnd()
        }
    }
}
