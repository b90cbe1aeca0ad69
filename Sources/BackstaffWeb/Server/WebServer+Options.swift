import Foundation

extension WebServer.Configuration {
    /// The configuration that the command line asks for, without keys.
    init(_ options: ServerOptions, log: HostLog) {
        host = options.host
        port = options.port ?? ServerOptions.usualPort
        mayTakeNextPort = options.port == nil
        basePath = options.basePath
        allowedHosts = options.allowedHosts
        trustedProxies = options.trustedProxies
        identityHeaders = IdentityHeaders(name: options.identityHeader, groups: options.groupsHeader)
        isBehindTLS = options.isBehindTLS
        limits.framesPerSecond = options.framesPerSecond
        allowsInspector = NavigationInspectorAccess.isAllowed(
            ProcessInfo.processInfo.environment["BACKSTAFF_INSPECTOR"])
        self.log = log
    }
}

extension WorkerPool.Configuration {
    /// The configuration that the command line asks for.
    init(_ options: ServerOptions, keys: SealingKeys) {
        self.init()
        workers = options.workers ?? 1
        visitorsPerWorker = options.visitorsPerWorker
        stuckAfter = .seconds(options.stuckAfter)
        drain = .seconds(options.drain)
        arguments = Array(CommandLine.arguments.dropFirst())
        environment = [SealingKeys.variable: keys.variableText]
    }
}
