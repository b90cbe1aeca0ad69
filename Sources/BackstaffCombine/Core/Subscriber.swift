/// A type that can receive values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that this subscriber receives.
    associatedtype Input
    /// The kind of errors that this subscriber can receive.
    associatedtype Failure: Error

    /// Tells the subscriber that it has subscribed. It receives values after it has requested them from `subscription`.
    func receive(subscription: any Subscription)
    /// Tells the subscriber that the publisher has sent a value.
    ///
    /// - Returns: The number of additional values that the subscriber requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells the subscriber that the publisher has finished or failed. Nothing is sent after this.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that the publisher has sent a value of type `Void`.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests additional values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions without a publisher.
public enum Subscriptions {
    /// A subscription that never delivers values.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A namespace for subscribers, demands and completions.
public enum Subscribers {}

extension Subscribers {
    /// The way in which a publisher ends.
    public enum Completion<Failure: Error> {
        /// The publisher has finished normally.
        case finished
        /// The publisher has failed with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
