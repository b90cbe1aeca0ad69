/// Carries events from the thread they come on to a scheduler, in their order.
///
/// A scheduler may run two actions at once, or the later one first. So an action doesn't carry its event: it says that
/// one more is due, and whoever is at it takes them from the line one by one.
///
/// Sound as `Sendable`: its variables are touched under `lock` only.
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
