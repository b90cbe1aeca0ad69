/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// There is nothing to say beyond that.
    public typealias Output = Void
    /// It doesn't fail.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.attach(subscriber)
    }

    /// Says that the object is about to change.
    public func send() { broadcast.send(()) }
}
