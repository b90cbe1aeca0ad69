/// A scheduler that runs actions synchronously. Its time never advances.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only point in time of this scheduler.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A time interval. The scheduler doesn't wait for it.
        public typealias Stride = _SchedulerStride

        /// Returns zero.
        public func distance(to other: Self) -> Stride { .nanoseconds(0) }
        /// Returns the same point in time.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// This scheduler has no options.
    public typealias SchedulerOptions = Never

    /// The shared scheduler.
    public static let shared = ImmediateScheduler()

    /// The only point in time of this scheduler.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// The smallest tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs the action immediately.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Runs the action immediately.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }
    /// Runs the action immediately, and only once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
