extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The scheduler on which values and the completion are delivered.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.carry(to: subscriber, through: Handoff { scheduler.schedule(options: options, $0) })
        }
    }

    /// A publisher that delays the delivery of values and the completion.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The length of the delay.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance of the delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler on which values and the completion are delivered.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handoff = Handoff {
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
            }
            upstream.carry(to: subscriber, through: handoff)
        }
    }

    /// A publisher that subscribes, requests values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The scheduler on which the upstream is used.
        public let scheduler: Context
        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handoff = Handoff { scheduler.schedule(options: options, $0) }
            let outlet = Outlet<Output, Failure>(subscriber)
            let inlet = Inlet<Output, Failure>(
                subscription: outlet.start, value: { outlet.offer($0) }, completion: outlet.finish)
            outlet.setHooks(
                request: { demand in handoff { inlet.request(demand) } },
                cancel: { handoff(inlet.cancel) }
            )
            handoff { upstream.subscribe(inlet) }
        }
    }
}

extension Publisher {
    fileprivate func carry<S: Subscriber>(
        to subscriber: S, through handoff: Handoff
    ) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet<Output, Failure>(subscriber)
        let link = Link()
        let inlet = Inlet<Output, Failure>(
            subscription: outlet.start,
            value: { value in
                handoff { link.request(outlet.offer(value)) }
                return .none
            },
            completion: { completion in handoff { outlet.finish(completion) } }
        )
        link.set(inlet)
        outlet.setHooks(request: link.request, cancel: link.cancel)
        subscribe(inlet)
    }

    /// Delivers values and the completion on `scheduler`, in their order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes to this publisher, requests values from it and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the completion after a delay of `interval` on `scheduler`, in their order.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
