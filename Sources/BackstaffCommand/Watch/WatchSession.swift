import BackstaffElements
import Foundation
import Synchronization

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
        try checkCommandLine()
        let product = Product()
        let (arguments, environment) = arguments.forSeveralServers()
        let (events, continuation) = AsyncStream.makeStream(of: WatchMachine.Event.self)
        let signals = StopSignals { continuation.yield(.interrupted($0)) }
        defer { signals.stop() }
        let watch = try FolderWatch(root) { continuation.yield(.changed($0)) }
        defer { watch.stop() }
        let clock = ContinuousClock()
        let start = clock.now
        var machine = WatchMachine(folder: root)
        var compiler: ChildProcess?
        var servers: [WatchMachine.ServerID: ServerProcess] = [:]
        // SwiftPM and the servers are killed, whatever the reason for the end. Compilers that SwiftPM has started may go on until
        // they have finished: each has a process group of its own.
        defer {
            compiler?.send(SIGKILL)
            for server in servers.values { server.send(SIGKILL) }
        }

        /// Executes `commands`. Returns an exit code if one of them is to finish.
        func carryOut(_ commands: [WatchMachine.Command]) throws -> Int32? {
            for command in commands {
                switch command {
                case .say(let text): Console.say(text)
                case .build: compiler = build(product, in: root) { continuation.yield(.built($0)) }
                case .stopBuild(let signal): compiler?.send(signal)
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
            if case .built = event { compiler = nil }
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

    /// Builds the current contents of the folder.
    ///
    /// - Parameters:
    ///   - product: Receives the path of the executable, and its variables.
    ///   - root: The folder of the app.
    ///   - onEnd: Called once, possibly before this method returns.
    /// - Returns: The compiler process, or `nil` if it wasn't started.
    private func build(
        _ product: Product, in root: String, onEnd: @escaping @Sendable (WatchMachine.Outcome) -> Void
    ) -> ChildProcess? {
        let fail = { @Sendable (error: any Error) in
            let complaint = error as? Complaint ?? .failure("\(error)")
            Console.say("error: \(complaint)")
            onEnd(.failed([.init(message: complaint.description)]))
        }
        do {
            let builder = try options.builder()
            try builder.prepare()
            let report = Mutex(CompilerReport(folder: root))
            return try builder.compiler { line in
                report.withLock { $0.add(line) }
            } onEnd: { ending in
                guard ending == .exit(0) else {
                    return ending == .exit(127)
                        ? fail(Builder.noSwift) : onEnd(.failed(report.withLock { $0.problems }))
                }
                do {
                    let bundle = try builder.finish()
                    product.latest = (bundle.executable, bundle.environment)
                    onEnd(.good)
                } catch {
                    fail(error)
                }
            }
        } catch {
            fail(error)
            return nil
        }
    }
}

/// The executable of the last good build, with the variables that its Xcode scheme sets.
private final class Product: Sendable {
    private let state = Mutex<(executable: String, environment: [String: String])>(("", [:]))

    var latest: (executable: String, environment: [String: String]) {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
