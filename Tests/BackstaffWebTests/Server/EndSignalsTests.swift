import Foundation
import Testing

@testable import BackstaffWeb

/// Each test ends a process of its own. A signal is sent again and again, because the first ones may come before the
/// process has begun to listen.
@Suite("Signals that end the process")
struct EndSignalsTests {
    @Test("Q04 a signal is heeded while the app blocks the main actor: the process ends when the time is over")
    func loop() async {
        await #expect(processExitsWith: .exitCode(1)) {
            let signals = EndSignals(within: 0.2, heedsSecond: false) { _ in }
            await MainActor.run {
                while true {
                    kill(getpid(), SIGTERM)
                    usleep(50_000)
                }
            }
            withExtendedLifetime(signals) {}
        }
    }

    @Test("Q04 a second signal ends the process at once")
    func second() async {
        await #expect(processExitsWith: .exitCode(1)) {
            let signals = EndSignals(within: 600) { _ in }
            for _ in 0..<400 {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }

    @Test("Q04 SIGHUP isn't heeded as a second signal, because a terminal that closes may send it twice")
    func secondHangup() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let signals = EndSignals(within: 600) { _ in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { _exit(7) }
            }
            for _ in 0..<400 {
                kill(getpid(), SIGHUP)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }

    @Test("Q04 a worker doesn't heed a second signal, because it ends with its front")
    func secondInWorker() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let signals = EndSignals(within: 600, heedsSecond: false) { _ in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { _exit(7) }
            }
            for _ in 0..<400 {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }

    @Test(
        "Q04 each signal that ends programs says its name",
        arguments: [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")])
    func names(number: Int32, name: String) async {
        await #expect(processExitsWith: .exitCode(7)) { [number, name] in
            let signals = EndSignals(within: 600, heedsSecond: false) { _exit($0 == name ? 7 : 8) }
            for _ in 0..<400 {
                kill(getpid(), number)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }

    @Test("Q04 a program that nohup has started doesn't heed SIGHUP, but the other signals")
    func ignored() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            let signals = EndSignals(within: 600, heedsSecond: false) { _exit($0 == "SIGTERM" ? 7 : 8) }
            for _ in 0..<400 {
                kill(getpid(), SIGHUP)
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }
}
