extension Publishers {
    /// A publisher that sends the elements of a sequence as they are requested.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Elements.Element
        /// The sequence.
        public let sequence: Elements

        /// Creates a publisher of the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            // The next element is always staged, so that the completion follows the last one without further demand.
            SequenceFeed<Elements.Iterator, Failure>(sequence.makeIterator(), outlet).stageNext()
            outlet.start()
        }
    }
}

/// No lock is needed: the outlet lets one thread at a time deliver, and only a delivery advances the iterator.
private final class SequenceFeed<Elements: IteratorProtocol, Failure: Error> {
    private var elements: Elements
    private unowned let outlet: Outlet<Elements.Element, Failure>

    init(_ elements: Elements, _ outlet: Outlet<Elements.Element, Failure>) {
        self.elements = elements
        self.outlet = outlet
    }

    func stageNext() {
        if let element = elements.next() {
            outlet.stage(element, delivered: stageNext)
        } else {
            outlet.stage(completion: .finished)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// A publisher of the elements of this sequence.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// A publisher that sends the value if there is one, and finishes.
    public struct Publisher: BackstaffCombine.Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Wrapped
        /// This publisher can't fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Creates a publisher of an optional value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            Outlet.play(output.map { [$0] } ?? [], .finished, to: subscriber)
        }
    }

    /// A publisher that sends the value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// A publisher that sends the value of a result or fails with its error.
    public struct Publisher: BackstaffCombine.Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Success
        /// The result.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher that sends a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails with an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): Outlet.play([value], .finished, to: subscriber)
            case .failure(let error): Outlet.play([], .failure(error), to: subscriber)
            }
        }
    }

    /// A publisher that sends the value and finishes, or fails with the error.
    public var publisher: Publisher { Publisher(self) }
}
