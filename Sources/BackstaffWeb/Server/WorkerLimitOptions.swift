import ArgumentParser

/// The flags for the limits on worker processes, and on waiting for them.
package struct WorkerLimitOptions: ParsableArguments {
    private static let usual = WorkerPool.Configuration()

    @Option(help: ArgumentHelp("Workers at one time.", valueName: "number"))
    package var workersAtMost = usual.mostWorkers

    @Option(help: ArgumentHelp("The time that a worker's start may take.", valueName: "seconds"))
    package var workerStartTimeout = usual.startsWithin.inSeconds

    @Option(help: ArgumentHelp("How long a request waits until a worker can take it.", valueName: "seconds"))
    package var workerWait = usual.waitsFor.inSeconds

    @Option(help: ArgumentHelp("Requests that wait for a worker.", valueName: "number"))
    package var waitingRequests = usual.mostWaiting

    package init() {}

    static let flags = ["--workers-at-most", "--worker-start-timeout", "--worker-wait", "--waiting-requests"]

    package func validate() throws {
        try Self.check("--workers-at-most", workersAtMost, from: 1, to: 1000)
        try Self.check("--worker-start-timeout", workerStartTimeout, from: 1, to: 3600)
        try Self.check("--worker-wait", workerWait, from: 0, to: 3600)
        try Self.check("--waiting-requests", waitingRequests, from: 0, to: 100_000)
    }

    func apply(to configuration: inout WorkerPool.Configuration) {
        configuration.mostWorkers = workersAtMost
        configuration.startsWithin = .seconds(workerStartTimeout)
        configuration.waitsFor = .seconds(workerWait)
        configuration.mostWaiting = waitingRequests
    }
}
