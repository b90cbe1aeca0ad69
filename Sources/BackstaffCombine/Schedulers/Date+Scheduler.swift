import Dispatch
import Foundation

/// A moment of the calendar: the time of the schedulers that Foundation brings.
public struct _SchedulerDate: Strideable, Hashable, Codable, Sendable {
    /// A span of time.
    public typealias Stride = _SchedulerStride

    /// The moment.
    public var date: Date

    /// A moment.
    public init(_ date: Date) { self.date = date }

    /// The span from this moment to another.
    public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
    /// The moment so much later.
    public func advanced(by n: Stride) -> Self { Self(date + n.timeInterval) }
}

extension RunLoop: Scheduler {
    /// A moment.
    public typealias SchedulerTimeType = _SchedulerDate

    /// There is nothing to say about how a run loop runs work.
    public struct SchedulerOptions {}

    /// The moment it is.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Any two moments are told apart.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible. Unlike on Apple's platforms, the main run loop's work runs on the main queue:
    /// a server never pumps that run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self !== RunLoop.main else { return DispatchQueue.main.schedule(action) }
        let work = Work(run: action)
        perform { work.run() }
    }

    /// Runs an action after a moment.
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

    /// Runs an action after a moment, and again after each interval until cancelled.
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
    /// A moment.
    public typealias SchedulerTimeType = _SchedulerDate

    /// There is nothing to say about how an operation queue runs work.
    public struct SchedulerOptions {}

    /// The moment it is.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Any two moments are told apart.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        addOperation { work.run() }
    }

    /// Runs an action after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let clock = DispatchQueue.global()
        clock.schedule(after: clock.now.advanced(by: now.distance(to: date))) { self.schedule(action) }
    }

    /// Runs an action after a moment, and again after each interval until cancelled.
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
