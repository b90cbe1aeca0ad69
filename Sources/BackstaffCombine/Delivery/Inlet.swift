/// The end of an operator that faces one upstream publisher.
///
/// ```
///   waiting ──receive(subscription:)──► live ──completion or cancel()──► over
///   (requests add up)                   (requests pass through)          (everything is let go and ignored)
/// ```
///
/// Sound as `Sendable`: its variables are touched under `lock` only, and no handler runs under it.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private enum State {
        case waiting(Subscribers.Demand)
        case live(any Subscription)
        case over
    }

    private final class Handlers {
        let subscription: () -> Void
        let value: (Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<Failure>) -> Void

        init(
            subscription: @escaping () -> Void, value: @escaping (Input) -> Subscribers.Demand,
            completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.subscription = subscription
            self.value = value
            self.completion = completion
        }
    }

    private let lock = Lock()
    private var state = State.waiting(.none)
    private var handlers: Handlers?

    /// - Parameters:
    ///   - subscription: Runs when the upstream has accepted the subscription.
    ///   - value: Takes a value, returns further demand.
    ///   - completion: Takes the end. Everything is let go of by then.
    init(
        subscription: @escaping () -> Void = {},
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        handlers = Handlers(subscription: subscription, value: value, completion: completion)
    }

    func receive(subscription: any Subscription) {
        let accepted = lock.locked { () -> (Subscribers.Demand, Handlers?)? in
            guard case .waiting(let demand) = state else { return nil }
            state = .live(subscription)
            return (demand, handlers)
        }
        guard let (demand, handlers) = accepted else { return subscription.cancel() }
        handlers?.subscription()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        var handlers: Handlers?
        lock.locked { handlers = self.handlers }
        return handlers?.value(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        close().0?.completion(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.locked { () -> (any Subscription)? in
            switch state {
            case .waiting(let earlier):
                state = .waiting(earlier + demand)
                return nil
            case .live(let subscription): return subscription
            case .over: return nil
            }
        }
        subscription?.request(demand)
    }

    func cancel() {
        close().1?.cancel()
    }

    private func close() -> (Handlers?, (any Subscription)?) {
        lock.locked {
            defer {
                state = .over
                handlers = nil
            }
            guard case .live(let subscription) = state else { return (handlers, nil) }
            return (handlers, subscription)
        }
    }
}
