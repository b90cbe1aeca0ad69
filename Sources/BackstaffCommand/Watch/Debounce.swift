/// Detects the end of a burst of changes. An editor that saves by renaming makes several changes, a Git checkout
/// thousands. It is a value without side effects.
///
///              change                    quiet for 50 ms, or 1 s since the first
///     still ───────────► bursting ──────────────────────────────────────────────► due, still again
///                         │    ▲
///                         └────┘ change
package struct Debounce: Equatable {
    /// The time without changes that ends a burst.
    package static let quiet = Duration.milliseconds(50)
    /// The longest time that a burst is waited for.
    package static let longest = Duration.seconds(1)

    private var first: Duration?
    private var last: Duration?

    package init() {}

    /// The time to check again, or `nil` if nothing has changed.
    package var deadline: Duration? {
        guard let first, let last else { return nil }
        return min(last + Self.quiet, first + Self.longest)
    }

    package mutating func note(at time: Duration) {
        if first == nil { first = time }
        last = time
    }

    /// Whether a burst is over at `time`. If so, the next burst begins with the next change.
    package mutating func isOver(at time: Duration) -> Bool {
        guard let deadline, time >= deadline else { return false }
        self = Debounce()
        return true
    }
}
