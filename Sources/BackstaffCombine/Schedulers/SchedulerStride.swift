import Foundation

/// A time interval in whole nanoseconds. It is the stride of all schedulers in this module.
public struct _SchedulerStride:
    SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable, Sendable, ExpressibleByFloatLiteral
{
    /// The time interval in nanoseconds.
    public var magnitude: Int

    /// The time interval in seconds.
    public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }

    init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Creates a time interval in seconds.
    public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
    /// Creates a time interval in seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Creates a time interval in seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Creates a time interval in seconds, or returns `nil` if the number can't be represented.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    /// Creates a time interval from that of Dispatch.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self.init(nanoseconds: .max)
        }
    }

    /// Creates a time interval in seconds.
    public static func seconds(_ s: Int) -> Self { scaled(s, 1_000_000_000) }
    /// Creates a time interval in seconds. It is clamped if it overflows, and zero if `s` is NaN.
    public static func seconds(_ s: Double) -> Self {
        let nanoseconds = s * 1e9
        if nanoseconds.isNaN { return Self(nanoseconds: 0) }
        return Self(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (s < 0 ? .min : .max))
    }
    /// Creates a time interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { scaled(ms, 1_000_000) }
    /// Creates a time interval in microseconds.
    public static func microseconds(_ us: Int) -> Self { scaled(us, 1000) }
    /// Creates a time interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    private static func scaled(_ count: Int, _ unit: Int) -> Self {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
    }

    /// Returns whether `lhs` is shorter than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Returns the sum. It is clamped if it overflows.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : sum)
    }
    /// Returns the difference. It is clamped if it overflows.
    public static func - (lhs: Self, rhs: Self) -> Self {
        let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : difference)
    }
    /// Returns the product of both intervals in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.timeInterval * rhs.timeInterval) }
    /// Multiplies by an interval in seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
