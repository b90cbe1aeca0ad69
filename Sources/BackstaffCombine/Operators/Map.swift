extension Publishers {
    /// Makes another value of each value.
    public struct Map<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What is made of a value.
        public let transform: (Upstream.Output) -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit(transform($0)) }
        }
    }

    /// Makes another value of each value, or fails.
    public struct TryMap<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What is made of a value; an error that it throws ends the stream.
        public let transform: (Upstream.Output) throws -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try transform($0)) }
        }
    }

    /// Makes another value of each value, or drops it.
    public struct CompactMap<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What is made of a value; nil drops it.
        public let transform: (Upstream.Output) -> Output?

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { transform($0).map { .emit($0) } ?? .skip }
        }
    }

    /// Makes another value of each value, drops it or fails.
    public struct TryCompactMap<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What is made of a value; nil drops it, an error ends the stream.
        public let transform: (Upstream.Output) throws -> Output?

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { try transform($0).map { .emit($0) } ?? .skip }
        }
    }

    /// Sends one property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit($0[keyPath: keyPath]) }
        }
    }

    /// Sends two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _Operator {
        /// What is sent.
        public typealias Output = (Output0, Output1)
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
        }
    }

    /// Replaces what went before by what comes of it and the next value.
    public struct Scan<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// Combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initialResult
            return .plain {
                result = nextPartialResult(result, $0)
                return .emit(result)
            }
        }
    }

    /// Replaces what went before by what comes of it and the next value, or fails.
    public struct TryScan<Upstream: Publisher, Output>: _Operator {
        /// What it can fail with.
        public typealias Failure = any Error
        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What the first value is combined with.
        public let initialResult: Output
        /// Combines the last result with a value; an error ends the stream.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// What one new subscription does.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initialResult
            return .throwing {
                result = try nextPartialResult(result, $0)
                return .emit(result)
            }
        }
    }
}

extension Publisher {
    /// Makes another value of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Makes another value of each value; an error that `transform` throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Makes another value of each value, leaving out nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Makes another value of each value, leaving out nil; an error that `transform` throws ends the stream.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends one property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Sends, for each value, what comes of the last result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends, for each value, what comes of the last result and the value; an error ends the stream.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Puts a value in the place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
