extension Publishers {
    /// A publisher that calls closures for the events of a subscription.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// Called with the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value before it is forwarded.
        public let receiveOutput: ((Output) -> Void)?
        /// Called with the completion before it is forwarded.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public let receiveCancel: (() -> Void)?
        /// Called when the subscriber requests values.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            let inlet = EventInlet(
                inlet: Inlet<Output, Failure>(
                    subscription: outlet.start,
                    value: {
                        receiveOutput?($0)
                        let demand = outlet.offer($0)
                        if demand > .none { receiveRequest?(demand) }
                        return demand
                    },
                    completion: {
                        receiveCompletion?($0)
                        outlet.finish($0)
                    }
                ),
                subscribed: receiveSubscription
            )
            outlet.setHooks(
                request: {
                    receiveRequest?($0)
                    inlet.inlet.request($0)
                },
                cancel: {
                    receiveCancel?()
                    inlet.inlet.cancel()
                }
            )
            upstream.subscribe(inlet)
        }
    }

    /// A publisher that prints the events of a subscription.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The text at the beginning of each line.
        public let prefix: String
        /// The stream that lines are written to, or `nil` for standard output.
        public let stream: (any TextOutputStream)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let start = prefix.isEmpty ? "" : prefix + ": "
            var stream = stream
            func write(_ line: String) {
                if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
            }
            upstream.handleEvents(
                receiveSubscription: { write("receive subscription: (\($0))") },
                receiveOutput: { write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: write("receive finished")
                    case .failure(let error): write("receive error: (\(error))")
                    }
                },
                receiveCancel: { write("receive cancel") },
                receiveRequest: { write("request \($0)") }
            ).receive(subscriber: subscriber)
        }
    }
}

private struct EventInlet<Input, Failure: Error>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let inlet: Inlet<Input, Failure>
    let subscribed: ((any Subscription) -> Void)?

    func receive(subscription: any Subscription) {
        subscribed?(subscription)
        inlet.receive(subscription: subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand { inlet.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { inlet.receive(completion: completion) }
}

extension Publisher {
    /// Calls closures for the events of a subscription without changing them.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints the events of a subscription, one in each line.
    ///
    /// - Parameters:
    ///   - prefix: The text at the beginning of each line.
    ///   - stream: The stream to write to, or `nil` for standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}
