/// A subject with a current value. A new subscriber receives it first, and then each new value.
///
/// It can be used from any thread. A subscriber without demand later receives only the latest value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// Creates a subject with an initial value.
    public init(_ value: Output) {
        broadcast = Broadcast(keeping: value)
    }

    /// The current value. Setting it sends it to the subscribers.
    public var value: Output {
        get {
            guard let value = broadcast.current else {
                preconditionFailure("A current value subject always has a value.")
            }
            return value
        }
        set { broadcast.send(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber)
    }

    /// Changes the current value and sends it to all subscribers.
    public func send(_ value: Output) { broadcast.send(value) }
    /// Sends a completion to all subscribers. The current value can still be read.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    /// Provides a subscription, from which the subject requests an unlimited number of values.
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}

// Sound: its mutable state is in the broadcast, guarded by a lock.
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
