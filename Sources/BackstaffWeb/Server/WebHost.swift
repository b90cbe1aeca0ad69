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

    /// Serves an app until a signal ends the process. Prints one line with the address to standard output.
    ///
    /// - Parameters:
    ///   - appName: The name that is printed.
    ///   - options: The options from the command line.
    ///   - make: Makes the app value of one visitor.
    package static func run(
        appName: String, options: ServerOptions, make: @escaping @MainActor () -> any HostedApp
    ) -> Never {
        let watch = WatchConnection.ofProcess()
        // A write to a pipe whose reader has ended fails. It doesn't end the process.
        signal(SIGPIPE, SIG_IGN)
        let log = HostLog(format: options.logFormat)
        log.bootstrap(level: options.logLevel)
        raiseFileLimit()
        var configuration = WebServer.Configuration()
        configuration.host = options.host
        configuration.port = options.port ?? ServerOptions.usualPort
        configuration.mayTakeNextPort = options.port == nil
        configuration.allowedHosts = options.allowedHosts
        configuration.trustedProxies = options.trustedProxies
        configuration.isBehindTLS = options.isBehindTLS
        configuration.limits.framesPerSecond = options.framesPerSecond
        configuration.allowsInspector = NavigationInspectorAccess.isAllowed(
            ProcessInfo.processInfo.environment["BACKSTAFF_INSPECTOR"])
        if options.traceWrites { NavigationInspectors.traceWrites(by: WriteBacktrace.findPlace) }
        configuration.log = log
        let logger = Logger(label: HostLog.label)
        configuration.keys = keys(of: appName, options: options)
        // By default the server prints one line, the address. The keys are logged only if they are new or chosen.
        let isUsual = options.sealKeyFile == nil && configuration.keys.isFoundFile
        logger.log(level: isUsual ? .debug : .notice, "\(configuration.keys.notice)")
        do {
            let server = try WebServer(
                configuration: configuration, resources: .bundled(), logger: logger, makeApp: make)
            signals = EndSignals(within: options.drain) { onMainActor { Task { await end(server) } } }
            if let watch {
                WatchedServer(server: server, connection: watch).start {
                    listen(server, appName: appName, options: options)
                } onEnd: {
                    onMainActor { Task { await end(server) } }
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

    private static func listen(_ server: WebServer, appName: String, options: ServerOptions) {
        do {
            try server.start()
            say("Backstaff: \(appName) is at http://\(shown(options.host)):\(server.port)/\n", to: .standardOutput)
        } catch {
            let port = options.port ?? ServerOptions.usualPort
            say("Backstaff: can't listen at \(options.host), port \(port): \(reason(for: error))\n", to: .standardError)
            exit(1)
        }
    }

    private static func reason(for error: any Error) -> String {
        guard let error = error as? IOError, error.errnoCode == EADDRINUSE else { return "\(error)" }
        return "the port is taken. Choose another with --port, or 0 for any free one"
    }

    private static func end(_ server: WebServer) async -> Never {
        await server.stop()
        exit(0)
    }

    /// Returns the keys that seal the values in pages. If there are none, exits the process with a message.
    private static func keys(of appName: String, options: ServerOptions) -> SealingKeys {
        do throws(SealingKeyError) {
            return try SealingKeys.chosen(
                app: appName, file: options.sealKeyFile, environment: ProcessInfo.processInfo.environment)
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

    /// Raises the limit on open files. Every tab needs one, and the usual limit is about a thousand.
    private static func raiseFileLimit() {
        var limit = rlimit()
        #if os(Linux)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        guard getrlimit(files, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, 65_536)
        _ = setrlimit(files, &limit)
    }
}
