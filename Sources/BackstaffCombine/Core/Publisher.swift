/// A type that sends a sequence of values over time to its subscribers. It may finish or fail.
///
/// ```
///   Publisher ◄── subscribe ──────────── Subscriber
///       ├───── receive(subscription:) ──────►│
///       │◄──── request(demand) ──────────────┤
///       ├───── receive(value) … ────────────►│   no more than was requested
///       └───── receive(completion:) ────────►│   at most once, nothing after it
/// ```
public protocol Publisher<Output, Failure> {
    /// The kind of values that this publisher sends.
    associatedtype Output
    /// The kind of errors that this publisher can fail with. It is `Never` if the publisher can't fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Conforming types implement this method. Callers use ``subscribe(_:)->()``.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends the values and the completion of this publisher to a subject.
    ///
    /// - Returns: An object that ends the subscription when it is canceled or deallocated.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let inlet = Inlet<Output, Failure>(
            value: {
                subject.send($0)
                return .none
            },
            completion: subject.send(completion:)
        )
        let feed = SubjectFeed(inlet: inlet, subject: subject)
        receive(subscriber: feed)
        return AnyCancellable(inlet)
    }
}

/// Passes its subscription to a subject, which decides when to request values.
private struct SubjectFeed<Target: Subject>: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let inlet: Inlet<Target.Output, Target.Failure>
    let subject: Target

    func receive(subscription: any Subscription) {
        inlet.receive(subscription: subscription)
        subject.send(subscription: subscription)
    }

    func receive(_ input: Target.Output) -> Subscribers.Demand { inlet.receive(input) }
    func receive(completion: Subscribers.Completion<Target.Failure>) { inlet.receive(completion: completion) }
}

/// A namespace for the types of operators.
public enum Publishers {}
