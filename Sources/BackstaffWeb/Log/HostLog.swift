import BackstaffNavigation
import Foundation
import Logging

/// The log of the process. All lines of the server and all reports of mistakes go through it.
package final class HostLog: Sendable {
    /// The label of the server's own lines. An app's loggers have other labels.
    static let label = "Backstaff"

    private let format: LogFormat
    private let stream: LogStream
    private let throttle: SharedLogThrottle
    private let metrics: HostMetrics?

    init(
        format: LogFormat = .text, limits: LogLimits = LogLimits(), clock: HostClock = .system,
        stream: LogStream = .standardError, metrics: HostMetrics? = nil
    ) {
        self.metrics = metrics
        self.format = format
        self.stream = stream
        throttle = SharedLogThrottle(limits: limits, clock: clock)
    }

    /// Makes this log the one of the process: for all loggers, and for reports of mistakes in the use of the framework.
    func bootstrap(level: Logger.Level) {
        LoggingSystem.bootstrap { HostLogHandler(label: $0, log: self, level: level) }
        // A mistake is the app's, and a client may have caused it.
        Logger(label: Self.label) { HostLogHandler(label: $0, log: self, level: level, origin: .app) }.receiveReports()
    }

    /// Writes a line, unless there are too many.
    ///
    /// - Parameters:
    ///   - address: The address of the client that has caused the line.
    ///   - origin: What has caused the line, if no client has.
    func write(
        _ message: String, label: String, level: Logger.Level, metadata: Logger.Metadata,
        address: Logger.MetadataValue? = nil, from origin: LogOrigin
    ) {
        // The metadata of an app's own lines may have the same keys.
        let origin = label == Self.label ? LogOrigin(metadata, address: address, other: origin) : origin
        let (isAdmitted, summaries) = throttle.admits(message, level: level, from: origin)
        write(summaries)
        if isAdmitted {
            write(format.line(message, label: label, level: level, metadata: metadata, at: Date()))
        } else {
            metrics?.logLinesLeftOut.increment()
        }
    }

    private func write(_ line: String) {
        stream.write(line)
        if let metrics, stream.lostCount > 0 { metrics.logLinesLeftOut.increment() }
    }

    /// Writes how many lines were left out, if it is time for that. The server calls this every few seconds.
    func sumUp() {
        write(throttle.summaries())
    }

    private func write(_ summaries: [LogThrottle.Summary]) {
        for summary in summaries {
            write(format.line(summary.text, label: Self.label, level: summary.level, metadata: [:], at: Date()))
        }
    }
}

/// Passes the lines of a logger to the log of the process.
struct HostLogHandler: LogHandler {
    var metadata = Logger.Metadata()
    var metadataProvider: Logger.MetadataProvider?
    var logLevel: Logger.Level
    private let label: String
    private let log: HostLog
    private let origin: LogOrigin
    private var address: Logger.MetadataValue?

    /// - Parameter origin: What causes the lines that no client causes. Without it, the label decides.
    init(label: String, log: HostLog, level: Logger.Level, origin: LogOrigin? = nil) {
        self.origin = origin ?? (label == HostLog.label ? .server : .app)
        self.label = label
        self.log = log
        logLevel = level
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { key == LogOrigin.addressKey ? address : metadata[key] }
        set { if key == LogOrigin.addressKey { address = newValue } else { metadata[key] = newValue } }
    }

    func log(event: LogEvent) {
        var facts = metadata
        for more in [metadataProvider?.get(), event.metadata] { facts.merge(more ?? [:]) { $1 } }
        log.write("\(event.message)", label: label, level: event.level, metadata: facts, address: address, from: origin)
    }
}
