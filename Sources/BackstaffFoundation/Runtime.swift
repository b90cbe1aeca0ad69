import Foundation

/// Calls a closure. Linux has no autoreleased objects, so nothing else happens.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }

extension ProcessInfo {
    /// Whether the device saves power. A page doesn't know, so this is always `false`.
    public var isLowPowerModeEnabled: Bool { false }
}
