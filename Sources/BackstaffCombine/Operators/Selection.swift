extension Publishers {
    /// Sends the first value and finishes.
    public struct First<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { .last($0) }
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes.
    public struct FirstWhere<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain(.unlimited) { predicate($0) ? .last($0) : .skip }
        }
    }

    /// A publisher that sends the first value that satisfies a predicate and finishes. It fails if the predicate throws
    /// an error.
    public struct TryFirstWhere<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing(.unlimited) { try predicate($0) ? .last($0) : .skip }
        }
    }

    /// Sends the last value at the end.
    public struct Last<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .plain(.unlimited, tail: { last }) {
                last = $0
                return .skip
            }
        }
    }

    /// A publisher that sends the last value that satisfies a predicate at the end.
    public struct LastWhere<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .plain(.unlimited, tail: { last }) {
                if predicate($0) { last = $0 }
                return .skip
            }
        }
    }

    /// A publisher that sends the last value that satisfies a predicate at the end. It fails if the predicate throws an
    /// error.
    public struct TryLastWhere<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .throwing(.unlimited, tail: { last }) {
                if try predicate($0) { last = $0 }
                return .skip
            }
        }
    }

    /// A publisher that sends the values at a range of indices and finishes after the last of them.
    public struct Output<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The range of indices, counted from zero.
        public let range: CountableRange<Int>

        /// Attaches a subscriber. If the range is empty, it finishes immediately.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
            _relay.attach(upstream, to: subscriber)
        }

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var index = 0
            return .plain {
                defer { index += 1 }
                if index + 1 >= range.upperBound { return .last(range.contains(index) ? $0 : nil) }
                return range.contains(index) ? .emit($0) : .skip
            }
        }
    }

    /// A publisher that drops the first values.
    public struct Drop<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The number of values that are dropped.
        public let count: Int

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var left = count
            return .plain {
                guard left > 0 else { return .emit($0) }
                left -= 1
                return .skip
            }
        }
    }

    /// A publisher that drops values while they satisfy a predicate.
    public struct DropWhile<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var isOpen = false
            return .plain {
                isOpen = isOpen || !predicate($0)
                return isOpen ? .emit($0) : .skip
            }
        }
    }

    /// A publisher that drops values while they satisfy a predicate. It fails if the predicate throws an error.
    public struct TryDropWhile<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var isOpen = false
            return .throwing {
                isOpen = try isOpen || !predicate($0)
                return isOpen ? .emit($0) : .skip
            }
        }
    }

    /// A publisher that sends values while they satisfy a predicate, and then finishes.
    public struct PrefixWhile<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { predicate($0) ? .emit($0) : .last(nil) }
        }
    }

    /// A publisher that sends values while they satisfy a predicate, and then finishes. It fails if the predicate
    /// throws an error.
    public struct TryPrefixWhile<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing { try predicate($0) ? .emit($0) : .last(nil) }
        }
    }
}

extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Sends the first value that satisfies a predicate, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that satisfies a predicate, and finishes. The publisher fails if the predicate throws an
    /// error.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value that satisfies a predicate at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that satisfies a predicate at the end. The publisher fails if the predicate throws an
    /// error.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first `maxLength` values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }

    /// Sends the value at an index, counted from zero, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index..<index + 1)
    }

    /// Sends the values at a range of indices, counted from zero, and finishes.
    ///
    /// - Precondition: The indices aren't negative.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let places = range.relative(to: 0..<Int.max)
        precondition(places.lowerBound >= 0, "output(in:) needs a range of indices from 0.")
        return Publishers.Output(upstream: self, range: places)
    }

    /// Drops the first `count` values.
    ///
    /// - Precondition: `count` isn't negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(_:) can't drop a negative number of values.")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values while they satisfy a predicate.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values while they satisfy a predicate. The publisher fails if the predicate throws an error.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Sends values while they satisfy a predicate, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values while they satisfy a predicate, and then finishes. The publisher fails if the predicate throws an
    /// error.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
