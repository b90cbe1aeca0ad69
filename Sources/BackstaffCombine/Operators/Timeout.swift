extension Publishers {
    /// Ends when no value has come for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails, or as `customError` says.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How long a value may be waited for.
        public let interval: Context.SchedulerTimeType.Stride
        /// Where the end is delivered.
        public let scheduler: Context
        /// How the scheduler runs the delivery.
        public let options: Context.SchedulerOptions?
        /// What it fails with; it finishes if nil.
        public let customError: (() -> Failure)?

        /// Serves a subscriber.
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
    /// Ends if no value has come for `interval`.
    ///
    /// - Parameter customError: What it fails with then; it finishes if nil.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
