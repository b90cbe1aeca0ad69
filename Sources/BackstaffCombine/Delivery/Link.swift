/// A reference to an inlet that is created later. `@unchecked Sendable` is sound: the target is accessed only while the
/// lock is held.
final class Link: @unchecked Sendable {
    private let lock = Lock()
    private var target: (cancel: () -> Void, request: (Subscribers.Demand) -> Void)?

    func set<Input, Failure>(_ inlet: Inlet<Input, Failure>) {
        lock.locked { target = (inlet.cancel, inlet.request) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.locked { target }?.request(demand)
    }

    func cancel() {
        lock.locked {
            defer { target = nil }
            return target
        }?.cancel()
    }
}
