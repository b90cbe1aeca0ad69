import NIOCore

/// All limits on what a client could make grow, as the command line has set them.
///
/// `AppCommand` has a group of flags for each part, so that `--help` stays readable. The defaults are those of
/// ``HostLimits``, ``LogLimits`` and `WorkerPool.Configuration`. Workers get the same flags as their front.
package struct ServerLimits: Sendable {
    let host: HostLimits
    let log: LogLimits
    let worker: WorkerLimitOptions

    static let flags =
        ConnectionLimitOptions.flags + RequestLimitOptions.flags + SceneLimitOptions.flags + WorkerLimitOptions.flags
        + LogLimitOptions.flags

    init(
        connection: ConnectionLimitOptions, request: RequestLimitOptions, scene: SceneLimitOptions,
        worker: WorkerLimitOptions, log: LogLimitOptions
    ) {
        var limits = HostLimits()
        connection.apply(to: &limits)
        request.apply(to: &limits)
        scene.apply(to: &limits)
        host = limits
        self.log = log.limits
        self.worker = worker
    }
}

extension TimeAmount {
    init(inSeconds seconds: Double) {
        self = .nanoseconds(Int64(seconds * 1e9))
    }

    var inSeconds: Double { Double(nanoseconds) / 1e9 }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
