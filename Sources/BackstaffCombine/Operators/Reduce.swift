extension Publishers {
    /// Sends what all values together come to.
    public struct Reduce<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The result without any value.
        public let initial: Output
        /// Combines a result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initial
            return .plain(.unlimited, tail: { result }) {
                result = nextPartialResult(result, $0)
                return .skip
            }
        }
    }

    /// Sends what all values together come to, or fails.
    public struct TryReduce<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The result without any value.
        public let initial: Output
        /// Combines a result with a value; an error ends the stream.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initial
            return .throwing(.unlimited, tail: { result }) {
                result = try nextPartialResult(result, $0)
                return .skip
            }
        }
    }

    /// Sends all values as one array.
    public struct Collect<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = [Upstream.Output]
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var values: [Upstream.Output] = []
            return .plain(.unlimited, tail: { values }) {
                values.append($0)
                return .skip
            }
        }
    }

    /// Sends the values as arrays of one length; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = [Upstream.Output]
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The length.
        public let count: Int

        /// What one new subscription does.
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

    /// Sends how many values there were.
    public struct Count<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Int
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var count = 0
            return .plain(.unlimited, tail: { count }) { _ in
                count += 1
                return .skip
            }
        }
    }

    /// Sends the first or last of all values in an order.
    public struct Comparison<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether the second value takes the place of the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// What one new subscription does.
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

    /// Sends whether a value was among them, as soon as it is known.
    public struct ContainsWhere<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Bool
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is the one.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { false }) { predicate($0) ? .last(true) : .skip }
        }
    }

    /// Sends whether a value was among them, or fails.
    public struct TryContainsWhere<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Bool
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is the one; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing(.unlimited, tail: { false }) { try predicate($0) ? .last(true) : .skip }
        }
    }

    /// Sends whether an equal value was among them, as soon as it is known.
    public struct Contains<Upstream: Publisher>: _Operator where Upstream.Output: Equatable {
        /// What is sent.
        public typealias Output = Bool
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { false }) { $0 == output ? .last(true) : .skip }
        }
    }

    /// Sends whether all values pass, as soon as it is known.
    public struct AllSatisfy<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Bool
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value passes.
        public let predicate: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited, tail: { true }) { predicate($0) ? .skip : .last(false) }
        }
    }

    /// Sends whether all values pass, or fails.
    public struct TryAllSatisfy<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Bool
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value passes; an error ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing(.unlimited, tail: { true }) { try predicate($0) ? .skip : .last(false) }
        }
    }
}

extension Publisher {
    /// Sends, at the end, what all values come to.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends, at the end, what all values come to; an error ends the stream.
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values as one array, at the end.
    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    /// Sends arrays of `count` values, and what is left at the end.
    ///
    /// - Precondition: `count` is positive.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "collect(_:) needs a positive count.")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// Sends, at the end, how many values there were.
    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    /// Sends the least value, at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value, at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the least value, at the end.
    public func min() -> Publishers.Comparison<Self> where Output: Comparable {
        min(by: <)
    }

    /// Sends the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> where Output: Comparable {
        max(by: <)
    }

    /// Sends whether a value for which `predicate` holds was among them.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether a value for which `predicate` holds was among them; an error ends the stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether an equal value was among them.
    public func contains(_ output: Output) -> Publishers.Contains<Self> where Output: Equatable {
        Publishers.Contains(upstream: self, output: output)
    }

    /// Sends whether `predicate` holds for all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether `predicate` holds for all values; an error ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
