import BackstaffNavigation
import Foundation
import Logging

@testable import BackstaffWeb

/// A log in a file, with a logger and a stream that write to it.
///
/// The file stays open until the process ends. A worker's last lines may come after the test, and the file's number must not
/// be another file's by then.
final class WorkerLog: Sendable {
    let logger: Logger
    let stream: LogStream
    private let file: URL

    init() {
        file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
        let stream = LogStream(descriptor: open(file.path, O_CREAT | O_WRONLY | O_APPEND, 0o600))
        self.stream = stream
        let log = HostLog(stream: stream)
        logger = Logger(label: "Test") { HostLogHandler(label: $0, log: log, level: .info) }
    }

    /// The lines so far. Those of the logger have no time and no level.
    var lines: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            line.firstRange(of: " Test: ").map { String(line[$0.upperBound...]) } ?? String(line)
        }
    }

    deinit { try? FileManager.default.removeItem(at: file) }
}
