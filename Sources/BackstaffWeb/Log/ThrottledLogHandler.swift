import Logging

/// Passes lines on to another handler, unless there are too many.
///
/// What was left out is summed up before the next line, because this handler has no timer.
struct ThrottledLogHandler: LogHandler {
    private var destination: any LogHandler
    private let throttle: SharedLogThrottle
    private var address: Logger.MetadataValue?

    init(_ destination: any LogHandler, limits: LogLimits = LogLimits(), clock: HostClock = .system) {
        self.destination = destination
        throttle = SharedLogThrottle(limits: limits, clock: clock)
    }

    var metadata: Logger.Metadata {
        get { destination.metadata }
        set { destination.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { destination.metadataProvider }
        set { destination.metadataProvider = newValue }
    }

    var logLevel: Logger.Level {
        get { destination.logLevel }
        set { destination.logLevel = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { key == LogOrigin.addressKey ? address : destination[metadataKey: key] }
        set { if key == LogOrigin.addressKey { address = newValue } else { destination[metadataKey: key] = newValue } }
    }

    func log(event: LogEvent) {
        let facts = metadata.merging(event.metadata ?? [:]) { $1 }
        let origin = LogOrigin(facts, address: address, other: .server)
        let (isAdmitted, summaries) = throttle.admits("\(event.message)", level: event.level, from: origin)
        for summary in summaries {
            var line = event
            line.level = summary.level
            line.message = "\(summary.text)"
            line.error = nil
            line.metadata = nil
            destination.log(event: line)
        }
        if isAdmitted { destination.log(event: event) }
    }
}

extension Logger {
    /// The same logger, to which no client can make the app's server write too much.
    package var throttled: Logger {
        var logger = Logger(label: label) { _ in ThrottledLogHandler(handler) }
        logger.logLevel = logLevel
        return logger
    }
}
