import Foundation

/// A pipe that wakes a thread that waits for file descriptors.
final class Wakeup: Sendable {
    let reader: Int32
    private let writer: Int32

    /// The result is `nil` if the process can't open more files.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (reader, writer) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func wake() {
        var byte: UInt8 = 0
        _ = write(writer, &byte, 1)
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// Waits until one of `descriptors` is readable or `time` has passed. If `time` is `nil`, there is no limit.
    ///
    /// - Returns: The readable descriptors.
    static func wait(for descriptors: [Int32], atMost time: Duration?) -> Set<Int32> {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // One millisecond is added. Otherwise rounding down could end the wait repeatedly just before the deadline.
        let milliseconds = time.map { Int32(clamping: Int(max(.zero, $0) / .milliseconds(1)) + 1) } ?? -1
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }
}
