import Foundation

// The name is that of Apple's C interface.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since the machine has started, in seconds. It doesn't go on while the machine sleeps.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
