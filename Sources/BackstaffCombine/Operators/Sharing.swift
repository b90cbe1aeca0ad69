extension Publishers {
    /// A publisher that subscribes to the upstream once and sends its values to all subscribers through a subject.
    ///
    /// `@unchecked Sendable` is sound: the subject is set only once, while a lock is held.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that creates the subject on first use.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var made: SubjectType?

        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var subject: SubjectType {
            if let made = lock.locked({ made }) { return made }
            let candidate = createSubject()
            return lock.locked {
                let subject = made ?? candidate
                made = subject
                return subject
            }
        }

        /// Attaches a subscriber. It receives values once the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        /// Connects to the publisher by subscribing to the upstream.
        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }

    /// A publisher that subscribes to the upstream once and sends its values to all subscribers, as long as there is
    /// one.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        /// Returns whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Shares one subscription of this publisher among all subscribers, as long as there is one.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Shares one subscription of this publisher among all subscribers, through a subject that is created on first use.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one subscription of this publisher among all subscribers, through `subject`.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}
