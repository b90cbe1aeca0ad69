extension Publishers {
    /// Sends the elements of a sequence, as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// What is sent.
        public typealias Output = Elements.Element
        /// The sequence.
        public let sequence: Elements

        /// Sends the elements of this sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            // One element is always in line, so that the end comes right after the last and isn't waited for.
            SequenceFeed<Elements.Iterator, Failure>(sequence.makeIterator(), outlet).stageNext()
            outlet.start()
        }
    }
}

/// Sound without a lock: the outlet lets one thread at a time deliver, and only a delivery advances the iterator.
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
    /// Sends the elements, as they are asked for.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Sends the value, if there is one, and finishes.
    public struct Publisher: BackstaffCombine.Publisher {
        /// What is sent.
        public typealias Output = Wrapped
        /// It doesn't fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Sends this value, if there is one.
        public init(_ output: Wrapped?) { self.output = output }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            Outlet.play(output.map { [$0] } ?? [], .finished, to: subscriber)
        }
    }

    /// Sends the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value, or fails.
    public struct Publisher: BackstaffCombine.Publisher {
        /// What is sent.
        public typealias Output = Success
        /// The result.
        public let result: Result

        /// Sends this result.
        public init(_ result: Result) { self.result = result }
        /// Sends this value.
        public init(_ output: Success) { result = .success(output) }
        /// Fails with this.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): Outlet.play([value], .finished, to: subscriber)
            case .failure(let error): Outlet.play([], .failure(error), to: subscriber)
            }
        }
    }

    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}
