extension Publishers {
    /// A publisher that turns each value into a publisher and sends the values of these publishers as they arrive.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values that this publisher sends.
        public typealias Output = NewPublisher.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The largest number of publishers that are active at a time.
        public let maxPublishers: Subscribers.Demand
        /// The closure that turns a value into a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = Link()
            let fan = FanIn<Output, Failure>(subscriber) { link.cancel() }
            // The upstream counts as one. Whichever is the last to finish finishes the whole.
            let open = Counter(1)
            func close() {
                if open.decrement() == 0 { fan.outlet.finish(.finished) }
            }
            let outer = Inlet<Upstream.Output, Failure>(
                subscription: fan.outlet.start,
                value: { value in
                    open.increment()
                    fan.add(transform(value)) {
                        close()
                        link.request(.max(1))
                    }
                    return .none
                },
                completion: { completion in
                    guard case .failure = completion else { return close() }
                    fan.outlet.cancelSource()
                    fan.outlet.finish(completion)
                }
            )
            link.set(outer)
            outer.request(maxPublishers)
            upstream.subscribe(outer)
        }
    }

    /// A publisher that sends the values of the latest publisher that it has received.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        /// The kind of values that this publisher sends.
        public typealias Output = P.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = P.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = Link()
            let succession = Succession<Output, Failure>(subscriber) { link.cancel() }
            let outlet = succession.outlet
            // The upstream counts as one, and so does the current publisher. The last to finish finishes the whole.
            let open = Counter(1)
            let followed = Counter(0)
            func end(_ completion: Subscribers.Completion<Failure>) {
                if case .finished = completion, open.decrement() > 0 { return }
                outlet.cancelSource()
                outlet.finish(completion)
            }
            let outer = Inlet<P, Failure>(
                subscription: outlet.start,
                value: { publisher in
                    // If the current publisher is replaced before its end, its successor takes over its count.
                    if followed.current == 0 {
                        followed.increment()
                        open.increment()
                    }
                    succession.follow(publisher) {
                        followed.decrement()
                        end($0)
                    }
                    return .none
                },
                completion: end
            )
            link.set(outer)
            outer.request(.unlimited)
            upstream.subscribe(outer)
        }
    }
}

extension Publisher {
    /// Turns each value into a publisher and sends the values of these publishers as they arrive.
    ///
    /// - Parameters:
    ///   - maxPublishers: The largest number of publishers that are active at a time. No more values are requested from
    ///     this publisher.
    ///   - transform: A closure that turns a value into a publisher.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value into a publisher that can't fail and sends the values of these publishers as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Turns each value into a publisher and sends the values of these publishers as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value of a publisher that can't fail into a publisher that can, and sends the values of these
    /// publishers as they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that this publisher has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the latest publisher that this publisher has sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends the values of the latest publisher that this publisher has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
