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
            let signals = EndSignals(within: 0.2, heedsSecond: false) {}
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
            let signals = EndSignals(within: 600) {}
            for _ in 0..<400 {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }

    @Test("Q04 a worker doesn't heed a second signal, because it ends with its front")
    func secondInWorker() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let signals = EndSignals(within: 600, heedsSecond: false) {
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { _exit(7) }
            }
            for _ in 0..<400 {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(50))
            }
            withExtendedLifetime(signals) { _exit(9) }
        }
    }
}
