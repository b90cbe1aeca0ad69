extension Publishers {
    /// A publisher that sends a value after no other has arrived for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The time that must pass without another value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber, capacity: 0)
            // The number of the last event. A delivery with an older number is skipped.
            let last = Counter()
            let inlet = Inlet<Output, Failure>(
                subscription: outlet.start,
                value: { value in
                    let number = last.increment()
                    let due = scheduler.now.advanced(by: dueTime)
                    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
                        [weak outlet] in
                        if number == last.current { outlet?.offer(value) }
                    }
                    return .none
                },
                completion: { completion in
                    last.increment()
                    scheduler.schedule(options: options) { outlet.finish(completion) }
                }
            )
            outlet.setHooks(cancel: inlet.cancel)
            inlet.request(.unlimited)
            upstream.subscribe(inlet)
        }
    }

    /// A publisher that sends the first value, and then at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The length of the interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values are delivered.
        public let scheduler: Context
        /// Whether the latest value of an interval is sent, instead of the first.
        public let latest: Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ThrottleWindow<Output, Failure, Context>(subscriber, interval, scheduler, latest).attach(upstream)
        }
    }
}

/// The state of one subscription of a ``Publishers/Throttle``.
///
/// ```
///   value ──► no window open ──► sent, window opens
///         └─► window open ─────► held (if `latest`, it replaces the held one)
///   window closes ──► something held ──► sent, window opens again
///                 └─► upstream has completed ──► completion sent
/// ```
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held.
private final class ThrottleWindow<Output, Failure: Error, Context: Scheduler>: @unchecked Sendable {
    private let outlet: Outlet<Output, Failure>
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let latest: Bool
    private let lock = Lock()
    private var closing: Context.SchedulerTimeType?
    private var held: Output?
    private var isWaiting = false
    private var ending: Subscribers.Completion<Failure>?

    init<S: Subscriber>(
        _ subscriber: S, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool
    ) where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(subscriber, capacity: 0)
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
    }

    func attach<Upstream: Publisher>(_ upstream: Upstream)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        let inlet = Inlet<Output, Failure>(
            subscription: outlet.start,
            value: { [self] in
                take($0)
                return .none
            },
            completion: { [self] completion in
                let isWaiting = lock.locked {
                    ending = completion
                    return self.isWaiting
                }
                if !isWaiting { scheduler.schedule { self.outlet.finish(completion) } }
            }
        )
        outlet.setHooks(cancel: inlet.cancel)
        inlet.request(.unlimited)
        upstream.subscribe(inlet)
    }

    private func take(_ value: Output) {
        let now = scheduler.now
        var slot: Output? = value
        let (sendsNow, due) = lock.locked { () -> (Bool, Context.SchedulerTimeType?) in
            if isWaiting {
                if latest { swap(&held, &slot) }
                return (false, nil)
            }
            if let closing, now.distance(to: closing) > .nanoseconds(0) {
                swap(&held, &slot)
                isWaiting = true
                return (false, closing)
            }
            closing = now.advanced(by: interval)
            return (true, nil)
        }
        if sendsNow { scheduler.schedule { self.outlet.offer(value) } }
        if let due { scheduler.schedule(after: due, release) }
    }

    private func release() {
        let now = scheduler.now
        let (value, ending) = lock.locked {
            defer {
                held = nil
                isWaiting = false
                closing = now.advanced(by: interval)
            }
            return (held, self.ending)
        }
        if let value { outlet.offer(value) }
        if let ending { outlet.finish(ending) }
    }
}

extension Publisher {
    /// Sends a value after no other has arrived for `dueTime`. A value that still waits when this publisher completes
    /// is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends the first value, and then at most one value in each interval.
    ///
    /// - Parameters:
    ///   - interval: The length of the interval.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - latest: `true` to send the latest value of the interval, `false` to send the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
