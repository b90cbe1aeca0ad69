import Synchronization

/// The progress of a check, as it is shown on the console.
final class ShownProgress: Sendable {
    private let progress: Mutex<CheckProgress>
    private let start = ContinuousClock.now

    init(app: String) {
        progress = Mutex(CheckProgress(app: app, isTerminal: Console.isTerminal))
    }

    /// Prints what `text` returns. Its second argument is the time since the start of the check.
    func show(_ text: (inout CheckProgress, Duration) -> String) {
        let time = ContinuousClock.now - start
        progress.withLock { Console.write(text(&$0, time)) }
    }
}
