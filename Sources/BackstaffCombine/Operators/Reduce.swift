extension Publishers {
    /// A publisher that combines all values into one result and sends it at the end.
    public struct Reduce<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initial
            return .plain(.unlimited, tail: { result }) {
                result = nextPartialResult(result, $0)
                return .skip
            }
        }
    }

    /// A publisher that combines all values into one result and sends it at the end. It fails if the closure throws an
    /// error.
    public struct TryReduce<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// The closure that combines the previous result with a value. If it throws an error, the publisher fails.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initial
            return .throwing(.unlimited, tail: { result }) {
                result = try nextPartialResult(result, $0)
                return .skip
            }
        }
    }

    /// A publisher that sends all values as one array at the end.
    public struct Collect<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = [Upstream.Output]
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var values: [Upstream.Output] = []
            return .plain(.unlimited, tail: { values }) {
                values.append($0)
                return .skip
            }
        }
    }

    /// A publisher that sends the values in arrays of a fixed length. The last array may be shorter.
    public struct CollectByCount<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = [Upstream.Output]
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The length of the arrays.
        public let count: Int

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var values: [Upstream.Output] = []
            return .plain(.times(count), tail: { values.isEmpty ? nil : values }) {
                values.append($0)
                guard values.count == count else { return .skip }
                defer { values = [] }
                return .emit(values)
            }
        }
    }

    /// A publisher that sends the number of values at the end.
    public struct Count<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Int
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var count = 0
            return .plain(.unlimited, tail: { count }) { _ in
                count += 1
                return .skip
            }
        }
    }

    /// A publisher that sends the greatest of all values in an order at the end.
    public struct Comparison<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// Returns whether the second value replaces the first as the result.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var best: Upstream.Output?
            return .plain(.unlimited, tail: { best }) { value in
                guard let former = best, !areInIncreasingOrder(former, value) else {
                    best = value
                    return .skip
                }
                return .skip
            }
        }
    }

    /// A publisher that sends whether a value satisfies a predicate, as soon as this is known.
    public struct ContainsWhere<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Bool
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { false }) { predicate($0) ? .last(true) : .skip }
        }
    }

    /// A publisher that sends whether a value satisfies a predicate. It fails if the predicate throws an error.
    public struct TryContainsWhere<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Bool
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing(.unlimited, tail: { false }) { try predicate($0) ? .last(true) : .skip }
        }
    }

    /// A publisher that sends whether a value has been received, as soon as this is known.
    public struct Contains<Upstream: Publisher>: _Operator where Upstream.Output: Equatable {
        /// The kind of values that this publisher sends.
        public typealias Output = Bool
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { false }) { $0 == output ? .last(true) : .skip }
        }
    }

    /// A publisher that sends whether all values satisfy a predicate, as soon as this is known.
    public struct AllSatisfy<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Bool
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let predicate: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { true }) { predicate($0) ? .skip : .last(false) }
        }
    }

    /// A publisher that sends whether all values satisfy a predicate. It fails if the predicate throws an error.
    public struct TryAllSatisfy<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Bool
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing(.unlimited, tail: { true }) { try predicate($0) ? .skip : .last(false) }
        }
    }
}

extension Publisher {
    /// Combines all values into one result and sends it at the end.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one result and sends it at the end. The publisher fails if the closure throws an error.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values as one array at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends arrays of `count` values, and the remaining values at the end.
    ///
    /// - Precondition: `count` is positive.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(_:) needs a positive count.")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends the number of values at the end.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Sends the smallest value at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the smallest value at the end.
    public func min() -> Publishers.Comparison<Self> where Output: Comparable {
        min(by: <)
    }

    /// Sends the greatest value at the end.
    public func max() -> Publishers.Comparison<Self> where Output: Comparable {
        max(by: <)
    }

    /// Sends whether a value satisfies a predicate, as soon as this is known.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value satisfies a predicate. The publisher fails if the predicate throws an error.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether this publisher has sent a value that equals `output`, as soon as this is known.
    public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
        Publishers.Contains(upstream: self, output: output)
    }

    /// Sends whether all values satisfy a predicate, as soon as this is known.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values satisfy a predicate. The publisher fails if the predicate throws an error.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
