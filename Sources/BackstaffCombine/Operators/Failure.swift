extension Publishers {
    /// Fails with another error.
    public struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What an error is turned into.
        public let transform: (Upstream.Failure) -> Failure

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Upstream.Output, Failure> {
            .passing { (failure) throws(Failure) in
                if let failure { throw transform(failure) }
                return nil
            }
        }
    }

    /// Sends a last value where the upstream fails.
    public struct ReplaceError<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// What it can fail with.
        public typealias Failure = Never
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The last value.
        public let output: Upstream.Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (failure) throws(Failure) in failure == nil ? nil : output }
        }
    }

    /// Sends one value if the upstream finishes without any.
    public struct ReplaceEmpty<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var isEmpty = true
            return .plain(tail: { isEmpty ? output : nil }) {
                isEmpty = false
                return .emit($0)
            }
        }
    }

    /// Claims that a publisher which can't fail might.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator where Upstream.Failure == Never {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// The publisher that feeds this one.
        public let upstream: Upstream

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (_) throws(Failure) in nil }
        }
    }

    /// Traps where the upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: _Operator {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// What it can fail with.
        public typealias Failure = Never
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What the report begins with.
        public let prefix: String
        /// Where it was written.
        public let file: StaticString
        /// Where it was written.
        public let line: UInt

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .passing { (failure) throws(Failure) in
                if let failure { fatalError("\(prefix): a stream failed with \(failure).", file: file, line: line) }
                return nil
            }
        }
    }
}

extension Publisher {
    /// Fails with another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Sends `output` instead of failing, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// Sends `output` before finishing if there was no value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Gives a publisher that can't fail a failure type, to fit in with others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    where Failure == Never {
        Publishers.SetFailureType(upstream: self)
    }

    /// Traps, in debug and release, if this publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
