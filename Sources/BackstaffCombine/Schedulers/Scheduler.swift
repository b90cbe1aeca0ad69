/// A type that runs actions, immediately or at a later time.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of the options for actions.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that the scheduler supports.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at or after a point in time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs an action at or after a point in time, and then repeatedly until it is canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs an action at or after a point in time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action at or after a point in time, and then repeatedly until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at or after a point in time, and then repeatedly until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A time interval that can be created from seconds and fractions of seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// Creates a time interval in seconds.
    static func seconds(_ s: Int) -> Self
    /// Creates a time interval in seconds.
    static func seconds(_ s: Double) -> Self
    /// Creates a time interval in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Creates a time interval in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Creates a time interval in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Passes a closure to APIs that require a `@Sendable` closure.
///
/// This is as sound as in Apple's framework: by contract a `Scheduler` accepts closures that aren't `@Sendable` and
/// runs each on its own queue, never twice at a time. The caller must not use the closure's captures afterwards.
struct Work: @unchecked Sendable {
    let run: () -> Void
}
