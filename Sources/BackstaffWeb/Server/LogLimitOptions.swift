import ArgumentParser

/// The flags for the limits on what is written to the log.
struct LogLimitOptions: LimitOptions {
    private static let usual = LogLimits()

    @Option(
        help: ArgumentHelp(
            "Log lines in a second: of clients, of the app and of the server, each counted alone.", valueName: "number")
    )
    var logLinesPerSecond = usual.linesPerSecond

    @Option(help: ArgumentHelp("Log lines because of one address in a second.", valueName: "number"))
    var logLinesPerAddress = usual.linesPerSecondOfAddress

    @Option(help: ArgumentHelp("Log lines because of one connection in a second.", valueName: "number"))
    var logLinesPerConnection = usual.linesPerSecondOfConnection

    @Option(help: ArgumentHelp("Log lines that one worker prints in a second.", valueName: "number"))
    var logLinesPerWorker = usual.linesPerSecondOfWorker

    @Option(help: ArgumentHelp("Bytes of log lines that one worker prints in a second.", valueName: "bytes"))
    var logBytesPerWorker = usual.bytesPerSecondOfWorker

    @Option(
        help: ArgumentHelp(
            "How often left-out log lines are summed up. The same line is written once in this time.",
            valueName: "seconds"))
    var logSummaryEvery = usual.interval.inSeconds

    init() {}

    static let table: [LimitFlag<Self, LogLimits>] = [
        LimitFlag("--log-lines-per-second", \.logLinesPerSecond, in: 1...1_000_000, for: \.linesPerSecond),
        LimitFlag("--log-lines-per-address", \.logLinesPerAddress, in: 1...1_000_000, for: \.linesPerSecondOfAddress),
        LimitFlag(
            "--log-lines-per-connection", \.logLinesPerConnection, in: 1...1_000_000, for: \.linesPerSecondOfConnection),
        LimitFlag("--log-lines-per-worker", \.logLinesPerWorker, in: 1...1_000_000, for: \.linesPerSecondOfWorker),
        LimitFlag(
            "--log-bytes-per-worker", \.logBytesPerWorker, in: 1024...1_000_000_000, for: \.bytesPerSecondOfWorker),
        LimitFlag("--log-summary-every", \.logSummaryEvery, in: 1...86_400, for: \.interval),
    ]
}
