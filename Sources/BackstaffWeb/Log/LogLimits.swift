import NIOCore

/// The limits on what is written to the log.
struct LogLimits: Sendable {
    /// Lines of each ``LogOrigin`` that the process writes in a second. Bursts of twice that are allowed.
    var linesPerSecond = 50.0
    /// Lines that the clients of one address cause in a second. Bursts of twice that are allowed.
    var linesPerSecondOfAddress = 10.0
    /// Lines that one connection, or one visitor, causes in a second. Bursts of twice that are allowed.
    var linesPerSecondOfConnection = 2.0
    /// Lines that a front passes on of one worker in a second. Bursts of twice that are allowed, so that a backtrace is whole.
    var linesPerSecondOfWorker = 500.0
    /// Bytes of these lines in a second, with bursts of twice that. A line that is longer than such a burst is left out.
    var bytesPerSecondOfWorker = 262_144.0
    /// How often the lines that were not written are summed up.
    var interval = TimeAmount.seconds(10)
    /// The lines of each origin, the connections, and the addresses that are remembered.
    var knownLines = 1_000
    /// The repeated lines that are summed up one by one. The others are only counted.
    var summaries = 10

    init() {}
}
