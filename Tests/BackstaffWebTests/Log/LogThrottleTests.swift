import Logging
import NIOCore
import Testing

@testable import BackstaffWeb

@Suite("Which log lines are written")
final class LogThrottleTests {
    private var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    private var throttle: LogThrottle

    init() {
        var limits = LogLimits()
        limits.linesPerSecond = 10
        limits.linesPerSecondOfConnection = 2
        limits.linesPerSecondOfAddress = 3
        limits.summaries = 2
        limits.knownLines = 1_000
        throttle = LogThrottle(limits: limits, at: now)
    }

    private func admits(_ line: String, from origin: LogOrigin = .server) -> Bool {
        throttle.admits(line, level: .notice, from: origin, at: now)
    }

    private func summaries(after seconds: Int64) -> [String] {
        now = now + .seconds(seconds)
        return throttle.summaries(at: now).map(\.text)
    }

    @Test("Q07 the same line is written once, then counted; another line is written")
    func same() {
        let written = (0..<100).map { _ in admits("dropped") }
        #expect(written.count { $0 } == 1 && written[0])
        #expect(admits("something else"))
        #expect(summaries(after: 9).isEmpty)
        #expect(summaries(after: 1) == ["99 more: dropped"])
        #expect(admits("dropped"))
        #expect(summaries(after: 10).isEmpty)
    }

    @Test("Q07 one connection's lines are limited, and others are written all the same")
    func connection() {
        let written = (0..<1_000).map { admits("key \($0)", from: .client("7")) }
        #expect(written.count { $0 } == 4)
        #expect(admits("key 1", from: .client("8")) == false)
        #expect(admits("another key", from: .client("8")))
        #expect(admits("no connection"))
        #expect(
            summaries(after: 10) == [
                "1 more: key 1", "996 more log lines were not written, because there were too many",
            ])
    }

    @Test("Q07 the lines of a process are limited, and there is space again a second later")
    func process() {
        let written = (0..<100).map { admits("line \($0)", from: .client("connection \($0)")) }
        #expect(written.count { $0 } == 20)
        now = now + .seconds(1)
        #expect(admits("later"))
    }

    @Test("Q07 one address's lines are limited, however many connections it has, and those of others are written")
    func address() {
        let written = (0..<100).map { admits("line \($0)", from: .client("\($0)", address: "192.0.2.1")) }
        #expect(written.count { $0 } == 6)
        #expect(admits("from another address", from: .client("200", address: "192.0.2.2")))
        now = now + .seconds(1)
        #expect((200..<300).count { admits("line \($0)", from: .client("\($0)", address: "192.0.2.1")) } == 3)
        // The end of an interval doesn't give the address its burst again.
        _ = (0..<100).map { admits("late \($0)", from: .client("late \($0)", address: "192.0.2.1")) }
        now = now + .seconds(9)
        _ = (0..<100).map { admits("later \($0)", from: .client("later \($0)", address: "192.0.2.1")) }
        _ = throttle.summaries(at: now)
        #expect(!admits("one more", from: .client("400", address: "192.0.2.1")))
    }

    @Test("Q07 as many addresses are remembered as lines; the others share a rate, and all clients share one")
    func manyAddresses() {
        var limits = LogLimits()
        limits.linesPerSecond = 1_000
        limits.linesPerSecondOfConnection = 2
        limits.linesPerSecondOfAddress = 3
        limits.knownLines = 5
        throttle = LogThrottle(limits: limits, at: now)
        func count(_ addresses: Range<Int>, _ word: String) -> Int {
            addresses.count { admits("\(word) \($0)", from: .client("\(word) \($0)", address: "192.0.2.\($0)")) }
        }
        #expect(count(0..<5, "first") == 5)
        #expect(count(5..<100, "other") == 6)
        #expect(count(0..<5, "again") == 5)
        // Addresses that have been silent are forgotten.
        now = now + .seconds(10)
        _ = throttle.summaries(at: now)
        #expect(count(200..<205, "new") == 5)
    }

    @Test("Q07 however many lines clients cause, a line that the server repeats is written once")
    func rememberedLines() {
        var limits = LogLimits()
        limits.knownLines = 5
        throttle = LogThrottle(limits: limits, at: now)
        for number in 0..<10 { #expect(admits("line \(number)", from: .client("\(number)"))) }
        #expect(admits("no more files") && !admits("no more files"))
    }

    @Test("Q07 what clients cause, and what the app logs, leave space for what the server says of itself")
    func origins() {
        for number in 0..<100 {
            _ = admits("line \(number)", from: .client("connection \(number)"))
            _ = admits("order \(number)", from: .app)
        }
        #expect(!admits("one more line", from: .client("8")) && !admits("one more order", from: .app))
        #expect(admits("worker 1 was ended by a trap"))
        // The server's own lines are limited too.
        #expect((0..<100).count { admits("worker \($0)") } == 19)
    }

    @Test("Q07 of many repeated lines the most frequent are summed up one by one, and the others only counted")
    func manyRepeats() {
        for (line, count) in [("a", 2), ("b", 5), ("c", 3), ("d", 2)] { for _ in 0..<count { _ = admits(line) } }
        #expect(
            summaries(after: 10) == [
                "4 more: b", "2 more: c", "2 more log lines were not written, because there were too many",
            ])
    }
}
