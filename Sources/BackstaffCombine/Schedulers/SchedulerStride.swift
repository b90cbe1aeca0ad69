import Foundation

/// A span of time in whole nanoseconds: the stride of every scheduler here that goes by a clock.
public struct _SchedulerStride:
    SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable, Sendable, ExpressibleByFloatLiteral
{
    /// The span in nanoseconds.
    public var magnitude: Int

    /// The span in seconds.
    public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }

    init(nanoseconds: Int) { magnitude = nanoseconds }

    /// So many seconds.
    public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
    /// So many seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// So many seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// So many seconds, if they can be told.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    /// The span that Dispatch means.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self.init(nanoseconds: .max)
        }
    }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { scaled(s, 1_000_000_000) }
    /// So many seconds; more than can be counted are the most that can.
    public static func seconds(_ s: Double) -> Self {
        let nanoseconds = s * 1e9
        if nanoseconds.isNaN { return Self(nanoseconds: 0) }
        return Self(nanoseconds: Int(exactly: nanoseconds.rounded()) ?? (s < 0 ? .min : .max))
    }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { scaled(ms, 1_000_000) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { scaled(us, 1000) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    private static func scaled(_ count: Int, _ unit: Int) -> Self {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
    }

    /// Whether `lhs` is shorter.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The sum; what can't be counted is the most that can.
    public static func + (lhs: Self, rhs: Self) -> Self {
        let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : sum)
    }
    /// The difference; what can't be counted is the most that can.
    public static func - (lhs: Self, rhs: Self) -> Self {
        let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Self(nanoseconds: overflow ? (lhs.magnitude < 0 ? .min : .max) : difference)
    }
    /// The product, in seconds.
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.timeInterval * rhs.timeInterval) }
    /// Multiplies, in seconds.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
