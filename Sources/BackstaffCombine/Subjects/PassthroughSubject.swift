/// A subject that sends values to its current subscribers. It keeps no value, so a subscriber without demand misses a
/// value.
///
/// It can be used from any thread. If two threads send at once, all subscribers receive both values in the same order.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// Creates a subject.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Sends a value to all subscribers.
    public func send(_ value: Output) { broadcast.send(value) }
    /// Sends a completion to all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Provides a subscription, from which the subject requests values when a subscriber does.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}

// Sound: its state is in the broadcast, guarded by a lock.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
