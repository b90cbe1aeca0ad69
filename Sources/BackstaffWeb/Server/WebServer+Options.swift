import Foundation

extension WebServer.Configuration {
    /// The configuration that the command line asks for, without keys.
    init(_ options: ServerOptions, _ limits: ServerLimits, log: HostLog) {
        host = options.host
        port = options.port ?? ServerOptions.usualPort
        mayTakeNextPort = options.port == nil
        basePath = options.basePath
        allowedHosts = options.allowedHosts
        trustedProxies = options.trustedProxies
        identityHeaders = IdentityHeaders(name: options.identityHeader, groups: options.groupsHeader)
        isBehindTLS = options.isBehindTLS
        self.limits = limits.host
        allowsInspector = NavigationInspectorAccess.isAllowed(
            ProcessInfo.processInfo.environment["BACKSTAFF_INSPECTOR"])
        self.log = log
    }
}

extension WorkerPool.Configuration {
    /// The configuration that the command line asks for.
    init(_ options: ServerOptions, _ limits: ServerLimits, keys: SealingKeys) {
        self.init()
        workers = options.workers ?? 1
        visitorsPerWorker = options.visitorsPerWorker
        limits.worker.apply(to: &self)
        outputLimits = limits.log
        grace = .nanoseconds(limits.host.grace.nanoseconds)
        graceWithoutSocket = .nanoseconds(limits.host.graceIfUntouched.nanoseconds)
        stuckAfter = .seconds(options.stuckAfter)
        drain = .seconds(options.drain)
        arguments = Array(CommandLine.arguments.dropFirst())
        environment = [SealingKeys.variable: keys.variableText]
    }
}
