/// One subscription of an operator that has one upstream: what it makes of a value and of the end.
///
/// ```
///   upstream ──► Inlet ──step──► Outlet ──► downstream
///            ◄── demand ◄──appetite── demand ◄──
/// ```
///
/// Public because ``_Operator`` names it; there is nothing in it for an app.
public struct _Relay<Input, InputFailure: Error, Output, OutputFailure: Error> {
    enum Step {
        /// Passes a value on.
        case emit(Output)
        /// Passes nothing on; the upstream may send another in its stead.
        case skip
        /// Passes at most one more value on, ends, and cancels the upstream.
        case last(Output?)
    }

    /// How much is asked of the upstream.
    enum Appetite {
        /// What the subscriber asks for.
        case mirrored
        /// Everything: the operator reduces it.
        case unlimited
        /// So many values for each one that the subscriber asks for.
        case times(Int)
    }

    let appetite: Appetite
    let step: (Input) throws(OutputFailure) -> Step
    /// Given the upstream's failure, or nil if it finished: throws what to fail with, or returns a last value.
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
    /// A relay that fails as its upstream does.
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
    /// A relay that passes every value on and decides about the end only.
    static func passing(ending: @escaping (InputFailure?) throws(OutputFailure) -> Output?) -> Self {
        Self(appetite: .mirrored, step: { (input) throws(OutputFailure) in .emit(input) }, ending: ending)
    }
}

extension _Relay where OutputFailure == any Error {
    /// A relay that fails as its upstream does, or as its step throws.
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

/// An operator with one upstream: ``Publishers/Map``, ``Publishers/Filter`` and the like.
///
/// Public because public types conform to it; it isn't for apps, which conform to ``Publisher``.
public protocol _Operator<Upstream>: Publisher {
    /// The publisher that feeds this one.
    associatedtype Upstream: Publisher
    /// The values that come out: unless said otherwise, those that go in.
    associatedtype Output = Upstream.Output
    /// The errors that come out: unless said otherwise, those that go in.
    associatedtype Failure = Upstream.Failure
    /// The publisher that feeds this one.
    var upstream: Upstream { get }
    /// What one new subscription does, with state of its own.
    var _relay: _Relay<Upstream.Output, Upstream.Failure, Output, Failure> { get }
}

extension _Operator {
    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        _relay.attach(upstream, to: subscriber)
    }
}
