import Foundation

/// Runs an app under the control of a ``Supervisor``.
struct SupervisedRun {
    let executable: String
    let name: String
    let arguments: ServerArguments
    /// Variables to add to the environment of the tool.
    let environment: [String: String]

    /// Runs the app until the supervisor finishes.
    ///
    /// - Returns: The exit code of the tool.
    func run() async throws -> Int32 {
        let (events, continuation) = AsyncStream.makeStream(of: Supervisor.Event.self)
        let signals = StopSignals { continuation.yield(.interrupted($0)) }
        defer { signals.stop() }
        let clock = ContinuousClock()
        let start = clock.now
        var supervisor = Supervisor(app: name)
        var child: ChildProcess?

        /// Executes `commands`. Returns an exit code if one of them is to finish.
        func carryOut(_ commands: [Supervisor.Command]) throws -> Int32? {
            for command in commands {
                switch command {
                case .say(let text): Console.say(text)
                case .start(let port):
                    child = try ChildProcess(
                        executable, arguments.words(reusing: port), environment: environment
                    ) { line in
                        Console.write(line, to: STDOUT_FILENO)
                        let text = String(decoding: line, as: UTF8.self)
                        if let address = ServerAddress(line: text) { continuation.yield(.served(port: address.port)) }
                    } onEnd: {
                        continuation.yield(.ended($0))
                    }
                case .wait(let time):
                    Task {
                        try? await Task.sleep(for: time)
                        continuation.yield(.waited)
                    }
                case .forward(let signal): child?.send(signal)
                case .finish(let code): return code
                }
            }
            return nil
        }

        if let code = try carryOut(supervisor.begin()) { return code }
        for await event in events {
            if let code = try carryOut(supervisor.handle(event, at: clock.now - start)) { return code }
        }
        return 0
    }
}
