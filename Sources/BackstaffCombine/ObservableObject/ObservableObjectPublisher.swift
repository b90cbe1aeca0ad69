/// A publisher that announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// The values have no content.
    public typealias Output = Void
    /// This publisher can't fail.
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.attach(subscriber)
    }

    /// Announces that the object is about to change.
    public func send() { broadcast.send(()) }
}
