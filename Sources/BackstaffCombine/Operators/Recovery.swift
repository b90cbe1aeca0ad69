extension Publishers {
    /// A publisher that continues with another publisher if the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the other publisher.
        public typealias Failure = NewPublisher.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            let outlet = succession.outlet
            outlet.start()
            succession.follow(upstream) { completion in
                guard let error = completion.error else { return outlet.finish(.finished) }
                succession.follow(handler(error), completion: outlet.finish)
            }
        }
    }

    /// A publisher that continues with another publisher if the upstream fails. It fails if the closure throws an
    /// error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with.
        public typealias Failure = any Error

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns the other publisher. If it throws an error, the publisher fails.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            let outlet = succession.outlet
            outlet.start()
            succession.follow(upstream) { completion in
                guard let error = completion.error else { return outlet.finish(.finished) }
                do {
                    succession.follow(try handler(error)) { completion in
                        outlet.finish(completion.error.map { .failure($0) } ?? .finished)
                    }
                } catch {
                    outlet.finish(.failure(error))
                }
            }
        }
    }

    /// A publisher that subscribes to the upstream again if it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The kind of values that this publisher sends.
        public typealias Output = Upstream.Output
        /// The kind of errors that this publisher can fail with: that of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The largest number of further attempts, or `nil` for no limit.
        public let retries: Int?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            succession.outlet.start()
            attempt(retries, succession)
        }

        private func attempt(_ left: Int?, _ succession: Succession<Output, Failure>) {
            succession.follow(upstream) { completion in
                guard case .failure = completion, left.map({ $0 > 0 }) ?? true else {
                    return succession.outlet.finish(completion)
                }
                attempt(left.map { $0 - 1 }, succession)
            }
        }
    }
}

extension Publisher {
    /// Continues with the publisher that `handler` returns if this publisher fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with the publisher that `handler` returns if this publisher fails. The result fails if `handler`
    /// throws an error.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes to this publisher again if it fails.
    ///
    /// - Parameter retries: The largest number of further attempts.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
