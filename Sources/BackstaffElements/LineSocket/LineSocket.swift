import Foundation

/// One end of a socket over which two processes send each other lines.
///
///     send ──► the other end listens ──► each line, in order ──► the end, when this end is closed
///
/// The listening thread holds the object. So the descriptor is closed only when nobody reads from it any more.
package final class LineSocket: Sendable {
    private let descriptor: Int32

    /// - Parameter descriptor: A connected socket. The object closes it.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Makes two connected ends. A child process inherits neither, except as its standard input.
    ///
    /// - Returns: One end, and the other one for a child's standard input. It is `nil` if there are no descriptors left.
    package static func pair() -> (end: LineSocket, other: FileHandle)? {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
            let type = Int32(SOCK_STREAM.rawValue)
        #else
            let type = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (LineSocket(descriptor: ends[0]), FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
    }

    /// Takes over the socket that is this process's standard input. Standard input is empty from then on, and child
    /// processes don't inherit the socket.
    ///
    /// - Returns: The socket, or `nil` if standard input isn't one.
    package static func takeStandardInput() -> LineSocket? {
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
        return LineSocket(descriptor: descriptor)
    }

    /// Sends a line. If the other end is closed, nothing happens.
    ///
    /// - Parameters:
    ///   - line: The line with its line feed.
    ///   - waits: Whether to wait for a receiver that reads slowly. Otherwise a line that can't be sent now is lost.
    package func send(_ line: [UInt8], waits: Bool = true) {
        var flags = waits ? 0 : Int32(MSG_DONTWAIT)
        #if os(Linux)
            flags |= Int32(MSG_NOSIGNAL)
        #endif
        var rest = line[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
        }
    }

    /// Listens on a thread of its own, because the main actor may be blocked.
    ///
    /// - Parameters:
    ///   - onLine: Called with each line without its line feed, in turn.
    ///   - onEnd: Called once, when the other end is closed.
    package func listen(
        onLine: @escaping @Sendable ([UInt8]) -> Void, onEnd: @escaping @Sendable () -> Void = {}
    ) {
        Thread.detachNewThread { [self] in
            var reader = LineReader()
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while true {
                // `FileHandle` isn't used for reading, because it traps if the other process was killed.
                let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                for line in reader.lines(adding: bytes[..<count]) { onLine(line) }
            }
            onEnd()
        }
    }

    /// Ends the connection in both directions. Both ends stop listening.
    package func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    deinit { close(descriptor) }
}
