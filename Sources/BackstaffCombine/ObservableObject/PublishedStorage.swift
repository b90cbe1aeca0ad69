/// The part of a `@Published` property's storage that doesn't depend on the type of its value.
///
/// `@unchecked Sendable` is sound: its variables, and those of its subclass, are accessed only while `lock` is held.
class AnyPublishedStorage: @unchecked Sendable {
    fileprivate let lock = Lock()
    fileprivate var publisher: ObservableObjectPublisher?

    fileprivate init() {}

    /// The publisher of the object that the property belongs to, or `nil` if it hasn't been requested yet.
    final var objectWillChange: ObservableObjectPublisher? { lock.locked { publisher } }

    /// Sets the publisher unless there is one already. Returns the publisher that is set.
    final func adopt(_ candidate: ObservableObjectPublisher) -> ObservableObjectPublisher {
        lock.locked {
            if let publisher { return publisher }
            publisher = candidate
            return candidate
        }
    }
}

final class PublishedStorage<Value>: AnyPublishedStorage, @unchecked Sendable {
    private var current: Value
    private var sender: Broadcast<Value, Never>?
    private var feeds: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.locked { current } }

    /// The broadcast behind `$x`. It is created on first use.
    var broadcast: Broadcast<Value, Never> {
        lock.locked {
            if let sender { return sender }
            let made = Broadcast<Value, Never>(keeping: current)
            sender = made
            return made
        }
    }

    func set(_ value: Value) {
        var publisher: ObservableObjectPublisher?
        var sender: Broadcast<Value, Never>?
        lock.locked {
            publisher = self.publisher
            sender = self.sender
        }
        publisher?.send()
        sender?.send(value)
        // The former value is released at the end of this method, after the lock is released.
        var slot = value
        lock.locked { swap(&current, &slot) }
    }

    /// Stores a subscription for the lifetime of the property.
    func keep(_ feed: AnyCancellable) {
        lock.locked { feeds.append(feed) }
    }

    func drop(_ feed: AnyCancellable) {
        _ = lock.locked { feeds.firstIndex(of: feed).map { feeds.remove(at: $0) } }
    }

    /// Returns this storage after it has taken over the object's publisher from the storage that it replaces.
    func replacing(_ former: PublishedStorage) -> PublishedStorage {
        if former !== self, let publisher = former.objectWillChange { _ = adopt(publisher) }
        return self
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a `@Published` property, for the lifetime of the property.
    public func assign(to published: inout Published<Output>.Publisher) {
        let sink = Subscribers.Sink<Output, Never>(
            receiveCompletion: { _ in },
            receiveValue: { [weak storage = published.storage] in storage?.set($0) }
        )
        let feed = AnyCancellable(sink)
        let storage = published.storage
        storage.keep(feed)
        handleEvents(receiveCompletion: { [weak storage, weak feed] _ in
            if let feed { storage?.drop(feed) }
        }).subscribe(sink)
    }
}
