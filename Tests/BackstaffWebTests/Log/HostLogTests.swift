import BackstaffNavigation
import Foundation
import Logging
import Testing

@testable import BackstaffWeb

@Suite("The server's log")
struct HostLogTests {
    /// What a log writes to a file.
    private func written(_ format: LogFormat, by write: (Logger) -> Void) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
        let descriptor = open(file.path, O_CREAT | O_WRONLY, 0o600)
        defer {
            close(descriptor)
            try? FileManager.default.removeItem(at: file)
        }
        let log = HostLog(format: format, stream: LogStream(descriptor: descriptor))
        write(Logger(label: "test") { HostLogHandler(label: $0, log: log, level: .info) })
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
    }

    @Test(
        "Q03 a line of text has time, level, label, message and what it is about; a less important line isn't written")
    func text() throws {
        let lines = try written(.text) { logger in
            let logger = logger.of(visitor: "3f9a2c0011223344", address: IPAddress.loopback.block)
            logger.notice("closed", metadata: ["connection": "7"])
            logger.debug("a detail")
        }
        #expect(lines.count == 1)
        #expect(
            lines[0].wholeMatch(of: /\S+T\S+Z notice test: closed \(connection: 7, visitor: 3f9a2c\)/) != nil,
            "\(lines)")
    }

    @Test("Q03 a line of JSON is an object with the same facts")
    func json() throws {
        let lines = try written(.json) { $0.warning("a \"quote\"\nand an end", metadata: ["scene": "ab"]) }
        let object = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: String])
        #expect(object["time"]?.hasSuffix("Z") == true)
        #expect(
            object.filter { $0.key != "time" } == [
                "level": "warning", "label": "test", "message": "a \"quote\"\nand an end", "scene": "ab",
            ])
    }

    @Test("Q07 however much clients cause and an app logs, the server's own lines are written")
    func origins() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
        let descriptor = open(file.path, O_CREAT | O_WRONLY, 0o600)
        defer {
            close(descriptor)
            try? FileManager.default.removeItem(at: file)
        }
        let log = HostLog(stream: LogStream(descriptor: descriptor))
        let server = Logger(label: HostLog.label) { HostLogHandler(label: $0, log: log, level: .info) }
        let app = Logger(label: "shop") { HostLogHandler(label: $0, log: log, level: .info) }
        for number in 0..<1_000 {
            server.of(connection: number).notice("closed for reason \(number)")
            app.notice("order \(number)", metadata: ["connection": "\(number)"])
        }
        server.error("worker 1 was ended by a trap")
        let lines = try String(contentsOf: file, encoding: .utf8)
        #expect(lines.contains("Backstaff: worker 1 was ended by a trap"))
        #expect(lines.contains("Backstaff: closed for reason 1 ") && lines.contains("shop: order 1 "))
        #expect(!lines.contains("closed for reason 999 ") && !lines.contains("order 999 "))
    }

    @Test("Q07 a message with line ends is one line of text")
    func oneLine() throws {
        let lines = try written(.text) { $0.notice("a\nb\u{1b}[2J") }
        #expect(lines.count == 1 && lines[0].hasSuffix(#"test: a\nb\u{1B}[2J"#), "\(lines)")
    }
}
