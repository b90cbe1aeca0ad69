/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// What it can be told of as a failure.
    associatedtype Failure: Error

    /// The publisher has accepted it; values come once they are requested from `subscription`.
    func receive(subscription: any Subscription)
    /// A value.
    ///
    /// - Returns: How many more values are wanted, besides those requested before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The end; nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value without content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// What a subscriber holds of the publisher that serves it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many more values.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions without a source.
public enum Subscriptions {
    /// A subscription that brings nothing.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The types of the subscribers, and what they say to publishers.
public enum Subscribers {}

extension Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        /// There are no more values.
        case finished
        /// It can't go on.
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
