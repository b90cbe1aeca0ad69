/// A sequence of upstreams that feed one outlet. Each upstream takes over the unmet demand of the one before.
///
/// ```
///   first ──► ┐
///   second ─► ├─(one at a time)─► Outlet ──► downstream
///   third ──► ┘
/// ```
///
/// Concatenation, `catch`, `retry` and `switchToLatest` are based on it.
///
/// `@unchecked Sendable` is sound: `current` is accessed only while `lock` is held.
final class Succession<Output, Failure: Error>: @unchecked Sendable {
    let outlet: Outlet<Output, Failure>
    private let lock = Lock()
    private var current: (inlet: any Cancellable, request: (Subscribers.Demand) -> Void)?

    /// - Parameter cancelled: Called when the subscriber cancels, before the current upstream is canceled.
    init<S: Subscriber>(_ subscriber: S, cancelled: @escaping () -> Void = {})
    where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(subscriber)
        outlet.setHooks(
            request: { demand in self.lock.locked { self.current?.request }?(demand) },
            cancel: {
                cancelled()
                self.replace(nil)
            }
        )
    }

    /// Cancels the current upstream and subscribes to another.
    func follow<Upstream: Publisher>(
        _ upstream: Upstream, completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
    ) where Upstream.Output == Output {
        let outlet = outlet
        let inlet = Inlet<Output, Upstream.Failure>(value: { outlet.offer($0) }, completion: completion)
        replace((inlet, inlet.request))
        inlet.request(outlet.unmetDemand)
        upstream.subscribe(inlet)
    }

    private func replace(_ next: (inlet: any Cancellable, request: (Subscribers.Demand) -> Void)?) {
        let former = lock.locked {
            defer { current = next }
            return current
        }
        former?.inlet.cancel()
    }
}
