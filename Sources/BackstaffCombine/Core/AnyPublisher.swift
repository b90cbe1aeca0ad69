/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let serve: (AnySubscriber<Output, Failure>) -> Void

    /// Hides the type of `publisher`.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        self = (publisher as? Self) ?? Self(serve: { publisher.receive(subscriber: $0) })
    }

    private init(serve: @escaping (AnySubscriber<Output, Failure>) -> Void) {
        self.serve = serve
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        serve(AnySubscriber(subscriber))
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
