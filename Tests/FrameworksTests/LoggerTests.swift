import BackstaffOS
import Logging
import Synchronization
import Testing

@Suite("os.Logger")
struct LoggerTests {
    private let name = "Köln"

    @Test("M04 each method writes to the log of the process, with its level, subsystem and category")
    func levels() {
        let lines = Lines()
        let logger = BackstaffOS.Logger(subsystem: "shop", category: "letters", makeLogger: lines.makeLogger)
        logger.trace("trace")
        logger.debug("debug")
        logger.info("info")
        logger.log("log")
        logger.notice("notice")
        logger.warning("warning")
        logger.error("error")
        logger.critical("critical")
        logger.fault("fault")
        logger.log(level: .error, "level")
        BackstaffOS.Logger(subsystem: "shop", category: nil, makeLogger: lines.makeLogger).info("no category")
        #expect(
            lines.all == [
                "trace shop letters: trace", "debug shop letters: debug", "info shop letters: info",
                "notice shop letters: log", "notice shop letters: notice", "warning shop letters: warning",
                "error shop letters: error", "critical shop letters: critical", "critical shop letters: fault",
                "error shop letters: level", "info shop: no category",
            ])
    }

    @Test("M04 a message has formats and alignments")
    func formats() {
        let message: OSLogMessage =
            "\(255, format: .hex) \(1.0 / 3, format: .fixed(precision: 2)) \(true, format: .answer) [\("a", align: .right(columns: 3), privacy: .public)] \(Int.self)"
        #expect(message.text == "ff 0.33 yes [  a] Int")
    }

    @Test(
        "M04 a debug build shows all values but sensitive ones; a release build shows only numbers and public ones",
        arguments: [
            (OSLogPrivacy.auto, false, "Köln", "<private>"), (.auto, true, "Köln", "Köln"),
            (.public, false, "Köln", "Köln"), (.private, true, "Köln", "<private>"),
            (.sensitive, true, "<private>", "<private>"),
        ] as [(OSLogPrivacy, Bool, String, String)])
    func privacy(_ privacy: OSLogPrivacy, isScalar: Bool, debug: String, release: String) {
        #expect(privacy.text(name, isScalar: isScalar, isDebugBuild: true) == debug)
        #expect(privacy.text(name, isScalar: isScalar, isDebugBuild: false) == release)
    }

    @Test("M04 hidden values with a hash are equal if the values are, and don't show them")
    func hashes() {
        func text(_ value: String) -> String {
            OSLogPrivacy.private(mask: .hash).text(value, isScalar: false, isDebugBuild: false)
        }
        #expect(text("a") == text("a"))
        #expect(text("a") != text("b"))
        #expect(!text(name).contains(name))
    }
}

/// The lines that were logged.
private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func makeLogger(_ label: String) -> Logging.Logger {
        Logging.Logger(label: label) { Handler(label: $0, lines: self) }
    }

    private struct Handler: LogHandler {
        let label: String
        let lines: Lines
        var logLevel = Logging.Logger.Level.trace
        var metadata: Logging.Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let category = event.metadata?["category"].map { " \($0)" } ?? ""
            lines.lines.withLock { $0.append("\(event.level) \(label)\(category): \(event.message)") }
        }
    }
}
