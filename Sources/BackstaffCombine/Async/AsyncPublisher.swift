/// The values of a publisher that can't fail, as an asynchronous sequence.
///
/// Each iterator subscribes when it is made and asks for one value at a time; put a `buffer` before it to keep what is
/// sent meanwhile. Cancelling the task, or letting go of the iterator, cancels the subscription.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// What is sent.
    public typealias Element = P.Output
    /// It doesn't fail.
    public typealias Failure = Never

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// One subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, Never>

        init(_ inbox: AsyncInbox<P.Output, Never>) { self.inbox = inbox }

        /// The next value; nil at the end and once the task is cancelled.
        public mutating func next() async -> P.Output? { await next(isolation: #isolation) }

        /// The next value; nil at the end and once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .value(let value): value
            case .end: nil
            }
        }
    }
}

/// The values of a publisher that can fail, as an asynchronous sequence that throws.
///
/// Like ``AsyncPublisher`` otherwise.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// What is sent.
    public typealias Element = P.Output
    /// As the publisher fails.
    public typealias Failure = any Error

    private let publisher: P

    /// The values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// One subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, P.Failure>

        init(_ inbox: AsyncInbox<P.Output, P.Failure>) { self.inbox = inbox }

        /// The next value; nil at the end and once the task is cancelled. Throws what the publisher fails with.
        public mutating func next() async throws -> P.Output? { try await next(isolation: #isolation) }

        /// The next value; nil at the end and once the task is cancelled. Throws what the publisher fails with.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .value(let value): return value
            case .end(let failure):
                if let failure { throw failure }
                return nil
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence that throws.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
