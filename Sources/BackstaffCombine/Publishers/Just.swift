/// Sends one value and finishes.
public struct Just<Output>: Publisher {
    /// It doesn't fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Sends this value.
    public init(_ output: Output) { self.output = output }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Outlet.play([output], .finished, to: subscriber)
    }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes, at once.
    public let completeImmediately: Bool

    /// Sends nothing, and finishes unless told not to.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Sends nothing, and finishes unless told not to.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.play([], completeImmediately ? .finished : nil, to: subscriber)
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What it fails with.
    public let error: Failure

    /// Fails with this.
    public init(error: Failure) { self.error = error }

    /// Fails with this.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.play([], .failure(error), to: subscriber)
    }
}

/// Makes a publisher for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What is sent.
    public typealias Output = DeferredPublisher.Output
    /// As the publisher made fails.
    public typealias Failure = DeferredPublisher.Failure
    /// What makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Defers to what `createPublisher` makes.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Sends a list of values and an end, the same to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What was recorded.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Nothing, and finished.
        public init() {
            output = []
            completion = .finished
        }

        /// These values and this end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) { output.append(input) }
        /// Sets the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    /// What is sent.
    public let recording: Recording

    /// Sends what `record` records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Sends a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Sends these values and this end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.play(recording.output, recording.completion, to: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
extension Empty: Equatable {}
extension Empty: Sendable {}
extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
