import BackstaffNavigation
import Foundation
import Testing

@Suite("A stream of log lines")
struct LogStreamTests {
    /// A pipe or a pair of sockets whose reader isn't in a hurry.
    private final class Pipe {
        private var ends: [Int32] = [0, 0]

        init() { _ = Foundation.pipe(&ends) }

        /// Makes a pair of sockets. It holds more than a pipe, whose size depends on how many pipes the user has.
        init(ofSockets: Void) { _ = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) }

        var writer: Int32 { ends[1] }

        /// All that stands in the pipe now.
        func read() -> String {
            var poll = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
            var all: [UInt8] = []
            while Foundation.poll(&poll, 1, 0) > 0 {
                var bytes = [UInt8](repeating: 0, count: 65_536)
                let count = Foundation.read(ends[0], &bytes, bytes.count)
                if count <= 0 { break }
                all += bytes[..<count]
            }
            return String(decoding: all, as: UTF8.self)
        }

        func closeReader() {
            close(ends[0])
            ends[0] = -1
        }

        deinit { for end in ends where end >= 0 { close(end) } }
    }

    @Test("Q07 lines are written whole and in order, and none is lost while there is space")
    func whole() {
        let pipe = Pipe(ofSockets: ())
        let stream = LogStream(descriptor: pipe.writer)
        let long = String(repeating: "x", count: 10_000)
        for line in ["first", long, "third"] { stream.write(line) }
        #expect(pipe.read() == "first\n\(long)\nthird\n")
        #expect(stream.lostCount == 0)
    }

    @Test("Q07 a full disk loses lines, and doesn't trap")
    func fullDisk() throws {
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        defer { close(full) }
        let stream = LogStream(descriptor: full)
        for _ in 0..<3 { stream.write("lost") }
        #expect(stream.lostCount == 3)
    }

    @Test(
        "Q07 a pipe that nobody reads loses lines without waiting; the number of them is written as soon as it is read")
    func unread() throws {
        let pipe = Pipe()
        let stream = LogStream(descriptor: pipe.writer)
        let line = String(repeating: "y", count: 999)
        for _ in 0..<200 { stream.write(line) }
        let lost = stream.lostCount
        #expect(lost > 100)
        let written = pipe.read().split(separator: "\n")
        #expect(written.count { $0 == line } == 200 - lost)

        stream.write("again")
        let reason = String(cString: strerror(EAGAIN))
        #expect(pipe.read().hasSuffix("Backstaff: \(lost) log lines are lost: \(reason)\nagain\n"))
        #expect(stream.lostCount == 0)
        stream.write("and on")
        #expect(pipe.read() == "and on\n")
    }

    @Test("Q07 a pipe whose reader has ended loses lines, and doesn't end the process")
    func brokenPipe() {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let stream = LogStream(descriptor: pipe.writer)
        pipe.closeReader()
        stream.write("lost")
        #expect(stream.lostCount == 1)
    }

    @Test("Q07 a closed descriptor loses lines")
    func closed() {
        let stream = LogStream(descriptor: 987_654)
        stream.write("lost")
        #expect(stream.lostCount == 1)
    }
}
