extension Publishers {
    /// A publisher that completes if no value arrives for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The longest time without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which values and the completion are delivered.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?
        /// The closure that returns the error for a timeout. If it is `nil`, the publisher finishes.
        public let customError: (() -> Failure)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            let handoff = Handoff { scheduler.schedule(options: options, $0) }
            let last = Counter()
            let link = Link()
            func watch() {
                let number = last.increment()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) { [weak outlet] in
                    guard number == last.current, let outlet else { return }
                    outlet.cancelSource()
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            let inlet = Inlet<Output, Failure>(
                subscription: {
                    outlet.start()
                    watch()
                },
                value: { value in
                    watch()
                    handoff { link.request(outlet.offer(value)) }
                    return .none
                },
                completion: { completion in
                    last.increment()
                    handoff { outlet.finish(completion) }
                }
            )
            link.set(inlet)
            outlet.setHooks(request: link.request, cancel: link.cancel)
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    /// Completes if no value arrives for `interval`.
    ///
    /// - Parameters:
    ///   - interval: The longest time without a value.
    ///   - scheduler: The scheduler on which values and the completion are delivered.
    ///   - options: The options for the scheduler.
    ///   - customError: A closure that returns the error for a timeout. If it is `nil`, the publisher finishes.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
