/// Marks intervals for Instruments. There is no Instruments for a server, so nothing is recorded.
public struct OSSignposter: Sendable {
    /// A signposter that records nothing.
    public static let disabled = OSSignposter()

    /// Always `false`.
    public var isEnabled: Bool { false }

    /// Creates a signposter.
    public init(subsystem: String, category: String) {}

    /// Creates a signposter.
    public init(logger: Logger) {}

    /// Creates a signposter.
    public init(logHandle: OSLog) {}

    /// Creates a signposter.
    public init() {}

    /// Creates an identifier.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// Creates an identifier for an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Begins an interval with a message. The message isn't evaluated.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Ends an interval with a message. The message isn't evaluated.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a moment with a message. The message isn't evaluated.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Performs a closure.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
    /// The identifier of intervals that don't overlap.
    public static let exclusive = OSSignpostID()
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
