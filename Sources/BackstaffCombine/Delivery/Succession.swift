/// Upstreams one after another into one outlet: the demand that one leaves unmet goes to the next.
///
/// ```
///   first ──► ┐
///   second ─► ├─(one at a time)─► Outlet ──► downstream
///   third ──► ┘
/// ```
///
/// The basis of concatenation, `catch`, `retry` and `switchToLatest`. Sound as `Sendable`: `current` is touched under
/// `lock` only.
final class Succession<Output, Failure: Error>: @unchecked Sendable {
    let outlet: Outlet<Output, Failure>
    private let lock = Lock()
    private var current: (inlet: any Cancellable, request: (Subscribers.Demand) -> Void)?

    /// - Parameter cancelled: Runs when nothing more is wanted, besides cancelling the current upstream.
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

    /// Lets go of the upstream before and takes values from this one.
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
