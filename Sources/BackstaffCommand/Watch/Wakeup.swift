import Foundation

/// A pipe by which one thread wakes another that waits for descriptors.
final class Wakeup: Sendable {
    let reader: Int32
    private let writer: Int32

    /// `nil` if the process may open no more files.
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

    /// Sleeps until one of `descriptors` can be read, or for `time`; without one, for as long as it takes.
    ///
    /// - Returns: Those that can be read.
    static func wait(for descriptors: [Int32], atMost time: Duration?) -> Set<Int32> {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // One more, so that it isn't woken just before the time and again and again until then.
        let milliseconds = time.map { Int32(clamping: Int(max(.zero, $0) / .milliseconds(1)) + 1) } ?? -1
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
        return Set(polled.filter { $0.revents != 0 }.map(\.fd))
    }
}
