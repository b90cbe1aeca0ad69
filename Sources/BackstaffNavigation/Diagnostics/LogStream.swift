import Foundation
import Synchronization

/// A file descriptor for log lines. Writing to it never traps and never waits.
///
///     line ──► is there space now? ──yes──► write ──all of it──► done
///                     │ no                    │ error, or a part
///                     └───────► the line is lost and counted ◄──┘
///                                    │ the next line that can be written
///                                    ▼
///               “3 log lines are lost: No space left on device” comes before it
///
/// A line can be lost because the disk is full, because nobody reads the pipe, or because the terminal is stopped. The
/// process that serves people goes on all the same.
package final class LogStream: Sendable {
    package static let standardError = LogStream(descriptor: STDERR_FILENO)

    private struct State {
        /// The number of lines that are lost since the last line that was written.
        var lost = 0
        /// Why the first of them is lost, as a number of `errno`.
        var reason: Int32 = 0
        /// Whether the last line ends in the middle.
        var isInsideLine = false
    }

    /// The number of bytes that a pipe takes without waiting, if it takes any.
    private static let chunk = 4_096

    private let descriptor: Int32
    private let state = Mutex(State())

    /// - Parameter descriptor: An open file descriptor. The stream doesn't close it.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes a line, or counts it as lost.
    ///
    /// - Parameter line: The line without its end.
    package func write(_ line: String) {
        state.withLock { state in
            if state.lost > 0, !write(Self.notice(of: state), &state) {
                state.lost += 1
                return
            }
            state.lost = 0
            if write(line, &state) { return }
            state.lost = 1
        }
    }

    /// The number of lines that are lost since the last line that was written.
    package var lostCount: Int { state.withLock { $0.lost } }

    private static func notice(of state: State) -> String {
        let lines = state.lost == 1 ? "1 log line is" : "\(state.lost) log lines are"
        return "Backstaff: \(lines) lost: \(String(cString: strerror(state.reason)))"
    }

    /// - Returns: Whether the whole line is written.
    private func write(_ line: String, _ state: inout State) -> Bool {
        let bytes = Array(((state.isInsideLine ? "\n" : "") + line + "\n").utf8)
        var start = 0
        while start < bytes.count {
            let end = min(start + Self.chunk, bytes.count)
            let count = writeNow(bytes[start..<end])
            guard count > 0 else {
                if state.lost == 0 { state.reason = count == 0 ? EAGAIN : errno }
                if start > 0 { state.isInsideLine = true }
                return false
            }
            start += count
        }
        state.isInsideLine = false
        return true
    }

    /// Writes as many bytes as can be written without waiting.
    ///
    /// - Returns: The number of bytes, 0 if there is no space now, or -1 if there is an error.
    private func writeNow(_ bytes: ArraySlice<UInt8>) -> Int {
        while true {
            var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            let ready = Foundation.poll(&poll, 1, 0)
            if ready == 0 { return 0 }
            let count =
                ready < 0 ? -1 : bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 || errno != EINTR { return count }
        }
    }
}
