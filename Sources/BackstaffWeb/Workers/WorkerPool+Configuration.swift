import BackstaffNavigation

extension WorkerPool {
    struct Configuration: Sendable {
        /// The number of workers that share the visitors. With a limit on visitors, the number of workers that are kept
        /// ready.
        var workers = 1
        /// The largest number of visitors of one worker, or `nil` for any number.
        var visitorsPerWorker: Int?
        /// The largest number of workers.
        var mostWorkers = 64
        /// With a limit on visitors, the number of workers that the visitors of one address may fill.
        var workersPerAddress = 32
        /// How long a worker's main actor may be silent.
        var stuckAfter = Duration.seconds(10)
        /// How long a worker that crashes, or is stuck, may print its backtrace.
        var tracesWithin = Duration.seconds(60)
        /// How long a worker may take to start.
        var startsWithin = Duration.seconds(60)
        /// A worker that ends sooner has ended early. Others are started more and more slowly then.
        var shortLife = Duration.seconds(10)
        /// How long a worker that was told to end lets its pages leave.
        var drain = Duration.seconds(10)
        /// How long a request waits for a worker.
        var waitsFor = Duration.seconds(10)
        /// How long a request waits whose worker hasn't answered it. In this time, the front notices that the worker has
        /// ended, or the worker answers a beat.
        var noticesWithin = Duration.seconds(2)
        /// The number of requests that may wait for a worker.
        var mostWaiting = 1_000
        /// The number of requests of one address that may wait for a worker.
        var mostWaitingPerAddress = 250
        /// How long a visitor without a connection stays with a worker.
        var grace = Duration.seconds(60)
        /// How long it stays if it has only asked for previews.
        var graceWithoutSocket = Duration.seconds(5)
        /// The program, or `nil` for that of this process.
        var executable: String?
        /// The arguments of the program.
        var arguments: [String] = []
        /// Where the lines go that workers print to standard error.
        var output = LogStream.standardError
        /// How many of these lines are passed on.
        var outputLimits = LogLimits()
        /// What is counted of workers, or `nil` if nothing is.
        var metrics: WorkerMetrics?
        /// Variables to add to the environment of workers.
        var environment: [String: String] = [:]

        init() {}
    }
}
