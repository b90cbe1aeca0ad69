/// The asynchronous work that views of a graph have begun, so that a test can wait for it.
@MainActor
package final class PendingWork {
    /// How many pieces of work are under way.
    package private(set) var count = 0

    /// Called when a piece of work ends.
    package var onEnd: (@MainActor () -> Void)?

    package init() {}

    /// Begins a piece of work.
    package func run(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        count += 1
        return Task(priority: priority) {
            await action()
            count -= 1
            onEnd?()
        }
    }
}
