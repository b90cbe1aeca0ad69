import Logging
import Synchronization

/// The throttle of a log that all threads write to.
final class SharedLogThrottle: Sendable {
    private let throttle: Mutex<LogThrottle>
    private let clock: HostClock

    init(limits: LogLimits, clock: HostClock) {
        self.clock = clock
        throttle = Mutex(LogThrottle(limits: limits, at: clock.now()))
    }

    /// Whether a line is written, and the summaries that come before it.
    func admits(
        _ message: String, level: Logger.Level, from origin: LogOrigin
    ) -> (isAdmitted: Bool, summaries: [LogThrottle.Summary]) {
        let now = clock.now()
        return throttle.withLock { throttle in
            let summaries = throttle.summaries(at: now)
            return (throttle.admits(message, level: level, from: origin, at: now), summaries)
        }
    }

    /// The summaries that are due.
    func summaries() -> [LogThrottle.Summary] {
        let now = clock.now()
        return throttle.withLock { $0.summaries(at: now) }
    }
}
