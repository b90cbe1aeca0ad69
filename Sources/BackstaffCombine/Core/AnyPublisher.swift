/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let serve: (AnySubscriber<Output, Failure>) -> Void

    /// Creates a publisher that hides the type of `publisher`.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self = (publisher as? Self) ?? Self(serve: { publisher.receive(subscriber: $0) })
    }

    private init(serve: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.serve = serve
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        serve(AnySubscriber(subscriber))
    }

    /// A textual representation of this publisher.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Wraps this publisher in an ``AnyPublisher``, which hides its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
