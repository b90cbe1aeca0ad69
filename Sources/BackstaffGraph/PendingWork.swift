/// Counts the asynchronous tasks that the views of a graph have started, so that a test can wait for them.
@MainActor
package final class PendingWork {
    /// The number of running tasks.
    private(set) var count = 0

    /// Called when a task ends.
    var onEnd: (@MainActor () -> Void)?

    init() {}

    /// Starts a task. It runs until it first suspends before this method returns, if it belongs to the main actor.
    package func run(
        name: String, priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
    ) -> Task<Void, Never> {
        count += 1
        return Task.immediate(name: name, priority: priority) {
            await action()
            count -= 1
            onEnd?()
        }
    }
}
