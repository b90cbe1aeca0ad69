extension Subscribers {
    /// A subscriber that wants everything and runs closures.
    ///
    /// Sound as `Sendable` within this module: its state is touched under a lock; the closures run wherever the
    /// publisher delivers, one at a time.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Runs for each value, until cancelled.
        public var receiveValue: (Input) -> Void { lock.locked { handlers?.value } ?? { _ in } }
        /// Runs for the end, unless cancelled before.
        public var receiveCompletion: (Completion<Failure>) -> Void { lock.locked { handlers?.completion } ?? { _ in } }

        private final class Handlers {
            let value: (Input) -> Void
            let completion: (Completion<Failure>) -> Void

            init(value: @escaping (Input) -> Void, completion: @escaping (Completion<Failure>) -> Void) {
                self.value = value
                self.completion = completion
            }
        }

        private let lock = Lock()
        private var handlers: Handlers?
        private var subscription: (any Subscription)?

        /// A sink that runs these closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(value: receiveValue, completion: receiveCompletion)
        }

        /// Asks for everything. A second subscription is cancelled.
        public func receive(subscription: any Subscription) {
            let isAccepted = lock.locked {
                guard self.subscription == nil, handlers != nil else { return false }
                self.subscription = subscription
                return true
            }
            isAccepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Runs `receiveValue`.
        public func receive(_ input: Input) -> Demand {
            var handlers: Handlers?
            lock.locked { handlers = self.handlers }
            handlers?.value(input)
            return .none
        }

        /// Runs `receiveCompletion`, and lets go of both closures.
        public func receive(completion: Completion<Failure>) {
            close().0?.completion(completion)
        }

        /// Ends the subscription and lets go of both closures.
        public func cancel() {
            close().1?.cancel()
        }

        private func close() -> (Handlers?, (any Subscription)?) {
            lock.locked {
                defer {
                    handlers = nil
                    subscription = nil
                }
                return (handlers, subscription)
            }
        }
    }

    /// A subscriber that writes each value to a property, and holds the object until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// There is nothing to tell a property of a failure.
        public typealias Failure = Never

        /// The object whose property is written; nil after the end.
        public var object: Root? { lock.locked { target } }
        /// The property that is written.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = Lock()
        private var target: Root?
        private var subscription: (any Subscription)?

        /// Writes to this property of this object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// Asks for everything. A second subscription is cancelled.
        public func receive(subscription: any Subscription) {
            let isAccepted = lock.locked {
                guard self.subscription == nil, target != nil else { return false }
                self.subscription = subscription
                return true
            }
            isAccepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Writes a value.
        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) {
            _ = close()
        }

        /// Ends the subscription and lets go of the object.
        public func cancel() {
            close().1?.cancel()
        }

        private func close() -> (Root?, (any Subscription)?) {
            lock.locked {
                defer {
                    target = nil
                    subscription = nil
                }
                return (target, subscription)
            }
        }
    }
}

extension Publisher {
    /// Runs closures for the values and for the end.
    ///
    /// - Returns: What ends it when it is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Runs a closure for each value.
    ///
    /// - Returns: What ends it when it is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of an object, which is held until the end.
    ///
    /// - Returns: What ends it when it is cancelled or let go.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
