/// What a `@Published` property keeps, as far as it doesn't depend on the type of its value.
///
/// Sound as `Sendable`: its variables, and those of the class below it, are touched under `lock` only.
class AnyPublishedStorage: @unchecked Sendable {
    fileprivate let lock = Lock()
    fileprivate var publisher: ObservableObjectPublisher?

    fileprivate init() {}

    /// The publisher of the object that the property belongs to, once somebody has asked for it.
    final var objectWillChange: ObservableObjectPublisher? { lock.locked { publisher } }

    /// Takes a publisher on, unless there is one. Returns the one there is.
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

    /// What `$x` sends through; made when it is first needed.
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
        // The former value dies here, outside the lock.
        var slot = value
        lock.locked { swap(&current, &slot) }
    }

    /// Keeps a feed going as long as the property lives.
    func keep(_ feed: AnyCancellable) {
        lock.locked { feeds.append(feed) }
    }

    func drop(_ feed: AnyCancellable) {
        _ = lock.locked { feeds.firstIndex(of: feed).map { feeds.remove(at: $0) } }
    }

    /// Takes the place of another storage in its object.
    func replacing(_ former: PublishedStorage) -> PublishedStorage {
        if former !== self, let publisher = former.objectWillChange { _ = adopt(publisher) }
        return self
    }
}

extension Publisher where Failure == Never {
    /// Sets a `@Published` property to each value, as long as the property lives.
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
