/// The end of an operator that faces one upstream publisher.
///
/// ```
///   waiting ──receive(subscription:)──► live ──completion or cancel()──► over
///   (requests add up)                   (requests pass through)          (everything is released and ignored)
/// ```
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held, and no handler runs meanwhile.
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
    ///   - subscription: Called when the upstream has accepted the subscription.
    ///   - value: Called with each value. Returns further demand.
    ///   - completion: Called with the completion, after the subscription and the handlers have been released.
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
