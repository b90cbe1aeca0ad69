extension Publishers {
    /// Sends the first value and ends.
    public struct First<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { .last($0) }
        }
    }

    /// Sends the first wanted value and ends.
    public struct FirstWhere<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain(.unlimited) { predicate($0) ? .last($0) : .skip }
        }
    }

    /// Sends the first wanted value and ends, or fails.
    public struct TryFirstWhere<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing(.unlimited) { try predicate($0) ? .last($0) : .skip }
        }
    }

    /// Sends the last value, at the end.
    public struct Last<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .plain(.unlimited, tail: { last }) {
                last = $0
                return .skip
            }
        }
    }

    /// Sends the last wanted value, at the end.
    public struct LastWhere<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .plain(.unlimited, tail: { last }) {
                if predicate($0) { last = $0 }
                return .skip
            }
        }
    }

    /// Sends the last wanted value, at the end, or fails.
    public struct TryLastWhere<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var last: Upstream.Output?
            return .throwing(.unlimited, tail: { last }) {
                if try predicate($0) { last = $0 }
                return .skip
            }
        }
    }

    /// Sends the values at some places, and ends after the last of them.
    public struct Output<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The places, counted from zero.
        public let range: CountableRange<Int>

        /// Serves a subscriber; one that is to get nothing gets its end at once.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Empty().receive(subscriber: subscriber) }
            _relay.attach(upstream, to: subscriber)
        }

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var index = 0
            return .plain {
                defer { index += 1 }
                if index + 1 >= range.upperBound { return .last(range.contains(index) ? $0 : nil) }
                return range.contains(index) ? .emit($0) : .skip
            }
        }
    }

    /// Drops the first values.
    public struct Drop<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How many are dropped.
        public let count: Int

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var left = count
            return .plain {
                guard left > 0 else { return .emit($0) }
                left -= 1
                return .skip
            }
        }
    }

    /// Drops values until one is refused by a predicate.
    public struct DropWhile<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is dropped.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var isOpen = false
            return .plain {
                isOpen = isOpen || !predicate($0)
                return isOpen ? .emit($0) : .skip
            }
        }
    }

    /// Drops values until one is refused by a predicate, or fails.
    public struct TryDropWhile<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is dropped; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var isOpen = false
            return .throwing {
                isOpen = try isOpen || !predicate($0)
                return isOpen ? .emit($0) : .skip
            }
        }
    }

    /// Sends values until one is refused by a predicate, then ends.
    public struct PrefixWhile<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is still sent.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { predicate($0) ? .emit($0) : .last(nil) }
        }
    }

    /// Sends values until one is refused by a predicate, then ends, or fails.
    public struct TryPrefixWhile<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is still sent; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing { try predicate($0) ? .emit($0) : .last(nil) }
        }
    }
}

extension Publisher {
    /// Sends the first value and ends.
    public func first() -> Publishers.First<Self> {
        Publishers.First(upstream: self)
    }

    /// Sends the first value for which `predicate` holds, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value for which `predicate` holds, and ends; an error ends the stream.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value, at the end.
    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    /// Sends the last value for which `predicate` holds, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value for which `predicate` holds, at the end; an error ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first `maxLength` values and ends.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }

    /// Sends the value at a place, counted from zero, and ends.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index..<index + 1)
    }

    /// Sends the values at some places, counted from zero, and ends.
    ///
    /// - Precondition: The places aren't negative.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let places = range.relative(to: 0..<Int.max)
        precondition(places.lowerBound >= 0, "Places are counted from zero.")
        return Publishers.Output(upstream: self, range: places)
    }

    /// Drops the first `count` values.
    ///
    /// - Precondition: `count` isn't negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "dropFirst(_:) can't drop a negative number of values.")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values as long as `predicate` holds.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values as long as `predicate` holds; an error ends the stream.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Sends values as long as `predicate` holds, then ends.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values as long as `predicate` holds, then ends; an error ends the stream.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
