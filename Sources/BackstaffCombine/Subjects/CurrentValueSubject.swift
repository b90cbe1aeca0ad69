/// A subject that has a value: a subscriber gets it first, then each new one.
///
/// May be used from any thread. A subscriber that asks for values slowly gets the newest one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// A subject with a first value.
    public init(_ value: Output) {
        broadcast = Broadcast(keeping: value)
    }

    /// The value. Setting it sends it.
    public var value: Output {
        get {
            guard let value = broadcast.current else { preconditionFailure("It was made with a value.") }
            return value
        }
        set { broadcast.send(newValue) }
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Changes the value and sends it to every subscriber.
    public func send(_ value: Output) { broadcast.send(value) }
    /// Ends it. The value stays readable.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Gives it a source, which is asked for everything.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}

// Sound: all its changing state is in the broadcast, under a lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
