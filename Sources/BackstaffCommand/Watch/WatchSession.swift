import BackstaffElements
import Foundation

/// Builds and serves an app under the control of a ``WatchMachine``.
struct WatchSession {
    let options: BuildOptions
    let arguments: ServerArguments

    /// Runs until the machine finishes.
    ///
    /// - Returns: The exit code of the tool.
    /// - Throws: A ``Complaint`` if there is no folder to watch.
    func run() async throws -> Int32 {
        let root = try SourceFolder.root(of: options.source.directory)
        // This may take long, too. A signal still ends the tool here.
        try checkCommandLine()
        let product = WatchedProduct()
        let (arguments, environment) = arguments.forSeveralServers()
        let (events, continuation) = AsyncStream.makeStream(of: WatchMachine.Event.self)
        let signals = StopSignals { continuation.yield(.interrupted($0)) }
        defer { signals.stop() }
        let watch = try FolderWatch(root) { continuation.yield(.changed($0)) }
        defer { watch.stop() }
        let clock = ContinuousClock()
        let start = clock.now
        var machine = WatchMachine(folder: root)
        var build: WatchedBuild?
        var servers: [WatchMachine.ServerID: ServerProcess] = [:]
        // SwiftPM and the servers are killed, whatever the reason for the end. Compilers that SwiftPM has started may go on until
        // they have finished: each has a process group of its own.
        defer {
            build?.stop(by: SIGKILL)
            for server in servers.values { server.send(SIGKILL) }
        }

        /// Executes `commands`. Returns an exit code if one of them is to finish.
        func carryOut(_ commands: [WatchMachine.Command]) throws -> Int32? {
            for command in commands {
                switch command {
                case .say(let text): Console.say(text)
                case .build:
                    build = WatchedBuild(of: product, in: root, by: options) { continuation.yield(.built($0)) }
                case .stopBuild(let signal): build?.stop(by: signal)
                case .start(let id, let port):
                    let (executable, variables) = product.latest
                    servers[id] = try ServerProcess(
                        executable, arguments.words(reusing: port), environment: variables.merging(environment) { $1 }
                    ) { line in
                        // The address is printed only once, because it doesn't change.
                        if id > 1, ServerAddress(line: String(decoding: line, as: UTF8.self)) != nil { return }
                        Console.write(line, to: STDOUT_FILENO)
                    } onReport: {
                        continuation.yield(.reported(id, $0))
                    } onEnd: {
                        continuation.yield(.ended(id, $0))
                    }
                case .tell(let id, let order): servers[id]?.tell(order)
                case .end(let id, let signal): servers[id]?.send(signal)
                case .wait(let time, let timer):
                    Task {
                        try? await Task.sleep(for: time)
                        continuation.yield(.waited(timer))
                    }
                case .finish(let code): return code
                }
            }
            return nil
        }

        if let code = try carryOut(machine.begin()) { return code }
        for await event in events {
            // The process is removed at once, because its identifier may be reused.
            if case .ended(let id, _) = event { servers[id] = nil }
            if case .built = event { build = nil }
            if let code = try carryOut(machine.handle(event, at: clock.now - start)) { return code }
        }
        return 0
    }

    /// Reports errors in the command line immediately, because changing a file can't correct them.
    private func checkCommandLine() throws {
        do {
            _ = try options.builder()
        } catch let complaint as Complaint where complaint.exitCode != Complaint.usage("").exitCode {}
    }
}
