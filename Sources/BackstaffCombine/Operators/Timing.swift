extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Where values and the end are delivered.
        public let scheduler: Context
        /// How the scheduler runs the deliveries.
        public let options: Context.SchedulerOptions?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.carry(to: subscriber, through: Handoff { scheduler.schedule(options: options, $0) })
        }
    }

    /// Delivers everything some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How much later.
        public let interval: Context.SchedulerTimeType.Stride
        /// How exact the delay is.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// Where values and the end are delivered.
        public let scheduler: Context
        /// How the scheduler runs the deliveries.
        public let options: Context.SchedulerOptions?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handoff = Handoff {
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
            }
            upstream.carry(to: subscriber, through: handoff)
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Where the upstream is subscribed to.
        public let scheduler: Context
        /// How the scheduler runs it.
        public let options: Context.SchedulerOptions?

        /// Serves a subscriber.
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

    /// Delivers values and the end on `scheduler`, in their order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes to this publisher, asks it for values and cancels on `scheduler`.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the end `interval` later, on `scheduler`, in their order.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
