/// The merging of concurrent upstreams into one outlet. `merge` and `flatMap` are based on it.
///
/// ```
///   one ───► ┐
///   two ───► ├─(as they arrive)─► Outlet ──► downstream
///   three ─► ┘
/// ```
///
/// If the subscriber's demand is unlimited, each upstream sends all its values. Otherwise one value of each upstream may
/// wait, and the next is requested after it has been delivered.
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held.
final class FanIn<Output, Failure: Error>: @unchecked Sendable {
    private struct Source {
        let cancel: () -> Void
        let request: (Subscribers.Demand) -> Void
    }

    let outlet: Outlet<Output, Failure>
    private let lock = Lock()
    private var sources: [Int: Source] = [:]
    private var lastKey = 0
    private var wantsEverything = false
    private var isOver = false

    /// - Parameter cancelled: Called when the subscriber cancels, before the upstreams are canceled.
    init<S: Subscriber>(_ subscriber: S, cancelled: @escaping () -> Void = {})
    where S.Input == Output, S.Failure == Failure {
        outlet = Outlet(subscriber)
        outlet.setHooks(
            request: { demand in if demand == .unlimited { self.openUp() } },
            cancel: {
                cancelled()
                self.cancelSources()
            }
        )
    }

    /// Adds an upstream.
    func add<Upstream: Publisher>(_ upstream: Upstream, finished: @escaping () -> Void)
    where Upstream.Output == Output, Upstream.Failure == Failure {
        let key = lock.locked {
            lastKey += 1
            return lastKey
        }
        let inlet = Inlet<Output, Failure>(
            value: { [self] in receive($0, from: key) },
            completion: { [self] completion in
                _ = lock.locked { sources.removeValue(forKey: key) }
                guard case .failure = completion else { return finished() }
                outlet.cancelSource()
                outlet.finish(completion)
            }
        )
        let demand = lock.locked { () -> Subscribers.Demand? in
            guard !isOver else { return nil }
            sources[key] = Source(cancel: inlet.cancel, request: inlet.request)
            return wantsEverything ? .unlimited : .max(1)
        }
        guard let demand else { return }
        inlet.request(demand)
        upstream.subscribe(inlet)
    }

    private func receive(_ value: Output, from key: Int) -> Subscribers.Demand {
        if lock.locked({ wantsEverything }) {
            outlet.offer(value)
        } else {
            outlet.offer(value) { [weak self] in
                guard let self else { return }
                lock.locked { self.sources[key]?.request }?(.max(1))
            }
        }
        return .none
    }

    private func openUp() {
        let requests = lock.locked {
            wantsEverything = true
            return sources.sorted { $0.key < $1.key }.map(\.value.request)
        }
        for request in requests { request(.unlimited) }
    }

    private func cancelSources() {
        let former = lock.locked {
            defer { sources = [:] }
            isOver = true
            return sources
        }
        for source in former.values { source.cancel() }
    }
}
