import BackstaffNavigation
import Foundation
import Logging

@testable import BackstaffWeb

/// A log in a file, with a logger and a stream that write to it.
final class WorkerLog: Sendable {
    let logger: Logger
    let stream: LogStream
    private let file: URL
    private let descriptor: Int32

    init() {
        file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID()).txt")
        descriptor = open(file.path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
        let stream = LogStream(descriptor: descriptor)
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

    deinit {
        close(descriptor)
        try? FileManager.default.removeItem(at: file)
    }
}
