import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A point in time of Dispatch's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// A time interval.
        public typealias Stride = _SchedulerStride

        /// The point in time as a Dispatch time.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
        private let nanoseconds: UInt64

        /// A point in time of Dispatch's clock.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// Returns the time interval from this point in time to another.
        public func distance(to other: Self) -> Stride {
            other.nanoseconds >= nanoseconds
                ? Stride(nanoseconds: Int(clamping: other.nanoseconds - nanoseconds))
                : Stride(nanoseconds: -Int(clamping: nanoseconds - other.nanoseconds))
        }

        /// Returns the point in time after a time interval.
        public func advanced(by n: Stride) -> Self {
            let span = n.magnitude.magnitude
            let (sum, overflow) =
                n.magnitude < 0
                ? nanoseconds.subtractingReportingOverflow(UInt64(span))
                : nanoseconds.addingReportingOverflow(UInt64(span))
            let latest = UInt64(Int64.max)
            return Self(
                DispatchTime(uptimeNanoseconds: overflow ? (n.magnitude < 0 ? 0 : latest) : Swift.min(sum, latest)))
        }
    }

    /// Options for actions on a dispatch queue.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Further flags.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group of the action.
        public var group: DispatchGroup?

        /// Creates options. The defaults are those of Dispatch.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// The smallest tolerance: zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action at or after a point in time. The tolerance has no effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action at or after a point in time, and then repeatedly until the returned object is canceled or
    /// deallocated.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Work(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(Swift.max(interval.magnitude, 1)),
            leeway: .nanoseconds(Swift.max(tolerance.magnitude, 0)))
        timer.setEventHandler { work.run() }
        timer.resume()
        return AnyCancellable {
            timer.setEventHandler(handler: nil)
            timer.cancel()
        }
    }
}
