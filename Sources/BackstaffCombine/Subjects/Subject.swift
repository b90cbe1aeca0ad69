/// A publisher that is sent to from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to every subscriber.
    func send(_ value: Output)
    /// Ends it, for every subscriber and all that come later.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives it a source, from which it takes values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content.
    public func send() { send(()) }
}
