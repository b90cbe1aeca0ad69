extension Publishers {
    /// A publisher that combines the first values of two publishers, then the second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The kind of values that this publisher sends.
        public typealias Output = (A.Output, B.Output)
        /// The kind of errors that this publisher can fail with: that of the upstreams.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that zips two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing(subscriber, capacity: .max, InStep<A.Output, B.Output>()).attach(a, b)
        }
    }

    /// A publisher that combines the first values of three publishers, then the second values, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The kind of values that this publisher sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of errors that this publisher can fail with: that of the upstreams.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that zips three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }
}

private final class InStep<A, B>: PairingRule {
    private var left = Queue<A>()
    private var right = Queue<B>()
    private var hasLeftEnded = false
    private var hasRightEnded = false

    let appetite = PairingAppetite.mirrored
    var isExhausted: Bool { (hasLeftEnded && left.isEmpty) || (hasRightEnded && right.isEmpty) }

    func take(a: inout A?) -> (A, B)? {
        if let value = a.take() { left.append(value) }
        return pair()
    }

    func take(b: inout B?) -> (A, B)? {
        if let value = b.take() { right.append(value) }
        return pair()
    }

    func end(_ side: PairingSide) {
        switch side {
        case .a: hasLeftEnded = true
        case .b: hasRightEnded = true
        }
    }

    private func pair() -> (A, B)? {
        guard !left.isEmpty, !right.isEmpty, let a = left.popFirst(), let b = right.popFirst() else { return nil }
        return (a, b)
    }
}

extension Publisher {
    /// Sends pairs of the first values of this and another publisher, then of the second values, and so on.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the result of `transform` with the first values of this and another publisher, then with the second
    /// values, and so on.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    /// Sends triples of the first values of this and two other publishers, then of the second values, and so on.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends the result of `transform` with the first values of this and two other publishers, then with the second
    /// values, and so on.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }
}
