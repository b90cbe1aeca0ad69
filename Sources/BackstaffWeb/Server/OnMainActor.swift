import Dispatch

/// Runs `body` on the main actor, after whatever was handed over before it.
///
/// The main queue keeps the order of what one thread enqueues, which a `Task` for each batch would not promise, and it
/// is the cheaper of the two; `Documentation/WireProtocol.md` depends on the order of the events of a connection.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async {
        MainActor.assumeIsolated(body)
    }
}
