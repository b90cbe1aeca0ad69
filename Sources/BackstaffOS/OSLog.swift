import Logging

/// A subsystem and a category of messages, for `Logger(_:)` and `os_log`.
public final class OSLog: Sendable {
    /// The log without a category.
    public static let `default` = OSLog(Logger())

    let logger: Logger

    /// Creates a log.
    public convenience init(subsystem: String, category: String) {
        self.init(Logger(subsystem: subsystem, category: category))
    }

    private init(_ logger: Logger) {
        self.logger = logger
    }
}

/// The level of a message.
public struct OSLogType: Hashable, Sendable {
    /// The level `notice`.
    public static let `default` = OSLogType(level: .notice)
    /// The level `info`.
    public static let info = OSLogType(level: .info)
    /// The level `debug`.
    public static let debug = OSLogType(level: .debug)
    /// The level `error`.
    public static let error = OSLogType(level: .error)
    /// The level `critical`.
    public static let fault = OSLogType(level: .critical)

    let level: Logging.Logger.Level
}

/// Writes a message to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    log.logger.log(level: type, message)
}

/// Writes a message to a log.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.logger.log(level: type, message)
}
