/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
    /// This publisher can't fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Creates a publisher that sends a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Outlet.play([output], .finished, to: subscriber)
    }
}

/// A publisher that sends no values.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether the publisher finishes immediately. If not, it never completes.
    public let completeImmediately: Bool

    /// Creates a publisher that sends no values.
    ///
    /// - Parameter completeImmediately: `true` to finish immediately, `false` to never complete.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher that sends no values.
    ///
    /// - Parameter completeImmediately: `true` to finish immediately, `false` to never complete.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.play([], completeImmediately ? .finished : nil, to: subscriber)
    }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that this publisher fails with.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.play([], .failure(error), to: subscriber)
    }
}

/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values that this publisher sends.
    public typealias Output = DeferredPublisher.Output
    /// The kind of errors that this publisher can fail with.
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that creates a publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls `createPublisher` for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// A publisher that sends recorded values and a completion to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// A recorded sequence of values and a completion.
    public struct Recording {
        /// The recorded values.
        public private(set) var output: [Output]
        /// The recorded completion.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Creates a recording without values that finishes.
        public init() {
            output = []
            completion = .finished
        }

        /// Creates a recording of values and a completion.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Records a value.
        public mutating func receive(_ input: Output) { output.append(input) }
        /// Records the completion.
        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    /// The kind of values that this publisher sends.
    public let recording: Recording

    /// Creates a publisher of the events that `record` records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
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
