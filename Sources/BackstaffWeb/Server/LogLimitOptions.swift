import ArgumentParser
import NIOCore

/// The flags for the limits on what is written to the log.
package struct LogLimitOptions: ParsableArguments {
    private static let usual = LogLimits()

    @Option(help: ArgumentHelp("Log lines of the process in a second.", valueName: "number"))
    package var logLinesPerSecond = usual.linesPerSecond

    @Option(help: ArgumentHelp("Log lines because of one connection in a second.", valueName: "number"))
    package var logLinesPerConnection = usual.linesPerSecondOfConnection

    @Option(help: ArgumentHelp("Log lines that one worker prints in a second.", valueName: "number"))
    package var logLinesPerWorker = usual.linesPerSecondOfWorker

    @Option(
        help: ArgumentHelp(
            "How often left-out log lines are summed up. The same line is written once in this time.",
            valueName: "seconds"))
    package var logSummaryEvery = usual.interval.inSeconds

    package init() {}

    static let flags = [
        "--log-lines-per-second", "--log-lines-per-connection", "--log-lines-per-worker", "--log-summary-every",
    ]

    package func validate() throws {
        try Self.check("--log-lines-per-second", logLinesPerSecond, from: 1, to: 1_000_000)
        try Self.check("--log-lines-per-connection", logLinesPerConnection, from: 1, to: 1_000_000)
        try Self.check("--log-lines-per-worker", logLinesPerWorker, from: 1, to: 1_000_000)
        try Self.check("--log-summary-every", logSummaryEvery, from: 1, to: 86_400)
    }

    var limits: LogLimits {
        var limits = LogLimits()
        limits.linesPerSecond = logLinesPerSecond
        limits.linesPerSecondOfConnection = logLinesPerConnection
        limits.linesPerSecondOfWorker = logLinesPerWorker
        limits.interval = TimeAmount(inSeconds: logSummaryEvery)
        return limits
    }
}
