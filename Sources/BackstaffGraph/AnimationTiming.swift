/// How a change moves: the curve of an animation, and its times in seconds.
///
///     delay ──► duration ──► duration ──► …        as often as it repeats
package struct AnimationTiming: Hashable, Sendable {
    /// The name of a timing curve that the page knows, or the numbers of one.
    package var curve: String
    /// The duration of one run, or `nil` for the default.
    package var duration: Double?
    /// The time before the first run. If it is negative, the animation begins in its middle.
    package var delay = 0.0
    /// How often the animation runs, or `nil` for once.
    package var repeats: AnimationRepeats?
    /// The time after which one run is logically complete, if that isn't the duration.
    package var logicalDuration: Double?

    package init(curve: String, duration: Double?, logicalDuration: Double? = nil) {
        self.curve = curve
        self.duration = duration
        self.logicalDuration = logicalDuration
    }

    /// The duration of an animation without one.
    package static let usualDuration = 0.35

    /// Whether the animation has no end.
    package var isEndless: Bool { repeats.map { $0.count == nil } ?? false }

    /// The duration of one run.
    package var runDuration: Double { duration ?? Self.usualDuration }

    /// The time until the animation rests. It is infinite if the animation repeats forever.
    package var wholeDuration: Double { whole(lastRun: runDuration) }

    /// The time until the animation is logically complete.
    package var wholeLogicalDuration: Double { whole(lastRun: logicalDuration ?? runDuration) }

    private func whole(lastRun: Double) -> Double {
        guard let repeats else { return max(0, delay + lastRun) }
        guard let count = repeats.count else { return .infinity }
        return max(0, delay + runDuration * Double(count - 1) + lastRun)
    }
}

/// How often an animation runs.
package struct AnimationRepeats: Hashable, Sendable {
    /// The number of runs, or `nil` for an animation without end.
    package let count: Int?
    /// Whether every second run goes back.
    package let autoreverses: Bool

    package init(count: Int?, autoreverses: Bool) {
        self.count = count.map { max(1, $0) }
        self.autoreverses = autoreverses
    }

    /// The words for the page, such as `forever reverse`.
    package var words: String { (count.map { String($0) } ?? "forever") + (autoreverses ? " reverse" : "") }
}
