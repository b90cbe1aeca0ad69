extension Publishers {
    /// Sends to all subscribers, through one subject, what one subscription of the upstream brings.
    ///
    /// Sound as `Sendable` within this module: the subject is made once, under a lock.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What makes the subject, when it is first needed.
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

        /// Serves a subscriber, once connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        /// Subscribes to the upstream.
        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }

    /// Sends to all subscribers what one subscription of the upstream brings, as long as there is a subscriber.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        /// Whether both are one object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// One subscription of this publisher for all subscribers, as long as there is one.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// One subscription of this publisher for all subscribers, through a subject that is made when first needed.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// One subscription of this publisher for all subscribers, through `subject`.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }
}
