/// Something that sends values over time to those who subscribe, and may end.
///
/// ```
///   Publisher ◄── subscribe ──────────── Subscriber
///       ├───── receive(subscription:) ──────►│
///       │◄──── request(demand) ──────────────┤
///       ├───── receive(value) … ────────────►│   no more than was requested
///       └───── receive(completion:) ────────►│   at most once, nothing after it
/// ```
public protocol Publisher<Output, Failure> {
    /// What is sent.
    associatedtype Output
    /// What it can fail with; `Never` if it can't.
    associatedtype Failure: Error

    /// Serves a subscriber. Conforming types implement it; callers use ``subscribe(_:)-(Subscriber)``.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Feeds a subject from this publisher.
    ///
    /// - Returns: What ends the feeding when it is cancelled or let go.
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

/// Gives the subject the subscription, so that the subject decides when to ask for values.
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

/// The types of the operators.
public enum Publishers {}
