extension Publishers {
    /// Converts the error that this publisher fails with.
    public struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that converts an error.
        public let transform: (Upstream.Failure) -> Failure

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .passing { (failure) throws(Failure) in
                if let failure { throw transform(failure) }
                return nil
            }
        }
    }

    /// A publisher that sends a value and finishes if the upstream fails.
    public struct ReplaceError<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value that is sent instead of failing.
        public let output: Upstream.Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (failure) throws(Failure) in failure == nil ? nil : output }
        }
    }

    /// A publisher that sends a value if the upstream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var isEmpty = true
            return .plain(tail: { isEmpty ? output : nil }) {
                isEmpty = false
                return .emit($0)
            }
        }
    }

    /// A publisher that gives a publisher that can't fail another failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator where Upstream.Failure == Never {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (_) throws(Failure) in nil }
        }
    }

    /// A publisher that traps if the upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The text at the beginning of the message.
        public let prefix: String
        /// Where it was written.
        public let file: StaticString
        /// Where it was written.
        public let line: UInt

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (failure) throws(Failure) in
                if let failure { fatalError("\(prefix): a stream failed with \(failure).", file: file, line: line) }
                return nil
            }
        }
    }
}

extension Publisher {
    /// Converts the error that this publisher fails with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Sends `output` and finishes if this publisher fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` if this publisher finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Changes the failure type of a publisher that can't fail, so that it can be combined with others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    where Failure == Never {
        Publishers.SetFailureType(upstream: self)
    }

    /// Traps if this publisher fails, in debug and release builds.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
