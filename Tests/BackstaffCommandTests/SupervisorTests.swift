import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The supervisor")
struct SupervisorTests {
    /// Returns a supervisor after `begin` and the given events, one second apart, and the commands after the last
    /// event.
    private func after(_ events: Supervisor.Event...) -> (Supervisor, [Supervisor.Command]) {
        var supervisor = Supervisor(app: "Shop")
        var commands = supervisor.begin()
        for (second, event) in events.enumerated() { commands = supervisor.handle(event, at: .seconds(second)) }
        return (supervisor, commands)
    }

    @Test("starts the app once, on the port that the app chooses")
    func begins() {
        var supervisor = Supervisor(app: "Shop")
        #expect(supervisor.begin() == [.start(port: nil)])
        #expect(supervisor.state == .running)
        #expect(supervisor.begin() == [])
    }

    @Test("restarts a trapped app on its former port")
    func restartsOnThePort() {
        let (resting, commands) = after(.served(port: 8081), .ended(.signal(SIGILL)))
        #expect(resting.state == .resting)
        #expect(commands == [.say("Shop trapped (SIGILL); starting it again"), .wait(.zero)])
        let (running, restart) = after(.served(port: 8081), .ended(.signal(SIGILL)), .waited)
        #expect(running.state == .running)
        #expect(restart == [.start(port: 8081)])
    }

    @Test("keeps the first port if a restarted app had to use another")
    func keepsTheFirstPort() {
        let (supervisor, commands) = after(
            .served(port: 8080), .ended(.exit(1)), .waited, .served(port: 8081), .ended(.exit(1)), .waited)
        #expect(supervisor.port == 8080)
        #expect(commands == [.start(port: 8080)])
    }

    @Test("restarts an app that traps before it serves, without a port")
    func trapsBeforeServing() {
        let (_, commands) = after(.ended(.signal(SIGTRAP)), .waited)
        #expect(commands == [.start(port: nil)])
    }

    @Test(
        "does not restart an app that ended by itself",
        arguments: [
            (Supervisor.Ending.exit(0), Int32(0)), (.signal(SIGTERM), 143), (.signal(SIGINT), 130),
            (.signal(SIGHUP), 129),
        ])
    func endsByItself(_ ending: Supervisor.Ending, code: Int32) {
        let (supervisor, commands) = after(.served(port: 8080), .ended(ending))
        #expect(supervisor.state == .finished)
        #expect(commands == [.finish(code)])
    }

    @Test("passes on a failure before the app first served, but restarts it afterwards")
    func failsBeforeServing() {
        let (first, commands) = after(.ended(.exit(64)))
        #expect(first.state == .finished)
        #expect(commands == [.say("Shop ended with exit code 64 before it served anything"), .finish(64)])
        let (later, _) = after(.served(port: 8080), .ended(.exit(64)))
        #expect(later.state == .resting)
    }

    @Test("waits longer after each crash and gives up at the fifth within 30 s")
    func givesUp() {
        var supervisor = Supervisor(app: "Shop")
        _ = supervisor.begin()
        var rests: [Duration] = []
        for second in 0..<4 {
            for case .wait(let rest) in supervisor.handle(.ended(.signal(SIGSEGV)), at: .seconds(second)) {
                rests.append(rest)
            }
            _ = supervisor.handle(.waited, at: .seconds(second))
        }
        #expect(rests == [.zero, .milliseconds(500), .seconds(1), .seconds(2)])
        let last = supervisor.handle(.ended(.signal(SIGSEGV)), at: .milliseconds(29_999))
        #expect(
            last == [
                .say("Shop crashed (SIGSEGV)"),
                .say("giving up after 5 crashes within 30 s; see the reasons above"), .finish(139),
            ])
        #expect(supervisor.state == .finished)
    }

    @Test("does not give up if the fifth crash is 30 s after the first, and waits only for recent crashes")
    func forgetsOldCrashes() {
        var fresh = Supervisor(app: "Shop")
        _ = fresh.begin()
        for second in [0, 1, 2, 3] {
            _ = fresh.handle(.ended(.signal(SIGILL)), at: .seconds(second))
            _ = fresh.handle(.waited, at: .seconds(second))
        }
        #expect(fresh.handle(.ended(.signal(SIGILL)), at: .seconds(30)).last == .wait(.seconds(2)))
        _ = fresh.handle(.waited, at: .seconds(30))
        #expect(fresh.handle(.ended(.signal(SIGILL)), at: .seconds(100)).last == .wait(.zero))
    }

    @Test("forwards a signal and ends with the app; a second signal kills the app")
    func stops() {
        #expect(after(.interrupted(SIGINT)).1 == [.forward(SIGINT)])
        #expect(after(.interrupted(SIGINT), .interrupted(SIGINT)).1 == [.forward(SIGKILL)])
        #expect(after(.interrupted(SIGTERM), .ended(.exit(0))).1 == [.finish(0)])
        #expect(after(.interrupted(SIGTERM), .ended(.signal(SIGTERM))).1 == [.finish(143)])
    }

    @Test("does not restart an app that traps while it is being stopped")
    func trapsWhileStopping() {
        #expect(after(.interrupted(SIGINT), .ended(.signal(SIGILL))).1 == [.finish(132)])
    }

    @Test("ends at once if it is stopped while it waits, and starts nothing when the wait is over")
    func stopsWhileResting() {
        #expect(after(.ended(.signal(SIGILL)), .interrupted(SIGINT)).1 == [.finish(130)])
        #expect(after(.ended(.signal(SIGILL)), .interrupted(SIGINT), .waited).1 == [])
    }

    @Test("ignores events that don't fit its state")
    func ignores() {
        #expect(after(.waited).1 == [])
        #expect(after(.ended(.exit(0)), .ended(.exit(0))).1 == [])
        #expect(after(.ended(.signal(SIGILL)), .served(port: 1)).1 == [])
    }
}
