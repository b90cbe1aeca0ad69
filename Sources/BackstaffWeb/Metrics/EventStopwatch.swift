import NIOCore

/// Measures the events of a batch of frames, with one reading of the clock for each event and one for the batch.
struct EventStopwatch {
    private let metrics: HostMetrics
    private let clock: HostClock
    private var lastReading: NIODeadline

    /// Begins when the main actor begins with a batch.
    ///
    /// - Parameter heardAt: When the batch has arrived.
    init(_ metrics: HostMetrics, clock: HostClock, heardAt: NIODeadline) {
        self.metrics = metrics
        self.clock = clock
        lastReading = clock.now()
        metrics.wait.recordNanoseconds((lastReading - heardAt).nanoseconds)
    }

    /// A frame of the batch was handled.
    mutating func lap(_ outcome: Session.Outcome) {
        if outcome == .ignored { return }
        let began = lastReading
        restart()
        metrics.events.increment()
        metrics.update.recordNanoseconds((lastReading - began).nanoseconds)
        if outcome == .refused { metrics.refuse(.event) }
    }

    /// Leaves out the time of what was done since the last lap.
    mutating func restart() {
        lastReading = clock.now()
    }
}
