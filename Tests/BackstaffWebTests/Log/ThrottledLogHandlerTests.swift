import Logging
import NIOCore
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("A log that belongs to another server")
struct ThrottledLogHandlerTests {
    /// A handler that keeps its lines.
    private struct Kept: LogHandler {
        final class Lines: Sendable {
            let all = Mutex<[String]>([])
        }

        let lines = Lines()
        var metadata = Logger.Metadata()
        var logLevel = Logger.Level.info

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let facts = metadata.keys.sorted().map { " " + $0 }.joined()
            lines.all.withLock { $0.append("\(event.level) \(event.message)\(facts)") }
        }
    }

    @Test("Q07 the same line is written once and then counted; other lines and other connections aren't affected")
    func throttled() {
        let kept = Kept()
        let now = Mutex(NIODeadline.now())
        let clock = HostClock { now.withLock { $0 } }
        let logger = Logger(label: "site") { _ in ThrottledLogHandler(kept, clock: clock) }
        for _ in 0..<80 { logger.warning("a seal doesn't open", metadata: ["connection": "1"]) }
        for number in 0..<80 { logger.notice("line \(number)", metadata: ["connection": "2"]) }
        logger.notice("another", metadata: ["connection": "3"])
        logger.debug("a detail")
        let written = kept.lines.all.withLock { $0 }
        #expect(written.count { $0 == "warning a seal doesn't open" } == 1)
        #expect(written.count { $0.hasPrefix("notice line") } == 4)
        #expect(written.last == "notice another")

        now.withLock { $0 = $0 + LogLimits().interval + .seconds(1) }
        logger.notice("later")
        let later = kept.lines.all.withLock { $0 }.dropFirst(written.count)
        #expect(later.contains { $0.hasPrefix("warning 79 more: a seal") }, "\(later)")
        #expect(later.last == "notice later")
    }

    @Test("Q07 the lines of an address are limited, and its address isn't passed on")
    func address() throws {
        let kept = Kept()
        let time = NIODeadline.now()
        let logger = Logger(label: "site") { _ in ThrottledLogHandler(kept, clock: HostClock { time }) }
        for (address, connections) in [("192.0.2.1", 0..<100), ("192.0.2.2", 100..<101)] {
            let block = try #require(IPAddress(address)).block
            for number in connections { logger.of(connection: number, address: block).notice("line \(number)") }
        }
        let written = kept.lines.all.withLock { $0 }
        #expect(written.count == 21 && written.last == "notice line 100 connection")
    }

    @Test("Q07 the logger keeps its label and its level")
    func level() {
        let kept = Kept()
        var logger = Logger(label: "site") { _ in kept }
        logger.logLevel = .error
        let throttled = logger.throttled
        throttled.warning("quiet")
        throttled.error("loud")
        #expect(throttled.label == "site" && throttled.logLevel == .error)
        #expect(kept.lines.all.withLock { $0 } == ["error loud"])
    }
}
