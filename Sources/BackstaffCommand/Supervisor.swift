import Foundation

/// Decides when an app is started, restarted and stopped, and when to give up. It is a value without side effects:
/// events go in, commands come out.
///
/// ```
///            begin                     trap, or failure after it served
///   idle ───────────► running ──────────────────────────────────► resting
///                      │  ▲                                        │ │ │
///            interrupt │  └───────────────── waited ───────────────┘ │ │ fifth crash in 30 s,
///                      ▼                                   interrupt │ │ without resting
///                   stopping ──── ended ────► finished ◄─────────────┴─┘
/// ```
///
/// An app that exits by itself is finished too, with exit code 0 or before it ever served. The latter happens for an
/// invalid argument, for example, and a restart wouldn't help.
package struct Supervisor: Equatable {
    package enum Event: Equatable, Sendable {
        /// The app has printed the port that it listens on.
        case served(port: Int)
        case ended(Ending)
        /// A signal asks the tool to stop.
        case interrupted(Int32)
        /// The delay of the last `wait` is over.
        case waited
    }

    package enum Ending: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    package enum Command: Equatable {
        case say(String)
        /// Start the app, on this port if there is one.
        case start(port: Int?)
        case wait(Duration)
        case forward(Int32)
        /// Exit the tool with this exit code.
        case finish(Int32)
    }

    package enum State: Equatable {
        case idle, running, resting, stopping, finished
    }

    let app: String
    package private(set) var state = State.idle
    /// The port that open tabs connect to.
    package private(set) var port: Int?
    private var crashes = CrashCount()

    package init(app: String) { self.app = app }

    package mutating func begin() -> [Command] {
        guard state == .idle else { return [] }
        state = .running
        return [.start(port: nil)]
    }

    /// - Parameter time: The time since a fixed point in time.
    package mutating func handle(_ event: Event, at time: Duration) -> [Command] {
        switch (state, event) {
        case (.running, .served(let port)):
            if self.port == nil { self.port = port }
            return []
        case (.running, .ended(let ending)): return ended(ending, at: time)
        case (.running, .interrupted(let signal)):
            state = .stopping
            return [.forward(signal)]
        // The second request kills the app.
        case (.stopping, .interrupted): return [.forward(SIGKILL)]
        case (.stopping, .ended(let ending)): return finish(ending.exitCode)
        case (.resting, .interrupted(let signal)): return finish(128 + signal)
        case (.resting, .waited):
            state = .running
            return [.start(port: port)]
        default: return []
        }
    }

    private mutating func ended(_ ending: Ending, at time: Duration) -> [Command] {
        if ending.isOrderly { return finish(ending.exitCode) }
        if case .exit(let code) = ending, port == nil {
            return [.say("\(app) \(ending.deed) before it served anything")] + finish(code)
        }
        guard let rest = crashes.note(at: time) else {
            return [
                .say("\(app) \(ending.deed)"),
                .say(
                    "giving up after \(crashes.count) crashes within \(CrashCount.window.components.seconds) s; "
                        + "see the reasons above"),
            ] + finish(ending.exitCode)
        }
        state = .resting
        return [
            .say("\(app) \(ending.deed); starting it again"),
            .wait(rest),
        ]
    }

    private mutating func finish(_ code: Int32) -> [Command] {
        state = .finished
        return [.finish(code)]
    }
}

extension Supervisor.Ending {
    /// The exit code as a shell reports it.
    var exitCode: Int32 {
        switch self {
        case .exit(let code): code
        case .signal(let signal): 128 + signal
        }
    }

    /// Whether the app ended by itself without an error, or was asked to stop.
    var isOrderly: Bool {
        switch self {
        case .exit(0), .signal(SIGINT), .signal(SIGTERM), .signal(SIGHUP): true
        default: false
        }
    }

    var deed: String {
        switch self {
        case .exit(let code): "ended with exit code \(code)"
        case .signal(SIGKILL): "was killed (signal 9; out of memory?)"
        case .signal(let signal):
            [SIGILL: "trapped (SIGILL)", SIGTRAP: "trapped (SIGTRAP)", SIGABRT: "aborted (SIGABRT)"][signal]
                ?? [SIGSEGV: "crashed (SIGSEGV)", SIGBUS: "crashed (SIGBUS)", SIGFPE: "crashed (SIGFPE)"][signal]
                ?? "was ended by signal \(signal)"
        }
    }
}
