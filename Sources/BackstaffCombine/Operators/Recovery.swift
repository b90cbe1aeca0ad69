extension Publishers {
    /// Goes on with another publisher where the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the other publisher fails.
        public typealias Failure = NewPublisher.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Serves a subscriber.
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

    /// Goes on with another publisher where the upstream fails, or fails with another error.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// What `handler` throws, or as the other publisher fails.
        public typealias Failure = any Error

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// What makes the other publisher; an error that it throws ends the stream.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Serves a subscriber.
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

    /// Subscribes again where the upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What is sent.
        public typealias Output = Upstream.Output
        /// As the last attempt fails.
        public typealias Failure = Upstream.Failure

        /// The publisher that feeds this one.
        public let upstream: Upstream
        /// How many times it is tried again; nil for no limit.
        public let retries: Int?

        /// Serves a subscriber.
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
    /// Goes on with the publisher that `handler` makes, if this one fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with the publisher that `handler` makes, if this one fails; an error that it throws ends the stream.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes to this publisher again, up to so many times, if it fails.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
