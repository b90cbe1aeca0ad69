import BackstaffElements
import Foundation

/// One end of the socket between the front and a worker.
final class WorkerChannel: Sendable {
    private let descriptor: Int32

    /// - Parameter descriptor: A socket that stays open until ``close()``.
    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Makes both ends.
    ///
    /// - Returns: The front's end, and the descriptor of the worker's; or `nil` if there are no descriptors left.
    static func pair() -> (front: WorkerChannel, worker: Int32)? {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (WorkerChannel(descriptor: ends[0]), ends[1])
    }

    /// Sends a message without waiting. A message that can't be sent is lost: its receiver doesn't read any more.
    func send(_ message: WorkerMessage) {
        let line = message.line
        #if os(Linux)
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        #else
            let flags = Int32(MSG_DONTWAIT)
        #endif
        _ = line.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
    }

    /// Listens on a thread of its own, because the main actor may be blocked.
    ///
    /// - Parameters:
    ///   - onMessage: Called with each message, in turn.
    ///   - onEnd: Called once, when the other end is closed.
    func listen(onMessage: @escaping @Sendable (WorkerMessage) -> Void, onEnd: @escaping @Sendable () -> Void) {
        let descriptor = descriptor
        Thread.detachNewThread {
            var reader = LineReader()
            var bytes = [UInt8](repeating: 0, count: 4_096)
            while true {
                let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                for line in reader.lines(adding: bytes[..<count]) {
                    if let message = WorkerMessage(line: line) { onMessage(message) }
                }
            }
            onEnd()
        }
    }

    /// Ends the connection. The thread that listens ends too, and then the descriptor is closed.
    func close() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    deinit { Foundation.close(descriptor) }
}
