import BackstaffUI
import Dispatch
import Foundation
import Logging
import NIOCore

/// The entry point of the web host. `App.main()` calls it.
@MainActor
package enum WebHost {
    /// The signals are handled for as long as the process lives.
    private static var signals: EndSignals?
    /// The service manager is told how the process is for as long as the process lives.
    private static var serviceManager: ServiceManager?

    /// Serves an app until a signal ends the process. Prints one line with the address to standard output.
    ///
    /// - Parameters:
    ///   - appName: The name that is printed.
    ///   - options: The options from the command line.
    ///   - limits: The limits from the command line.
    ///   - make: Makes the app value of one visitor.
    package static func run(
        appName: String, options: ServerOptions, limits: ServerLimits,
        make: @escaping @MainActor () -> any HostedApp
    ) -> Never {
        let watch = WatchConnection.ofProcess()
        let role = WorkerRole.ofProcess()
        let metrics = ProcessMetrics(options)
        let log = prepare(options, limits, metrics)
        var configuration = WebServer.Configuration(options, limits, log: log)
        fit(&configuration.limits, filesPerConnection: 1)
        configuration.metrics = metrics?.host
        // A worker's figures are on the page of its front.
        configuration.metricsPage = role == nil ? metrics?.page(options) : nil
        if options.traceWrites { NavigationInspectors.traceWrites(by: WriteBacktrace.findPlace) }
        configuration.localPath = role?.path
        configuration.keys = role?.keys ?? keys(of: appName, options: options)
        do {
            let server = try WebServer(
                configuration: configuration, resources: .bundled(hasMaps: configuration.allowsInspector),
                logger: Logger(label: HostLog.label), makeApp: make)
            listenToSignals(within: options.drain + 1, isWorker: role != nil) {
                await server.drain(within: .seconds(options.drain))
                await server.stop()
            }
            if let role {
                try server.start()
                role.begin(metrics: metrics?.registry)
            } else if let watch {
                WatchedServer(server: server, connection: watch).start {
                    listen(server, appName: appName, options: options)
                } onEnd: {
                    Task.detached {
                        await server.stop()
                        exit(0)
                    }
                    // The app may block the main actor forever.
                    Thread.sleep(forTimeInterval: 2)
                    _exit(1)
                }
            } else {
                listen(server, appName: appName, options: options)
            }
            dispatchMain()
        } catch {
            say("Backstaff: can't begin: \(error)\n", to: .standardError)
            exit(1)
        }
    }

    /// Serves an app in worker processes, unless this process is to run the app. Then, and in a worker, the method returns.
    ///
    /// This process runs no code of the app. So call the method before the app is created.
    package static func runFrontIfWanted(appName: String, options: ServerOptions, limits: ServerLimits) {
        guard wantsFront(options) else { return }
        let metrics = ProcessMetrics(options)
        let log = prepare(options, limits, metrics)
        var configuration = WebServer.Configuration(options, limits, log: log)
        configuration.keys = keys(of: appName, options: options)
        // A connection is passed on over another one.
        fit(&configuration.limits, filesPerConnection: 2)
        var workers = WorkerPool.Configuration(options, limits, keys: configuration.keys)
        workers.metrics = metrics?.registry.map { WorkerMetrics($0) }
        configuration.metrics = metrics?.host
        configuration.metricsPage = metrics?.page(options)
        configuration.metricsPage?.workers = workers.metrics
        do {
            let front = try Front(
                configuration: configuration, workers: workers,
                resources: .bundled(hasMaps: configuration.allowsInspector),
                logger: Logger(label: HostLog.label))
            listenToSignals(within: options.drain + 4) { await front.stop() }
            try front.start {
                announce(appName, at: front.port, options)
                serviceManager?.begin()
            } onFailure: { failure in
                Task.detached {
                    await front.stop()
                    exit(failure.exitCode)
                }
            }
            dispatchMain()
        } catch {
            complain(of: error, options)
        }
    }

    /// Whether this process is to be a front. Without flags it is one, except under a debugger.
    private static func wantsFront(_ options: ServerOptions) -> Bool {
        let isWatched = ProcessInfo.processInfo.environment[WatchConnection.variable] != nil
        if isWatched || WorkerRole.isOfProcess || options.excludesWorkers { return false }
        if options.hasWorkers { return true }
        // Workers are started from /proc.
        guard let status = ProcessStatus(of: getpid()) else { return false }
        if status.isTraced {
            say("Backstaff: a debugger is attached, so the app runs in this process\n", to: .standardError)
        }
        return !status.isTraced
    }

    /// Prepares what holds for the whole process.
    private static func prepare(
        _ options: ServerOptions, _ limits: ServerLimits, _ metrics: ProcessMetrics?
    ) -> HostLog {
        serviceManager = ServiceManager.ofProcess()
        // A write to a pipe whose reader has ended fails. It doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        // If the parent process has ignored it, nobody could learn how a worker has ended.
        signal(SIGCHLD, SIG_DFL)
        // Only files are read and written by these threads. There would be as many as processors, in each worker.
        NIOSingletons.blockingPoolThreadCountSuggestion = min(4, System.coreCount)
        let log = HostLog(format: options.logFormat, limits: limits.log, metrics: metrics?.host)
        log.bootstrap(level: options.logLevel)
        return log
    }

    private static func listenToSignals(
        within seconds: Double, isWorker: Bool = false, stop: @escaping @Sendable () async -> Void
    ) {
        let serviceManager = serviceManager
        // The front says what happens to the server. A worker's own lines would only repeat it.
        let logger = isWorker ? nil : Logger(label: HostLog.label)
        signals = EndSignals(within: seconds, heedsSecond: !isWorker) { signal in
            serviceManager?.send(.stopping)
            // A developer who presses Control-C knows it.
            let level = signal == "SIGINT" ? Logger.Level.debug : .info
            logger?.log(level: level, "\(signal): the server ends")
            Task.detached {
                await stop()
                logger?.log(level: level, "the server has ended")
                exit(0)
            }
        }
    }

    private static func listen(_ server: WebServer, appName: String, options: ServerOptions) {
        do {
            try server.start()
            ProcessFolder.deleteAbandoned()
            announce(appName, at: server.port, options)
            serviceManager?.begin()
        } catch {
            complain(of: error, options)
        }
    }

    private static func announce(_ appName: String, at port: Int, _ options: ServerOptions) {
        let address = "http://\(shown(options.host)):\(port)\(options.basePath)"
        say("Backstaff: \(appName) is at \(address)\n", to: .standardOutput)
        if options.identityHeader != nil, options.trustedProxies.isEmpty {
            Logger(label: HostLog.label).warning("--identity-header has no effect without --trusted-proxy")
        }
    }

    private static func complain(of error: any Error, _ options: ServerOptions) -> Never {
        if let error = error as? MetricsListener.BindError {
            let reason = reason(for: error.reason, flag: "--metrics-port")
            say("Backstaff: can't serve metrics at \(error.host), port \(error.port): \(reason)\n", to: .standardError)
        } else if let error = error as? ProcessFolder.CreationError {
            say("Backstaff: can't start workers: \(error)\n", to: .standardError)
        } else {
            let port = options.port ?? ServerOptions.usualPort
            let reason = reason(for: error, flag: "--port")
            say("Backstaff: can't listen at \(options.host), port \(port): \(reason)\n", to: .standardError)
        }
        exit(1)
    }

    private static func reason(for error: any Error, flag: String) -> String {
        guard let error = error as? IOError, error.errnoCode == EADDRINUSE else { return "\(error)" }
        return "the port is taken. Choose another with \(flag), or 0 for any free one"
    }

    /// Returns the keys that seal the values in pages. If there are none, exits the process with a message.
    private static func keys(of appName: String, options: ServerOptions) -> SealingKeys {
        do throws(SealingKeyError) {
            let keys = try SealingKeys.chosen(
                app: appName, file: options.sealKeyFile, environment: ProcessInfo.processInfo.environment)
            // By default the server prints one line, the address. The keys are logged only if they are new or chosen.
            keys.log(to: Logger(label: HostLog.label), isChosen: options.sealKeyFile != nil)
            return keys
        } catch {
            say("Backstaff: \(error)\n", to: .standardError)
            exit(1)
        }
    }

    private static func say(_ line: String, to file: FileHandle) {
        try? file.write(contentsOf: Data(line.utf8))
    }

    private static func shown(_ host: String) -> String {
        host.contains(":") ? "[\(host)]" : host
    }

    /// Raises the limit on open files, and lowers the number of connections if it still isn't enough.
    private static func fit(_ limits: inout HostLimits, filesPerConnection: Int) {
        guard let files = raiseFileLimit(), limits.fit(openFiles: files, filesPerConnection: filesPerConnection) else {
            return
        }
        Logger(label: HostLog.label).notice(
            "there can be only \(limits.connections) connections, because the process may open only \(files) files")
    }

    /// Raises the limit on open files. Every tab needs one, and the usual limit is about a thousand.
    ///
    /// - Returns: The limit, or `nil` if it isn't known.
    private static func raiseFileLimit() -> Int? {
        var limit = rlimit()
        #if os(Linux)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0 else { return nil }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 65_536))
        _ = setrlimit(files, &limit)
        return getrlimit(files, &limit) == 0 ? Int(clamping: limit.rlim_cur) : nil
    }
}
