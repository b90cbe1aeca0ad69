/// A subscriber that hides the type of another subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    let box: SubscriberBox<Input, Failure>

    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that hides the type of `subscriber`.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? Self {
            self = erased
        } else {
            box = ConcreteSubscriberBox(subscriber)
            combineIdentifier = subscriber.combineIdentifier
        }
    }

    /// Creates a subscriber that sends everything it receives to a subject.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(
            receiveSubscription: subject.send(subscription:),
            receiveValue: {
                subject.send($0)
                return .none
            },
            receiveCompletion: subject.send(completion:)
        )
    }

    /// Creates a subscriber that calls closures.
    ///
    /// If `receiveValue` is `nil`, values are ignored and no more are requested.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        box = ClosureSubscriberBox(
            subscription: receiveSubscription, value: receiveValue, completion: receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    /// Forwards the subscription.
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }
    /// Forwards a value.
    public func receive(_ input: Input) -> Subscribers.Demand { box.receive(input) }
    /// Forwards the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }
}

class SubscriberBox<Input, Failure: Error> {
    func receive(subscription: any Subscription) { fatalError("Subclasses override this method.") }
    func receive(_ input: Input) -> Subscribers.Demand { fatalError("Subclasses override this method.") }
    func receive(completion: Subscribers.Completion<Failure>) { fatalError("Subclasses override this method.") }
}

private final class ConcreteSubscriberBox<S: Subscriber>: SubscriberBox<S.Input, S.Failure> {
    private let subscriber: S

    init(_ subscriber: S) { self.subscriber = subscriber }

    override func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
    override func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
    override func receive(completion: Subscribers.Completion<S.Failure>) { subscriber.receive(completion: completion) }
}

private final class ClosureSubscriberBox<Input, Failure: Error>: SubscriberBox<Input, Failure> {
    private let subscription: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let completion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        subscription: ((any Subscription) -> Void)?,
        value: ((Input) -> Subscribers.Demand)?,
        completion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.subscription = subscription
        self.value = value
        self.completion = completion
    }

    override func receive(subscription: any Subscription) { self.subscription?(subscription) }
    override func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }
}
