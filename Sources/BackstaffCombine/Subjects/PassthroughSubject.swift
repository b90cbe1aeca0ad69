/// A subject that keeps nothing: a value reaches those who are subscribed and want it at that moment.
///
/// May be used from any thread. If two threads send at once, all subscribers see the two values in the same order.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Sends a value to every subscriber.
    public func send(_ value: Output) { broadcast.send(value) }
    /// Ends it.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Gives it a source, which is asked for values once a subscriber wants some.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}

// Sound: all its state is in the broadcast, under a lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
