extension Publishers {
    /// The strategy by which a buffer requests values from its upstream.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests values so that the buffer stays full.
        case keepFull
        /// Requests an unlimited number of values.
        case byRequest
    }

    /// The treatment of a value when the buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// The new value is dropped.
        case dropNewest
        /// The oldest value in the buffer is dropped.
        case dropOldest
        /// The publisher fails with the error that the closure returns.
        case customError(() -> Failure)
    }

    /// A publisher that buffers values until the subscriber requests them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The capacity of the buffer.
        public let size: Int
        /// The strategy for requesting values.
        public let prefetch: PrefetchStrategy
        /// The treatment of values when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber, capacity: size, overflow: overflow)
            let link = Link()
            let refill: (() -> Void)? = prefetch == .keepFull ? { link.request(.max(1)) } : nil
            let inlet = Inlet<Output, Failure>(
                subscription: outlet.start,
                value: {
                    outlet.offer($0, delivered: refill)
                    return .none
                },
                completion: outlet.finish
            )
            link.set(inlet)
            outlet.setHooks(cancel: link.cancel)
            inlet.request(prefetch == .keepFull ? .max(size) : .unlimited)
            upstream.subscribe(inlet)
        }

        private var overflow: Outlet<Output, Failure>.Overflow {
            switch whenFull {
            case .dropNewest: .dropNewest
            case .dropOldest: .dropOldest
            case .customError(let failure): .fail(failure)
            }
        }
    }
}

extension Publisher {
    /// Buffers values until the subscriber requests them.
    ///
    /// - Parameters:
    ///   - size: The capacity of the buffer.
    ///   - prefetch: The strategy for requesting values from this publisher.
    ///   - whenFull: The treatment of values when the buffer is full.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
