extension Publishers {
    /// When a buffer asks its upstream for values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// So that the buffer stays full.
        case keepFull
        /// All it has, whatever the subscriber asks for.
        case byRequest
    }

    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the value that has waited longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// Keeps values that the subscriber hasn't asked for yet.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the upstream fails, or as a full buffer does.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How many values are kept.
        public let size: Int
        /// When the upstream is asked.
        public let prefetch: PrefetchStrategy
        /// What is done when it is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Serves a subscriber.
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
    /// Keeps up to `size` values that the subscriber hasn't asked for yet.
    ///
    /// - Parameters:
    ///   - size: How many values are kept.
    ///   - prefetch: When this publisher is asked for values.
    ///   - whenFull: What is done with one value more.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
