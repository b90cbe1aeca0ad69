extension Publishers {
    /// Transforms each value.
    public struct Map<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value.
        public let transform: (Upstream.Output) -> Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit(transform($0)) }
        }
    }

    /// A publisher that transforms each value. It fails if the transformation throws an error.
    public struct TryMap<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value. If it throws an error, the publisher fails.
        public let transform: (Upstream.Output) throws -> Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { .emit(try transform($0)) }
        }
    }

    /// A publisher that transforms each value and drops `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value. If it returns `nil`, the value is dropped.
        public let transform: (Upstream.Output) -> Output?

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { transform($0).map { .emit($0) } ?? .skip }
        }
    }

    /// A publisher that transforms each value and drops `nil`. It fails if the transformation throws an error.
    public struct TryCompactMap<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that transforms a value. If it returns `nil`, the value is dropped. If it throws an error, the
        /// publisher fails.
        public let transform: (Upstream.Output) throws -> Output?

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .throwing { try transform($0).map { .emit($0) } ?? .skip }
        }
    }

    /// Sends a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit($0[keyPath: keyPath]) }
        }
    }

    /// Sends two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _Operator {
        /// The kind of values that this publisher sends.
        public typealias Output = (Output0, Output1)
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The key path of the first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The key path of the second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            .plain { .emit(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
        }
    }

    /// A publisher that combines each value with the previous result and sends the new result.
    public struct Scan<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result with which the first value is combined.
        public let initialResult: Output
        /// The closure that combines the previous result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// The behavior of a new subscription.
        public var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> {
            var result = initialResult
            return .plain {
                result = nextPartialResult(result, $0)
                return .emit(result)
            }
        }
    }

    /// A publisher that combines each value with the previous result and sends the new result. It fails if the closure
    /// throws an error.
    public struct TryScan<Upstream: Publisher, Output>: _Operator {
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The result with which the first value is combined.
        public let initialResult: Output
        /// The closure that combines the previous result with a value. If it throws an error, the publisher fails.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// The behavior of a new subscription.
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
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Transforms each value. The publisher fails if `transform` throws an error.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Transforms each value and drops `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and drops `nil`. The publisher fails if `transform` throws an error.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Combines each value with the previous result and sends the new result.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the previous result and sends the new result. The publisher fails if the closure throws
    /// an error.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Replaces `nil` with a value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
