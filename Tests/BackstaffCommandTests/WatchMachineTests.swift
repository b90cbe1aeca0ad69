import BackstaffElements
import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The watch")
struct WatchMachineTests {
    /// Returns a machine after `begin` and the given events, one second apart, and the commands after the last event.
    private func after(_ events: [WatchMachine.Event]) -> (WatchMachine, [WatchMachine.Command]) {
        var machine = WatchMachine(app: "Shop")
        var commands = machine.begin()
        for (second, event) in events.enumerated() { commands = machine.handle(event, at: .seconds(second)) }
        return (machine, commands)
    }

    private let serving: [WatchMachine.Event] = [
        .built(.good), .reported(1, .ready), .reported(1, .serving(port: 8081)),
    ]
    private let changed = WatchMachine.Event.changed(["A.swift"])
    private let problem = WireBuild.Problem(file: "A.swift", line: 1, column: 1, message: "no")
    private var failed: WatchMachine.Event { .built(.failed([problem])) }

    @Test("L08 it builds, starts the app, and tells it to listen once everything is loaded")
    func begins() {
        #expect(after([]).1 == [.build])
        #expect(after(Array(serving[..<1])).1 == [.start(1, port: nil)])
        #expect(after(Array(serving[..<2])).1 == [.tell(1, .listen)])
        let (machine, commands) = after(serving)
        #expect(commands == [])
        #expect(machine.serving == 1 && machine.coming == nil && machine.port == 8081 && machine.build == .good)
    }

    @Test("L08 messages have the folder's own name, not that of the app's module")
    func folderNames() {
        var machine = WatchMachine(folder: "/work/My Bäta App")
        _ = machine.begin()
        #expect(machine.handle(failed, at: .zero) == [.say("My Bäta App wasn't built; waiting for a change")])
    }

    @Test("L08 a change is built, and the next server takes over the port before the old one ends")
    func rebuilds() {
        var events = serving + [changed]
        #expect(after(events).1 == [.say("A.swift has changed"), .tell(1, .show(.building)), .build])
        events.append(.built(.good))
        #expect(after(events).1 == [.start(2, port: 8081)])
        events.append(.reported(2, .ready))
        #expect(after(events).1 == [.tell(1, .release), .wait(WatchMachine.releaseTime, .release(by: 2))])
        #expect(after(events).0.serving == 1)
        events.append(.reported(1, .released))
        #expect(after(events).1 == [.tell(2, .listen)])
        events.append(.reported(2, .serving(port: 8081)))
        let (machine, commands) = after(events)
        #expect(
            commands == [.end(1, SIGTERM), .wait(WatchMachine.endTime, .end(1)), .say("rebuilt Shop in 4.0 s")])
        #expect(machine.serving == 2 && machine.leaving == [1])
        #expect(after(events + [.ended(1, .exit(0))]).1 == [])
        // Remaining events of the takeover have no effect.
        #expect(after(events + [.ended(1, .exit(0)), .waited(.end(1)), .waited(.release(by: 2))]).1 == [])
    }

    @Test("L08 compile errors are shown while the last good build keeps running; the next good build replaces it")
    func fails() {
        var events = serving + [changed, failed]
        let (machine, commands) = after(events)
        let notice = WireBuild.failed([problem], total: 1)
        #expect(commands == [.say("Shop wasn't built; the last good build goes on"), .tell(1, .show(notice))])
        #expect(machine.build == .failed(notice) && machine.serving == 1 && machine.coming == nil)
        events.append(changed)
        #expect(after(events).1 == [.say("A.swift has changed"), .tell(1, .show(.building)), .build])
        events.append(.built(.good))
        #expect(after(events).0.build == .good)
        #expect(after(events).1 == [.start(2, port: 8081)])
    }

    @Test("L08 after a failed first build, the next change is built")
    func firstFails() {
        let (machine, commands) = after([failed])
        #expect(commands == [.say("Shop wasn't built; waiting for a change")])
        #expect(machine.serving == nil)
        #expect(after([failed, changed]).1 == [.say("A.swift has changed"), .build])
        #expect(after([failed, changed, .built(.good)]).1 == [.start(1, port: nil)])
    }

    @Test(
        "L08 changes during a build are built once after it, and the outdated build isn't started")
    func changesMeanwhile() {
        let stale = serving + [changed, changed, .changed(["B.swift", "C.swift"])]
        #expect(after(stale).1 == [])
        #expect(after(stale + [.built(.good)]).1 == [.build])
        #expect(after(stale + [failed]).1 == [.build])
        #expect(after(stale + [.built(.good), .built(.good)]).1 == [.start(2, port: 8081)])
        #expect(after(serving + [.changed(["A", "B", "C"])]).1.first == .say("A and 2 more have changed"))
        #expect(after(serving + [.changed([])]).1.first == .say("the folder has changed"))
    }

    @Test("L08 a change while the next server starts is reported to it, and another server follows")
    func changesDuringSuccession() {
        let succeeding = serving + [changed, .built(.good), .reported(2, .ready)]
        var events = succeeding + [changed, .reported(1, .released), .reported(2, .serving(port: 8081))]
        #expect(after(events).1.last == .tell(2, .show(.building)))
        events = succeeding + [changed, .built(.good)]
        #expect(after(events).1 == [])
        events += [.reported(1, .released), .reported(2, .serving(port: 8081))]
        #expect(
            after(events).1 == [.end(1, SIGTERM), .wait(WatchMachine.endTime, .end(1)), .start(3, port: 8081)])
        // A server that is still starting is replaced immediately.
        events = serving + [changed, .built(.good), changed, .built(.good)]
        #expect(
            after(events).1 == [.end(2, SIGTERM), .wait(WatchMachine.endTime, .end(2)), .start(3, port: 8081)])
        #expect(after(events + [.reported(2, .ready)]).1 == [])
    }

    @Test("L08 a server is killed if it doesn't release the port or doesn't end")
    func hangs() {
        let asked = serving + [changed, .built(.good), .reported(2, .ready)]
        #expect(after(asked + [.waited(.release(by: 2))]).1 == [.end(1, SIGKILL)])
        #expect(after(asked + [.waited(.release(by: 2)), .ended(1, .signal(SIGKILL))]).1 == [.tell(2, .listen)])
        let told = asked + [.reported(1, .released), .reported(2, .serving(port: 8081))]
        #expect(after(told + [.waited(.end(1))]).1 == [.end(1, SIGKILL)])
    }

    @Test("L08 if the new build traps while starting, the last good one keeps running")
    func trapsAtStart() {
        let (machine, commands) = after(serving + [changed, .built(.good), .ended(2, .signal(SIGILL))])
        let notice = WireBuild.failure([
            .init(message: "The new build trapped (SIGILL) while starting. See the terminal for details.")
        ])
        #expect(
            commands == [
                .say("Shop trapped (SIGILL) while starting"), .say("Shop wasn't built; the last good build goes on"),
                .tell(1, .show(notice)),
            ])
        #expect(machine.serving == 1)
    }

    @Test("L08 after a first server that traps it waits for a change; if it exits with a code, the tool ends")
    func firstEnds() {
        #expect(
            after([.built(.good), .ended(1, .signal(SIGILL))]).1 == [
                .say("Shop trapped (SIGILL) before it served anything; waiting for a change")
            ])
        #expect(
            after([.built(.good), .ended(1, .exit(64))]).1 == [
                .say("Shop ended with exit code 64 before it served anything"), .finish(64),
            ])
    }

    @Test("L08 a crashed server is restarted on its port; after the fifth crash it waits for a change")
    func crashes() {
        var machine = WatchMachine(app: "Shop")
        _ = machine.begin()
        for event in serving { _ = machine.handle(event, at: .zero) }
        var commands: [WatchMachine.Command] = []
        for number in 1...5 {
            commands = machine.handle(.ended(number, .signal(SIGSEGV)), at: .seconds(1))
            if number == 5 { break }
            #expect(
                commands == [
                    .say("Shop crashed (SIGSEGV); starting it again"), .wait(CrashCount.rests[number - 1], .rest),
                ])
            #expect(machine.handle(.waited(.rest), at: .seconds(1)) == [.start(number + 1, port: 8081)])
            #expect(machine.handle(.reported(number + 1, .ready), at: .seconds(1)) == [.tell(number + 1, .listen)])
            _ = machine.handle(.reported(number + 1, .serving(port: 8081)), at: .seconds(1))
        }
        #expect(commands == [.say("Shop crashed (SIGSEGV), for the 5th time in a row; waiting for a change")])
        _ = machine.handle(changed, at: .seconds(2))
        #expect(machine.handle(.built(.good), at: .seconds(2)) == [.start(6, port: 8081)])
    }

    @Test("L08 a server that crashes while the next one starts isn't restarted")
    func crashesMeanwhile() {
        let events = serving + [changed, .built(.good), .ended(1, .signal(SIGILL))]
        #expect(after(events).1 == [.say("Shop trapped (SIGILL)")])
        #expect(after(events + [.reported(2, .ready)]).1 == [.tell(2, .listen)])
    }

    @Test("L08 a server that can't listen is restarted, and the old one, which can't either, ends")
    func cantListen() {
        let events = serving + [changed, .built(.good), .reported(2, .ready), .reported(1, .released)]
        #expect(
            after(events + [.ended(2, .exit(1))]).1 == [
                .end(1, SIGTERM), .wait(WatchMachine.endTime, .end(1)),
                .say("Shop ended with exit code 1; starting it again"), .wait(.zero, .rest),
            ])
    }

    @Test("L08 Ctrl-C ends the build and all servers, then the tool; a second one kills them")
    func stops() {
        let stopped = WatchMachine.Event.interrupted(SIGINT)
        #expect(after([stopped]).1 == [.stopBuild(SIGINT)])
        #expect(after([stopped, failed]).1 == [.finish(130)])
        #expect(after(serving + [stopped]).1 == [.end(1, SIGINT)])
        #expect(after(serving + [stopped, .ended(1, .exit(0))]).1 == [.finish(0)])
        #expect(after([failed, stopped]).1 == [.finish(130)])
        let both = serving + [changed, .built(.good), changed, stopped]
        #expect(after(both).1 == [.stopBuild(SIGINT), .end(1, SIGINT), .end(2, SIGINT)])
        #expect(after(both + [stopped]).1 == [.stopBuild(SIGKILL), .end(1, SIGKILL), .end(2, SIGKILL)])
        #expect(after(both + [failed, .ended(2, .exit(0)), changed]).1 == [])
        #expect(after(both + [failed, .ended(2, .exit(0)), .ended(1, .exit(0))]).1 == [.finish(0)])
    }

    @Test("L08 it ignores events that don't fit its state")
    func ignores() {
        #expect(after(serving + [.built(.good)]).1 == [])
        #expect(after(serving + [.reported(7, .ready), .ended(7, .exit(1)), .reported(1, .released)]).1 == [])
        #expect(after(serving + [.waited(.rest)]).1 == [])
        #expect(after(serving + [.waited(.release(by: 1)), .waited(.end(1))]).1 == [])
    }
}

@Suite("Arguments of successive servers")
struct SeveralServersTests {
    @Test("L08 a temporary key is kept for as long as the tool runs; the app's own key is used if it has one")
    func keys() throws {
        for words in [["--seal-key-file", "none"], ["--seal-key-file=none"]] {
            let asked = ServerArguments(
                host: "h", port: 1, rest: ["--record", "a"] + words + ["--", "--seal-key-file", "x"])
            let (arguments, environment) = asked.forSeveralServers()
            #expect(arguments.words() == ["--host", "h", "--port", "1", "--record", "a", "--", "--seal-key-file", "x"])
            let key = try #require(environment["BACKSTAFF_SEAL_KEY"])
            #expect(Data(base64Encoded: key)?.count == 32)
            #expect(asked.forSeveralServers().environment["BACKSTAFF_SEAL_KEY"] != key)
        }
        for words in [[], ["--seal-key-file", "k"], ["--", "--seal-key-file", "none"], ["--seal-key-file"]] {
            let asked = ServerArguments(rest: words)
            #expect(asked.forSeveralServers().0 == asked && asked.forSeveralServers().environment.isEmpty)
        }
    }

    @Test("L08 a server that takes over a port gets it as an argument, and the app's arguments don't change")
    func ports() {
        let arguments = ServerArguments(port: 1, rest: ["--port", "2", "--port=3", "x", "--", "--port", "4"])
        #expect(arguments.words(reusing: 9) == ["--port", "9", "x", "--", "--port", "4"])
    }
}
