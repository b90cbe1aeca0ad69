/// All limits on what a client could make grow, as the command line has set them.
///
/// `AppCommand` has a group of flags for each part, so that `--help` stays readable. The defaults are those of
/// ``HostLimits``, ``LogLimits`` and `WorkerPool.Configuration`. Workers get the same flags as their front.
package struct ServerLimits: Sendable {
    let host: HostLimits
    let log: LogLimits
    let worker: WorkerLimitOptions

    static let flags =
        ConnectionLimitOptions.flags + RequestLimitOptions.flags + SceneLimitOptions.flags + FileLimitOptions.flags
        + WorkerLimitOptions.flags + LogLimitOptions.flags

    init(
        connection: ConnectionLimitOptions, request: RequestLimitOptions, scene: SceneLimitOptions,
        file: FileLimitOptions, worker: WorkerLimitOptions, log: LogLimitOptions
    ) {
        var host = HostLimits()
        connection.apply(to: &host)
        request.apply(to: &host)
        scene.apply(to: &host)
        file.apply(to: &host)
        self.host = host
        var lines = LogLimits()
        log.apply(to: &lines)
        self.log = lines
        self.worker = worker
    }
}
