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

    // MARK: os_log

    private func text(_ format: String, _ values: any CVarArg..., isDebugBuild: Bool = true) -> String {
        FormattedMessage(format, values, isDebugBuild: isDebugBuild).text
    }

    @Test("M04 os_log writes a message with values to its log, and one without values as it is")
    func formattedMessages() {
        let lines = Lines()
        let log = OSLog(BackstaffOS.Logger(subsystem: "shop", category: "sea", makeLogger: lines.makeLogger))
        os_log("%{public}@ has %d boats", log: log, type: .error, name, 3)
        os_log(.info, log: log, "%.1f knots", 7.25)
        os_log("%d ports", dso: UnsafeRawPointer(bitPattern: 1), log: log, 2)
        os_log("100%", log: log, type: .debug)
        os_log(.debug, log: log, "\(name) at 100%")
        #expect(
            lines.all == [
                "error shop sea: Köln has 3 boats", "info shop sea: 7.2 knots", "notice shop sea: 2 ports",
                "debug shop sea: 100%", "debug shop sea: Köln at 100%",
            ])
    }

    @Test("M04 the conversions of a message have flags, widths, precisions and lengths")
    func conversions() {
        #expect(text("%d %ld %hhd", Int8(-2), Int64.min, 300) == "-2 -9223372036854775808 300")
        #expect(text("%5d|%-5d|%05d|%+d|% d|%.3d", 42, 42, -42, 42, 42, 7) == "   42|42   |-0042|+42| 42|007")
        #expect(text("%x %X %#x %o %u", 255, 255, 255, 8, UInt8(200)) == "ff FF 0xff 10 200")
        #expect(text("%x %u", Int8(-1), Int32(-1)) == "ff 4294967295")
        #expect(text("%f %.2f %08.3f %+.0f", 1.5, Float(0.25), -3.14159, 2.0) == "1.500000 0.25 -003.142 +2")
        #expect(text("%e %a", 1e9, -1.0) == "1.000000e+09 -0x1p+0")
        #expect(text("%5.1f|%-6.1f|%g", CGFloat(2), 2.0, 0.5) == "  2.0|2.0   |0.5")
        #expect(text("%f %05f", -Double.infinity, Double.nan) == "-inf   nan")
        #expect(text("%c%c", 72, Int32(105)) == "Hi")
        #expect(text("%*d|%-*d|%.*f", 4, 1, 4, 1, 1, 0.25) == "   1|1   |0.2")
        #expect(text("%@ %s %.2s %6s", "a", "b", "cde", "f") == "a b cd      f")
        #expect(text("100%% of %d%%", 5) == "100% of 5%")
        #expect(text("%{bool}d %{BOOL}d %{public, bool}d %d %@", 1, 0, true, true, false) == "true NO true 1 false")
        #expect(text("%{public, signpost.description:attribute}@ %{time_t}d", "a", 5) == "a 5")
    }

    @Test("M04 the braces of a conversion say whether its value is shown; without braces its type does")
    func privateValues() {
        let format = "%@ %{public}@ %{private}@ %{sensitive}@ %d %{private}d %{public,private}@"
        #expect(text(format, name, name, name, name, 1, 2, name) == "Köln Köln Köln <private> 1 2 Köln")
        #expect(
            text(format, name, name, name, name, 1, 2, name, isDebugBuild: false)
                == "<private> Köln <private> <private> 1 <private> <private>")
        let hash = text("%{private, mask.hash}@", name, isDebugBuild: false)
        #expect(hash.hasPrefix("<mask.hash: '") && !hash.contains(name))
        #expect(text("%s %d", name, name, isDebugBuild: false) == "<private> <private>")
    }

    @Test("M04 a format that doesn't fit its values is written as far as it goes, and reads no memory")
    func badFormats() throws {
        #expect(text("%d and %@", 1) == "1 and <decode: missing data>")
        #expect(text("%d", 1, 2, 3) == "1")
        #expect(text("no values", 1) == "no values")
        #expect(text("%s %@ %f %d %x", 1, 2, 3, 4.5, "a") == "1 2 3 4.5 a")
        #expect(text("a%nb%@", 7, "c") == "abc")
        #expect(text("%*d", 5) == "<decode: missing data>")
        #expect(text("%*d", "wide", 5) == "5")
        #expect(text("%y %d", 1) == "%y 1")
        #expect(text("%{public") == "%{public" && text("50%") == "50%" && text("%{public}") == "%{public}")
        #expect(text("%l %5", 1) == "%l %5" && text("%") == "%" && text("") == "")
        #expect(text("%c", Int.max) == "\u{FFFD}" && text("%c", 0xD800) == "\u{FFFD}")
        #expect(text("%99999999999999999999d", 1).count == 100 && text("%.*f", Int.max, 0.5).count == 102)
        #expect(text("%*d|%-*d", Int.min, 1, Int.min, 1).count == 201)
        // Nothing is at this address.
        let pointer = try #require(UnsafePointer<CChar>(bitPattern: 16))
        #expect(text("%s", pointer).hasSuffix("10") && text("%@ %.*P", pointer, 9, pointer).hasSuffix("10"))
        #expect(text("%p", pointer, isDebugBuild: false).hasSuffix("10"))
        #expect(text("%s", pointer, isDebugBuild: false) == "<private>")
    }

    @Test("M04 any format with any values is written, and a private value is never shown in a release build")
    func randomFormats() {
        var random = SystemRandomNumberGenerator()
        let parts = "% { } private public , @ d s n * . 9 l f x P é".split(separator: " ").map(String.init) + [" "]
        let values: [any CVarArg] = [1, -1, Int.min, UInt64.max, 0.5, Double.nan, "secret", true, CGFloat(2)]
        for _ in 1...5_000 {
            let format = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let chosen = (0..<4).map { _ in values.randomElement(using: &random) ?? 0 }
            let text = FormattedMessage("%{private}@" + format, ["secret"] + chosen, isDebugBuild: false).text
            #expect(text.hasPrefix("<private>"), "\(format)")
        }
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
