import Dispatch

/// Runs `body` on the main actor, after all closures that this thread passed before.
///
/// The main queue keeps the order in which a thread adds closures. A `Task` for each batch wouldn't guarantee the
/// order, and it costs more. `Documentation/WireProtocol.md` depends on the order of a connection's events.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async {
        MainActor.assumeIsolated(body)
    }
}

/// Runs `body` on the main actor after a delay.
func onMainActor(after delay: Duration, _ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.inSeconds) {
        MainActor.assumeIsolated(body)
    }
}
