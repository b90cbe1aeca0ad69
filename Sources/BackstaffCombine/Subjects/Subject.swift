/// A publisher to which you can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers.
    func send(_ value: Output)
    /// Sends a completion to all current and later subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Provides a subscription, from which the subject takes values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value of type `Void`.
    public func send() { send(()) }
}
