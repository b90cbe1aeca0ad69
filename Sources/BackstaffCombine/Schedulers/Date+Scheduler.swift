import Dispatch
import Foundation

/// A point in time for the schedulers of Foundation, as a date.
public struct _SchedulerDate: Strideable, Hashable, Codable, Sendable {
    /// A time interval.
    public typealias Stride = _SchedulerStride

    /// The date.
    public var date: Date

    /// A point in time.
    public init(_ date: Date) { self.date = date }

    /// Returns the time interval from this point in time to another.
    public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
    /// Returns the point in time after a time interval.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}

extension RunLoop: Scheduler {
    /// A point in time.
    public typealias SchedulerTimeType = _SchedulerDate

    /// Options for a run loop. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    ///
    /// Unlike on Apple's platforms, actions for the main run loop run on the main dispatch queue, because a server
    /// never runs that run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self !== RunLoop.main else { return DispatchQueue.main.schedule(action) }
        let work = Work(run: action)
        perform { work.run() }
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        guard self !== RunLoop.main else {
            return DispatchQueue.main.schedule(
                after: DispatchQueue.main.now.advanced(by: now.distance(to: date)), action)
        }
        let work = Work(run: action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
    }

    /// Runs an action at or after a point in time, and then repeatedly until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard self !== RunLoop.main else {
            let queue = DispatchQueue.main
            return queue.schedule(
                after: queue.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance, action)
        }
        let work = Work(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        add(timer, forMode: .default)
        return AnyCancellable(timer.invalidate)
    }
}

extension OperationQueue: Scheduler {
    /// A point in time.
    public typealias SchedulerTimeType = _SchedulerDate

    /// Options for an operation queue. There are none.
    public struct SchedulerOptions {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The smallest tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    /// Runs an action at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.now.advanced(by: now.distance(to: date))) { self.schedule(action) }
    }

    /// Runs an action at or after a point in time, and then repeatedly until it is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let clock = DispatchQueue.global()
        return clock.schedule(
            after: clock.now.advanced(by: now.distance(to: date)), interval: interval, tolerance: tolerance
        ) { self.schedule(action) }
    }
}
