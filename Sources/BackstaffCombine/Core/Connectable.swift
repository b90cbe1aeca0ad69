/// A publisher that starts sending values to its subscribers when it is connected.
public protocol ConnectablePublisher: Publisher {
    /// Connects to the publisher, so that its subscribers receive values.
    ///
    /// - Returns: An object that disconnects the publisher when it is canceled. Keep it: like an `AnyCancellable`, it
    ///   may disconnect when it is deallocated.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects when the first subscriber subscribes, and disconnects when the last one cancels.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Makes this publisher wait for `connect()` before it sends values.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// A publisher that connects when the first subscriber subscribes, and disconnects when the last one cancels.
    ///
    /// `@unchecked Sendable` is sound: the count and the connection are accessed only while a lock is held.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher connects.
        public let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.locked {
                subscribers += 1
                return subscribers == 1
            }
            upstream.handleEvents(receiveCancel: leave).subscribe(subscriber)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isDeserted = lock.locked {
                guard subscribers > 0 else { return true }
                self.connection = connection
                return false
            }
            if isDeserted { connection.cancel() }
        }

        private func leave() {
            lock.locked { () -> (any Cancellable)? in
                subscribers -= 1
                guard subscribers == 0 else { return nil }
                defer { connection = nil }
                return connection
            }?.cancel()
        }
    }

    /// A publisher that waits for `connect()` before it sends values.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// This publisher can't fail.
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        init(upstream: Upstream) {
            multicast = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        /// Attaches a subscriber. It receives values once the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        /// Connects to the publisher.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}
