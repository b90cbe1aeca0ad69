/// An asynchronous sequence of the values of a publisher that can't fail.
///
/// Each iterator subscribes when it is created and requests one value at a time. Values that are sent in the meantime
/// are lost unless the publisher buffers them, for example with `buffer(size:prefetch:whenFull:)`. The subscription is
/// canceled when the task is canceled or the iterator is deallocated.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The kind of values that this publisher sends.
    public typealias Element = P.Output
    /// This publisher can't fail.
    public typealias Failure = Never

    private let publisher: P

    /// Creates a sequence of the values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Creates an iterator, which subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// An iterator over the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, Never>

        init(_ inbox: AsyncInbox<P.Output, Never>) { self.inbox = inbox }

        /// Returns the next value, or `nil` at the end or if the task is canceled.
        public mutating func next() async -> P.Output? { await next(isolation: #isolation) }

        /// Returns the next value, or `nil` at the end or if the task is canceled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .value(let value): value
            case .end: nil
            }
        }
    }
}

/// An asynchronous sequence of the values of a publisher that can fail. It throws the publisher's error.
///
/// Apart from that it behaves like ``AsyncPublisher``.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The kind of values that this publisher sends.
    public typealias Element = P.Output
    /// The kind of errors that the sequence throws.
    public typealias Failure = any Error

    private let publisher: P

    /// Creates a sequence of the values of `publisher`.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Creates an iterator, which subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(AsyncInbox(publisher)) }

    /// An iterator over the values of one subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, P.Failure>

        init(_ inbox: AsyncInbox<P.Output, P.Failure>) { self.inbox = inbox }

        /// Returns the next value, or `nil` at the end or if the task is canceled.
        ///
        /// - Throws: The error that the publisher fails with.
        public mutating func next() async throws -> P.Output? { try await next(isolation: #isolation) }

        /// Returns the next value, or `nil` at the end or if the task is canceled.
        ///
        /// - Throws: The error that the publisher fails with.
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
    /// The values of this publisher as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values of this publisher as an asynchronous sequence that throws.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
