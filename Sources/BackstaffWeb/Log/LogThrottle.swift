import Logging
import NIOCore

/// Decides which log lines are written, so that no client can fill the log.
///
///     line ──► the same one in this interval? ──yes──► counted
///                 │ no
///                 └──► too many lines from this source, or in all? ──yes──► counted
///                         │ no
///                         └──► written
///
///     at the end of an interval: “12 more: …” for a line that came again, and the number of all others
struct LogThrottle {
    /// A line about lines that were not written.
    struct Summary: Equatable {
        let level: Logger.Level
        let text: String
    }

    private struct Seen {
        let level: Logger.Level
        var repeats = 0
    }

    private let limits: LogLimits
    private var all: TokenBucket
    private var sources: [String: TokenBucket] = [:]
    private var seen: [String: Seen] = [:]
    /// The number of lines that were over a limit.
    private var excess = 0
    private var endOfInterval: NIODeadline

    init(limits: LogLimits, at now: NIODeadline) {
        self.limits = limits
        all = TokenBucket(rate: limits.linesPerSecond, at: now)
        endOfInterval = now + limits.interval
    }

    /// Whether a line is written.
    ///
    /// - Parameter source: The connection or the visitor that has caused the line, or `nil` if neither has.
    mutating func admits(_ line: String, level: Logger.Level, from source: String?, at now: NIODeadline) -> Bool {
        if seen[line] != nil {
            seen[line]?.repeats += 1
            return false
        }
        guard take(from: source, at: now), all.take(1, at: now) else {
            excess += 1
            return false
        }
        if seen.count < limits.knownLines { seen[line] = Seen(level: level) }
        return true
    }

    private mutating func take(from source: String?, at now: NIODeadline) -> Bool {
        guard let source else { return true }
        if sources.count >= limits.knownLines { sources.removeAll() }
        return sources[source, default: TokenBucket(rate: limits.linesPerSecondOfConnection, at: now)].take(1, at: now)
    }

    /// Ends the interval if it is over.
    ///
    /// - Returns: Lines about what was not written in it.
    mutating func summaries(at now: NIODeadline) -> [Summary] {
        guard now >= endOfInterval else { return [] }
        let repeated = seen.filter { $0.value.repeats > 0 }
            .sorted { ($1.value.repeats, $0.key) < ($0.value.repeats, $1.key) }
        var summaries = repeated.prefix(limits.summaries).map { line, seen in
            Summary(level: seen.level, text: "\(seen.repeats) more: \(line)")
        }
        let rest = excess + repeated.dropFirst(limits.summaries).reduce(0) { $0 + $1.value.repeats }
        if rest > 0 {
            summaries.append(
                Summary(level: .notice, text: "\(rest) more log lines were not written, because there were too many"))
        }
        endOfInterval = now + limits.interval
        excess = 0
        seen.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        return summaries
    }
}
