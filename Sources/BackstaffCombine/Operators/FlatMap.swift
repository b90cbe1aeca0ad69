extension Publishers {
    /// Makes a publisher of each value and sends what those publishers send, as it comes.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What is sent.
        public typealias Output = NewPublisher.Output
        /// As the upstream and the publishers made fail.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How many publishers may be under way at a time.
        public let maxPublishers: Subscribers.Demand
        /// What a publisher is made with.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = Link()
            let fan = FanIn<Output, Failure>(subscriber) { link.cancel() }
            // The upstream counts as one, so that the last to end, whichever it is, ends the whole.
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

    /// Sends what the newest of the publishers sends that the upstream sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, Upstream.Failure == P.Failure {
        /// What is sent.
        public typealias Output = P.Output
        /// As the upstream and its publishers fail.
        public typealias Failure = P.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = Link()
            let succession = Succession<Output, Failure>(subscriber) { link.cancel() }
            let outlet = succession.outlet
            // As for flatMap: the upstream counts, and so does the publisher that is followed.
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
                    // A publisher that is left before its end no longer counts.
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
    /// Makes a publisher of each value and sends what those publishers send.
    ///
    /// - Parameter maxPublishers: How many of them may be under way at a time; the upstream is asked for no more.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher that can't fail of each value and sends what those publishers send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Makes a publisher of each value and sends what those publishers send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Makes a publisher that can fail of each value of one that can't, and sends what those publishers send.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest of the publishers sends that this one sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends what the newest of the publishers sends that this one sends.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends what the newest of the publishers sends that this one sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
