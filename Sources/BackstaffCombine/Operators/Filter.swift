extension Publishers {
    /// A publisher that forwards the values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate.
        public let isIncluded: (Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { isIncluded($0) ? .emit($0) : .skip }
        }
    }

    /// A publisher that forwards the values that satisfy a predicate. It fails if the predicate throws an error.
    public struct TryFilter<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The predicate. If it throws an error, the publisher fails.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing { try isIncluded($0) ? .emit($0) : .skip }
        }
    }

    /// A publisher that drops a value that equals the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// Returns whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var former: Upstream.Output?
            return .plain { value in
                if let former, predicate(former, value) { return .skip }
                former = value
                return .emit(value)
            }
        }
    }

    /// A publisher that drops a value that equals the previous one. It fails if the predicate throws an error.
    public struct TryRemoveDuplicates<Upstream: Publisher>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// Returns whether two values are equal. If it throws an error, the publisher fails.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var former: Upstream.Output?
            return .throwing { value in
                if let former, try predicate(former, value) { return .skip }
                former = value
                return .emit(value)
            }
        }
    }

    /// A publisher that drops all values.
    public struct IgnoreOutput<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited) { _ in .skip }
        }
    }
}

extension Publisher {
    /// Forwards the values that satisfy a predicate.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Forwards the values that satisfy a predicate. The publisher fails if the predicate throws an error.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Drops a value that equals the previous one according to a predicate.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops a value that equals the previous one according to a predicate. The publisher fails if the predicate throws
    /// an error.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops a value that equals the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// Drops all values and forwards the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
