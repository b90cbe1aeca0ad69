extension Publishers {
    /// Tells closures of what passes.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Runs for the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Runs for each value, before it is passed on.
        public let receiveOutput: ((Output) -> Void)?
        /// Runs for the end, before it is passed on.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Runs when the subscriber cancels.
        public let receiveCancel: (() -> Void)?
        /// Runs when the subscriber asks for values.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Serves a subscriber.
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

    /// Writes down what passes.
    public struct Print<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where the lines go; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Serves a subscriber.
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
    /// Runs closures for what passes, without changing it.
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

    /// Prints what passes, one line each.
    ///
    /// - Parameters:
    ///   - prefix: What each line begins with.
    ///   - stream: Where the lines go; the standard output if nil.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}
