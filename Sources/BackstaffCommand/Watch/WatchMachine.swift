import BackstaffElements
import Foundation

/// Decides what `backstaff run --watch` builds, starts and stops. It is a value without side effects: events go in,
/// commands come out.
///
/// Builds and servers have independent states:
///
/// ```
///          begin               compiled
///   idle ─────────► building ───────────► good ─────┐         a change while it builds
///                    ▲  │  ▲                        │ change  is built after it
///                    └──┘  │   doesn't compile      │
///        change meanwhile  ├────────────── failed ◄─┼─ the server ended while starting
///                          └────────────────────────┘
///
///          good              ready               released               serving
///   none ────────► starting ────────► succeeding ─────────► opening ──────────────► serving
///                     │                    the old server       ▲                      │ │ crash
///                     │ ended               gives up the port   └ ready, no old server  │ └─────► resting ─► starting
///                     ▼                                              good: another is  │
///              the old server goes on                               started beside it ─┘
/// ```
///
/// So a tab always has a server: the old server is told to exit only when the new one listens. The old server's pages
/// then reconnect to the new one with their stored state. A failed build doesn't affect the running server.
package struct WatchMachine: Equatable {
    package typealias ServerID = Int

    package enum Event: Equatable, Sendable {
        /// These files of the app were added, removed or changed. The paths are relative to its folder.
        case changed([String])
        case built(Outcome)
        case reported(ServerID, WatchReport)
        case ended(ServerID, Supervisor.Ending)
        /// A signal asks the tool to stop.
        case interrupted(Int32)
        /// The delay of a `wait` is over.
        case waited(Timer)
    }

    package enum Outcome: Equatable, Sendable {
        case good
        case failed([WireBuild.Problem])
    }

    package enum Timer: Equatable, Sendable {
        /// The delay before an app that crashed is restarted.
        case rest
        /// The time after which a server that doesn't release the port is considered to hang.
        case release(by: ServerID)
        /// The time after which a server that doesn't exit is killed.
        case end(ServerID)
    }

    package enum Command: Equatable {
        case say(String)
        case build
        /// Stop the build with this signal.
        case stopBuild(Int32)
        /// Start the app that was built last, on this port if there is one.
        case start(ServerID, port: Int?)
        case tell(ServerID, WatchOrder)
        case end(ServerID, Int32)
        case wait(Duration, Timer)
        /// Exit the tool with this exit code.
        case finish(Int32)
    }

    package enum Build: Equatable {
        case idle
        /// The build is running. `isStale` is `true` if a file has changed since it began.
        case building(isStale: Bool)
        case good
        case failed(WireBuild)
    }

    /// A server that is starting and will replace the serving one.
    package enum Coming: Equatable {
        case starting(ServerID)
        case succeeding(ServerID)
        case opening(ServerID)

        var id: ServerID {
            switch self {
            case .starting(let id), .succeeding(let id), .opening(let id): id
            }
        }
    }

    package static let releaseTime = Duration.seconds(1)
    package static let endTime = Duration.seconds(1)

    let app: String
    package private(set) var build = Build.idle
    package private(set) var serving: ServerID?
    package private(set) var coming: Coming?
    /// The servers that were asked to exit.
    package private(set) var leaving: Set<ServerID> = []
    /// The port that open tabs connect to.
    package private(set) var port: Int?

    private var isBuilding: Bool {
        if case .building = build { true } else { false }
    }

    private var lastID = 0
    /// Whether there is a newer build than that of the coming server.
    private var isAnotherDue = false
    private var isStopping = false
    private var exitCode: Int32 = 0
    private var crashes = CrashCount()
    /// The time of the oldest change that isn't built yet, or `nil` for the first build.
    private var changedAt: Duration?
    /// The time of the oldest change in the build of the coming server.
    private var builtSince: Duration?

    package init(app: String) { self.app = app }

    /// - Parameter folder: The path of the app's folder, whose name messages have.
    init(folder: String) { self.init(app: ModuleName(folder: lastComponent(of: folder)).title) }

    package mutating func begin() -> [Command] {
        guard build == .idle else { return [] }
        build = .building(isStale: false)
        return [.build]
    }

    /// - Parameter time: The time since a fixed point in time.
    package mutating func handle(_ event: Event, at time: Duration) -> [Command] {
        if isStopping { return handleStopping(event) }
        switch event {
        case .changed(let files): return changed(files, at: time)
        case .built(let outcome): return built(outcome)
        case .reported(let id, .ready): return ready(id)
        case .reported(let id, .released) where id == serving: return released()
        case .reported(let id, .serving(let port)): return served(id, port: port, at: time)
        case .reported: return []
        case .ended(let id, let ending): return ended(id, ending, at: time)
        case .waited(.rest): return serving == nil && coming == nil ? start() : []
        case .waited(.release(let id)):
            // The serving process hangs, as an app under development may. It is killed.
            guard let serving, coming == .succeeding(id) else { return [] }
            return [.end(serving, SIGKILL)]
        case .waited(.end(let id)): return leaving.contains(id) ? [.end(id, SIGKILL)] : []
        case .interrupted(let signal): return stop(signal)
        }
    }

    // MARK: Builds

    private mutating func changed(_ files: [String], at time: Duration) -> [Command] {
        if changedAt == nil { changedAt = time }
        if isBuilding {
            build = .building(isStale: true)
            return []
        }
        build = .building(isStale: false)
        let first = files.first ?? "the folder"
        let what = files.count > 1 ? "\(first) and \(files.count - 1) more have changed" : "\(first) has changed"
        return [.say(what)] + show() + [.build]
    }

    private mutating func built(_ outcome: Outcome) -> [Command] {
        guard case .building(let isStale) = build else { return [] }
        if isStale {
            build = .building(isStale: false)
            return [.build]
        }
        switch outcome {
        case .good:
            build = .good
            crashes = CrashCount()
            builtSince = changedAt
            changedAt = nil
            return start()
        case .failed(let problems): return failed(problems)
        }
    }

    private mutating func failed(_ problems: [WireBuild.Problem]) -> [Command] {
        build = .failed(.failure(problems))
        changedAt = nil
        let rest = serving == nil ? "waiting for a change" : "the last good build goes on"
        return [.say("\(app) wasn't built; \(rest)")] + show()
    }

    /// The commands that show the state of the build on the pages.
    private func show() -> [Command] {
        guard let serving else { return [] }
        return switch build {
        // A page that connects to a new server removes the message of the build by itself.
        case .idle, .good: []
        case .building: [.tell(serving, .show(.building))]
        case .failed(let problems): [.tell(serving, .show(problems))]
        }
    }

    // MARK: Servers

    private mutating func start() -> [Command] {
        var commands: [Command] = []
        switch coming {
        case .starting(let id): commands = leave(id)
        case .succeeding, .opening:
            isAnotherDue = true
            return []
        case nil: break
        }
        lastID += 1
        coming = .starting(lastID)
        isAnotherDue = false
        return commands + [.start(lastID, port: port)]
    }

    private mutating func ready(_ id: ServerID) -> [Command] {
        guard coming == .starting(id) else { return [] }
        guard let serving else {
            coming = .opening(id)
            return [.tell(id, .listen)]
        }
        coming = .succeeding(id)
        return [.tell(serving, .release), .wait(Self.releaseTime, .release(by: id))]
    }

    /// The serving process has released the port.
    private mutating func released() -> [Command] {
        guard case .succeeding(let id) = coming else { return [] }
        coming = .opening(id)
        return [.tell(id, .listen)]
    }

    private mutating func served(_ id: ServerID, port: Int, at time: Duration) -> [Command] {
        guard coming == .opening(id) else { return [] }
        let before = serving
        coming = nil
        serving = id
        if self.port == nil { self.port = port }
        var commands = before.map { leave($0) } ?? []
        if let builtSince, !isAnotherDue {
            let tenths = Int(((time - builtSince) / .milliseconds(100)).rounded())
            commands.append(.say("rebuilt \(app) in \(tenths / 10).\(tenths % 10) s"))
            self.builtSince = nil
        }
        // The state of the build may have changed while the server started.
        commands += show()
        return isAnotherDue ? commands + start() : commands
    }

    private mutating func leave(_ id: ServerID) -> [Command] {
        leaving.insert(id)
        return [.end(id, SIGTERM), .wait(Self.endTime, .end(id))]
    }

    private mutating func ended(_ id: ServerID, _ ending: Supervisor.Ending, at time: Duration) -> [Command] {
        if leaving.remove(id) != nil { return [] }
        if id == serving {
            serving = nil
            // The serving process held the port and has ended.
            if case .succeeding = coming { return released() }
            return crashed(ending, at: time)
        }
        guard let coming, id == coming.id else { return [] }
        self.coming = nil
        if coming == .opening(id), let before = serving {
            // The serving process has released the port for the coming one, so it can't serve new pages any more.
            serving = nil
            return leave(before) + (isAnotherDue ? start() : crashed(ending, at: time))
        }
        if isAnotherDue { return start() }
        if serving != nil {
            let words = "The new build \(ending.deed) while starting. See the terminal for details."
            return [.say("\(app) \(ending.deed) while starting")] + failed([.init(message: words)])
        }
        if port != nil { return crashed(ending, at: time) }
        let words = "\(app) \(ending.deed) before it served anything"
        if case .exit(let code) = ending { return [.say(words), .finish(code)] }
        return [.say("\(words); waiting for a change")]
    }

    private mutating func crashed(_ ending: Supervisor.Ending, at time: Duration) -> [Command] {
        if ending.isOrderly { return [.finish(ending.exitCode)] }
        if coming != nil { return [.say("\(app) \(ending.deed)")] }
        guard let rest = crashes.note(at: time) else {
            return [.say("\(app) \(ending.deed), for the \(crashes.count)th time in a row; waiting for a change")]
        }
        return [.say("\(app) \(ending.deed); starting it again"), .wait(rest, .rest)]
    }

    // MARK: Stopping

    private mutating func stop(_ signal: Int32) -> [Command] {
        isStopping = true
        exitCode = 128 + signal
        var commands: [Command] = []
        if isBuilding { commands.append(.stopBuild(signal)) } else { build = .idle }
        leaving.formUnion([serving, coming?.id].compactMap(\.self))
        commands += leaving.sorted().map { .end($0, signal) }
        return commands + finishIfDone()
    }

    private mutating func handleStopping(_ event: Event) -> [Command] {
        switch event {
        // The second request kills all processes.
        case .interrupted:
            return (isBuilding ? [.stopBuild(SIGKILL)] : []) + leaving.sorted().map { .end($0, SIGKILL) }
        case .built: build = .idle
        case .ended(let id, let ending):
            leaving.remove(id)
            if id == serving { exitCode = ending.exitCode }
        default: return []
        }
        return finishIfDone()
    }

    private func finishIfDone() -> [Command] {
        build == .idle && leaving.isEmpty ? [.finish(exitCode)] : []
    }
}
