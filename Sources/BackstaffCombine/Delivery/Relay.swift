/// The behavior of one subscription of an operator with one upstream: how it transforms values and the completion.
///
/// ```
///   upstream ──► Inlet ──step──► Outlet ──► downstream
///            ◄── demand ◄──appetite── demand ◄──
/// ```
///
/// The type is public only because ``_Operator`` uses it. It isn't for apps.
public struct _Relay<Input, InputFailure: Error, Output, OutputFailure: Error> {
    enum Step {
        /// Forwards a value.
        case emit(Output)
        /// Emits nothing. One more value is requested from the upstream instead.
        case skip
        /// Emits at most one more value, finishes, and cancels the upstream.
        case last(Output?)
    }

    /// The demand that is passed to the upstream.
    enum Appetite {
        /// The demand of the subscriber.
        case mirrored
        /// An unlimited demand, for operators that reduce values.
        case unlimited
        /// A number of values for each value that the subscriber requests.
        case times(Int)
    }

    let appetite: Appetite
    let step: (Input) throws(OutputFailure) -> Step
    /// Called with the upstream's failure, or `nil` if it finished. Throws the error to fail with, or returns a last
    /// value.
    let ending: (InputFailure?) throws(OutputFailure) -> Output?

    func attach<Upstream: Publisher, Downstream: Subscriber>(_ upstream: Upstream, to downstream: Downstream)
    where
        Upstream.Output == Input, Upstream.Failure == InputFailure,
        Downstream.Input == Output, Downstream.Failure == OutputFailure
    {
        let outlet = Outlet<Output, OutputFailure>(downstream)
        let inlet = Inlet<Input, InputFailure>(
            subscription: outlet.start,
            value: { receive($0, outlet) },
            completion: { completion in
                do throws(OutputFailure) {
                    if let tail = try ending(completion.error) { outlet.stage(tail) }
                    outlet.finish(.finished)
                } catch {
                    outlet.finish(.failure(error))
                }
            }
        )
        outlet.setHooks(request: { inlet.request(translate($0)) }, cancel: inlet.cancel)
        if case .unlimited = appetite { inlet.request(.unlimited) }
        upstream.subscribe(inlet)
    }

    private func receive(_ input: Input, _ outlet: Outlet<Output, OutputFailure>) -> Subscribers.Demand {
        do throws(OutputFailure) {
            switch try step(input) {
            case .emit(let value):
                return translate(outlet.offer(value))
            case .skip:
                if case .mirrored = appetite { return .max(1) }
            case .last(let value):
                outlet.cancelSource()
                if let value { outlet.stage(value) }
                outlet.finish(.finished)
            }
        } catch {
            outlet.cancelSource()
            outlet.finish(.failure(error))
        }
        return .none
    }

    private func translate(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        switch appetite {
        case .mirrored: demand
        case .unlimited: .none
        case .times(let count): demand * count
        }
    }
}

extension _Relay where InputFailure == OutputFailure {
    /// Creates a relay that fails if its upstream fails.
    static func plain(
        _ appetite: Appetite = .mirrored, tail: @escaping () -> Output? = { nil }, step: @escaping (Input) -> Step
    ) -> Self {
        Self(
            appetite: appetite, step: step,
            ending: { (failure) throws(OutputFailure) in
                if let failure { throw failure }
                return tail()
            }
        )
    }
}

extension _Relay where Input == Output {
    /// Creates a relay that forwards every value and decides only about the completion.
    static func passing(ending: @escaping (InputFailure?) throws(OutputFailure) -> Output?) -> Self {
        Self(appetite: .mirrored, step: { (input) throws(OutputFailure) in .emit(input) }, ending: ending)
    }
}

extension _Relay where OutputFailure == any Error {
    /// Creates a relay that fails if its upstream fails or its step throws an error.
    static func throwing(
        _ appetite: Appetite = .mirrored, tail: @escaping () -> Output? = { nil },
        step: @escaping (Input) throws -> Step
    ) -> Self {
        Self(
            appetite: appetite, step: step,
            ending: { failure in
                if let failure { throw failure }
                return tail()
            }
        )
    }
}

/// An operator with one upstream, such as ``Publishers/Map`` and ``Publishers/Filter``.
///
/// The protocol is public only because public types conform to it. Apps conform to ``Publisher`` instead.
public protocol _Operator<Upstream>: Publisher {
    /// The publisher that this publisher receives values from.
    associatedtype Upstream: Publisher
    /// The kind of values that this publisher sends. By default it is that of the upstream.
    associatedtype Output = Upstream.Output
    /// The kind of errors that this publisher can fail with. By default it is that of the upstream.
    associatedtype Failure = Upstream.Failure
    /// The publisher that this publisher receives values from.
    var upstream: Upstream { get }
    /// The behavior of a new subscription. Each has its own state.
    var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> { get }
}

extension _Operator {
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        _relay.attach(upstream, to: subscriber)
    }
}
