/// Moves events from the current thread to a scheduler and keeps their order.
///
/// A scheduler may run two actions at the same time or in another order. So an action doesn't contain its event. It only
/// counts one more event as due, and the action that is running takes due events from the queue one by one.
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held.
final class Handoff: @unchecked Sendable {
    private let lock = Lock()
    private var line = Queue<() -> Void>()
    private var due = 0
    private var isRunning = false
    private let schedule: (@escaping () -> Void) -> Void

    init(schedule: @escaping (@escaping () -> Void) -> Void) {
        self.schedule = schedule
    }

    func callAsFunction(_ event: @escaping () -> Void) {
        lock.locked { line.append(event) }
        schedule { self.run() }
    }

    private func run() {
        let isMine = lock.locked {
            due += 1
            defer { isRunning = true }
            return !isRunning
        }
        guard isMine else { return }
        while let event = next() { event() }
    }

    private func next() -> (() -> Void)? {
        lock.locked {
            guard due > 0, let event = line.popFirst() else {
                isRunning = false
                return nil
            }
            due -= 1
            return event
        }
    }
}
