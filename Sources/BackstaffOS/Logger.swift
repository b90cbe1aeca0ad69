import Foundation
import Logging

/// Writes messages to the log of the server.
///
/// The subsystem is the label of the lines, and the category is in the field `category`.
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String?
    /// Creates the logger of swift-log for a message. It is not created before, because the app may create this value
    /// before the server sets the log system up.
    private let makeLogger: @Sendable (String) -> Logging.Logger

    /// Creates a logger without a category. The name of the process is the subsystem.
    public init() {
        self.init(subsystem: ProcessInfo.processInfo.processName, category: nil)
    }

    /// Creates a logger.
    public init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: Optional(category))
    }

    package init(
        subsystem: String, category: String?,
        makeLogger: @escaping @Sendable (String) -> Logging.Logger = { Logging.Logger(label: $0) }
    ) {
        self.subsystem = subsystem
        self.category = category
        self.makeLogger = makeLogger
    }

    /// Creates a logger with the subsystem and category of a log.
    public init(_ log: OSLog) {
        self = log.logger
    }

    /// Writes a message with the level `notice`.
    public func log(_ message: OSLogMessage) { write(message, .notice) }

    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.level) }

    /// Writes a message with the level `trace`.
    public func trace(_ message: OSLogMessage) { write(message, .trace) }

    /// Writes a message with the level `debug`.
    public func debug(_ message: OSLogMessage) { write(message, .debug) }

    /// Writes a message with the level `info`.
    public func info(_ message: OSLogMessage) { write(message, .info) }

    /// Writes a message with the level `notice`.
    public func notice(_ message: OSLogMessage) { write(message, .notice) }

    /// Writes a message with the level `warning`.
    public func warning(_ message: OSLogMessage) { write(message, .warning) }

    /// Writes a message with the level `error`.
    public func error(_ message: OSLogMessage) { write(message, .error) }

    /// Writes a message with the level `critical`.
    public func critical(_ message: OSLogMessage) { write(message, .critical) }

    /// Writes a message with the level `critical`.
    public func fault(_ message: OSLogMessage) { write(message, .critical) }

    private func write(_ message: OSLogMessage, _ level: Logging.Logger.Level) {
        let metadata = category.map { ["category": Logging.Logger.MetadataValue.string($0)] }
        makeLogger(subsystem).log(level: level, "\(message.text)", metadata: metadata)
    }
}
