extension Publishers {
    /// Passes on the values that are wanted.
    public struct Filter<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted.
        public let isIncluded: (Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .plain { isIncluded($0) ? .emit($0) : .skip }
        }
    }

    /// Passes on the values that are wanted, or fails.
    public struct TryFilter<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether a value is wanted; an error ends the stream.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .throwing { try isIncluded($0) ? .emit($0) : .skip }
        }
    }

    /// Drops values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether two values count as the same.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var former: Upstream.Output?
            return .plain { value in
                if let former, predicate(former, value) { return .skip }
                former = value
                return .emit(value)
            }
        }
    }

    /// Drops values that equal the one before, or fails.
    public struct TryRemoveDuplicates<Upstream: Publisher>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// Whether two values count as the same; an error ends the stream.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            var former: Upstream.Output?
            return .throwing { value in
                if let former, try predicate(former, value) { return .skip }
                former = value
                return .emit(value)
            }
        }
    }

    /// Drops every value.
    public struct IgnoreOutput<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Never
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain(.unlimited) { _ in .skip }
        }
    }
}

extension Publisher {
    /// Passes on the values that `isIncluded` accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Passes on the values that `isIncluded` accepts; an error that it throws ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Drops a value that is the same as the one before, in the sense of `predicate`.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops a value that is the same as the one before; an error that `predicate` throws ends the stream.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryRemoveDuplicates<Self>
    {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops a value that equals the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// Drops every value and passes the end on.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
