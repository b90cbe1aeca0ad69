import ArgumentParser

/// The flags for the limits on worker processes, and on waiting for them.
struct WorkerLimitOptions: LimitOptions {
    private static let usual = WorkerPool.Configuration()

    @Option(help: ArgumentHelp("Workers at one time.", valueName: "number"))
    var workersAtMost = usual.mostWorkers

    @Option(
        help: ArgumentHelp(
            "Workers that the visitors of one address may fill, with --visitors-per-worker.", valueName: "number"))
    var workersPerAddress = usual.workersPerAddress

    @Option(help: ArgumentHelp("The time that a worker's start may take.", valueName: "seconds"))
    var workerStartTimeout = usual.startsWithin.inSeconds

    @Option(help: ArgumentHelp("How long a request waits until a worker can take it.", valueName: "seconds"))
    var workerWait = usual.waitsFor.inSeconds

    @Option(help: ArgumentHelp("Requests that wait for a worker.", valueName: "number"))
    var waitingRequests = usual.mostWaiting

    @Option(help: ArgumentHelp("Requests of one address that wait for a worker.", valueName: "number"))
    var waitingRequestsPerAddress = usual.mostWaitingPerAddress

    init() {}

    static let table: [LimitFlag<Self, WorkerPool.Configuration>] = [
        LimitFlag("--workers-at-most", \.workersAtMost, in: 1...1000, for: \.mostWorkers),
        LimitFlag("--workers-per-address", \.workersPerAddress, in: 1...1000, for: \.workersPerAddress),
        LimitFlag("--worker-start-timeout", \.workerStartTimeout, in: 1...3600, for: \.startsWithin),
        LimitFlag("--worker-wait", \.workerWait, in: 0...3600, for: \.waitsFor),
        LimitFlag("--waiting-requests", \.waitingRequests, in: 0...100_000, for: \.mostWaiting),
        LimitFlag(
            "--waiting-requests-per-address", \.waitingRequestsPerAddress, in: 0...100_000,
            for: \.mostWaitingPerAddress),
    ]
}
