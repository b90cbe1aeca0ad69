/// When a burst of changes is over: an editor that saves by renaming makes several, a checkout thousands. A pure value.
///
///              change                    quiet for 50 ms, or 1 s since the first
///     still ───────────► bursting ──────────────────────────────────────────────► due, still again
///                         │    ▲
///                         └────┘ change
package struct Debounce: Equatable {
    /// How long nothing must happen.
    package static let quiet = Duration.milliseconds(50)
    /// How long a burst may go on before it is taken in all the same.
    package static let longest = Duration.seconds(1)

    private var first: Duration?
    private var last: Duration?

    package init() {}

    /// When to look again; `nil` while nothing has happened.
    package var deadline: Duration? {
        guard let first, let last else { return nil }
        return min(last + Self.quiet, first + Self.longest)
    }

    package mutating func note(at time: Duration) {
        if first == nil { first = time }
        last = time
    }

    /// Whether a burst is over at `time`. If it is, the next begins with the next change.
    package mutating func isOver(at time: Duration) -> Bool {
        guard let deadline, time >= deadline else { return false }
        self = Debounce()
        return true
    }
}
