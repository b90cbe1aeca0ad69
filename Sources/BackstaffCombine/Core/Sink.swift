extension Subscribers {
    /// A subscriber that requests an unlimited number of values and calls closures with them.
    ///
    /// Its state is accessed only while a lock is held. The closures run one at a time, where the publisher delivers
    /// values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// The closure that is called with each value. After the subscription has ended it does nothing.
        public var receiveValue: (Input) -> Void { lock.locked { handlers?.value } ?? { _ in } }
        /// The closure that is called on completion. After the subscription has ended it does nothing.
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

        /// Creates a sink that calls closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            handlers = Handlers(value: receiveValue, completion: receiveCompletion)
        }

        /// Requests an unlimited number of values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isAccepted = lock.locked {
                guard self.subscription == nil, handlers != nil else { return false }
                self.subscription = subscription
                return true
            }
            isAccepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Calls `receiveValue` with a value.
        public func receive(_ input: Input) -> Demand {
            var handlers: Handlers?
            lock.locked { handlers = self.handlers }
            handlers?.value(input)
            return .none
        }

        /// Calls `receiveCompletion` and releases both closures.
        public func receive(completion: Completion<Failure>) {
            close().0?.completion(completion)
        }

        /// Cancels the subscription and releases both closures.
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

    /// A subscriber that assigns each value to a property of an object. It retains the object until the subscription
    /// ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// The publisher can't fail, because a property can't receive an error.
        public typealias Failure = Never

        /// The object whose property is assigned, or `nil` after the subscription has ended.
        public var object: Root? { lock.locked { target } }
        /// The key path of the property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        private let lock = Lock()
        private var target: Root?
        private var subscription: (any Subscription)?

        /// Creates a subscriber that assigns to a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// Requests an unlimited number of values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isAccepted = lock.locked {
                guard self.subscription == nil, target != nil else { return false }
                self.subscription = subscription
                return true
            }
            isAccepted ? subscription.request(.unlimited) : subscription.cancel()
        }

        /// Assigns a value to the property.
        public func receive(_ input: Input) -> Demand {
            object?[keyPath: keyPath] = input
            return .none
        }

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            _ = close()
        }

        /// Cancels the subscription and releases the object.
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
    /// Subscribes with closures for values and the completion.
    ///
    /// - Returns: An object that cancels the subscription when it is canceled or deallocated.
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
    /// Subscribes with a closure for values.
    ///
    /// - Returns: An object that cancels the subscription when it is canceled or deallocated.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of an object. The object is retained until the subscription ends.
    ///
    /// - Returns: An object that cancels the subscription when it is canceled or deallocated.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
