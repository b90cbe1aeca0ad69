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

    package init(_ logger: Logger) {
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

/// Writes a message with conversions, such as `%{public}@` and `%.1f`, to a log.
///
/// `{private}`, `{public}`, `{sensitive}` and `{mask.hash}` say whether a value is shown, as ``OSLogPrivacy`` does. `{bool}`
/// and `{BOOL}` name a truth value. What else is in braces has no effect.
///
/// Unlike Apple's function, it never reads memory through a pointer, so `%s` and `%P` write the address. A value that doesn't
/// fit its conversion is written by its description, and a number with all its digits, whatever length the format gives it.
/// For a value that isn't there, the log says `<decode: missing data>`.
///
/// - Parameters:
///   - message: The format.
///   - dso: It has no effect.
///   - log: The log.
///   - type: The level.
///   - args: The values.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(format: message, args))
}

/// Writes a message with conversions, such as `%{public}@` and `%.1f`, to a log.
///
/// The conversions are those of `os_log(_:dso:log:type:_:)`.
///
/// - Parameters:
///   - type: The level.
///   - dso: It has no effect.
///   - log: The log.
///   - message: The format.
///   - args: The values.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.logger.log(level: type, OSLogMessage(format: message, args))
}
