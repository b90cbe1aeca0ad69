/// Runs everything at once, where it is scheduled. Time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The one moment there is.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A span of time that isn't waited for.
        public typealias Stride = _SchedulerStride

        /// The span to another moment.
        public func distance(to other: Self) -> Stride { .nanoseconds(0) }
        /// The same moment.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// It has no options.
    public typealias SchedulerOptions = Never

    /// The one.
    public static let shared = ImmediateScheduler()

    /// The one moment there is.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// There is nothing to tolerate.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs the action now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Runs the action now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }
    /// Runs the action now, once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
