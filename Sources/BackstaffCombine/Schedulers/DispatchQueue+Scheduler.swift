import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// A moment of Dispatch's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// A span of time.
        public typealias Stride = _SchedulerStride

        /// The moment as Dispatch counts it.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
        private let nanoseconds: UInt64

        /// A moment of Dispatch's clock.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// The span from this moment to another.
        public func distance(to other: Self) -> Stride {
            other.nanoseconds >= nanoseconds
                ? Stride(nanoseconds: Int(clamping: other.nanoseconds - nanoseconds))
                : Stride(nanoseconds: -Int(clamping: nanoseconds - other.nanoseconds))
        }

        /// The moment so much later.
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

    /// How Dispatch runs work.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// Further flags.
        public var flags: DispatchWorkItemFlags
        /// The group that the work belongs to.
        public var group: DispatchGroup?

        /// Options, with Dispatch's defaults.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The moment it is.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Dispatch tells any two moments apart.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action after a moment. The tolerance is not made use of.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = Work(run: action)
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.run() }
    }

    /// Runs an action after a moment, and again after each interval until cancelled or let go.
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
