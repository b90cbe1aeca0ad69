/// A publisher that starts when told to, for all its subscribers.
public protocol ConnectablePublisher: Publisher {
    /// Starts it.
    ///
    /// - Returns: What stops it. Unlike `AnyCancellable`, it may be let go without stopping it.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber, stops when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Holds the subscribers back until `connect()`.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publishers {
    /// Connects with the first subscriber, disconnects after the last.
    ///
    /// Sound as `Sendable` within this module: the count and the connection are touched under a lock.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public let upstream: Upstream
        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        init(upstream: Upstream) { self.upstream = upstream }

        /// Serves a subscriber.
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

    /// A publisher whose subscribers wait for `connect()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// It doesn't fail.
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        init(upstream: Upstream) {
            multicast = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        /// Serves a subscriber, once connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.receive(subscriber: subscriber)
        }

        /// Starts it.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}
