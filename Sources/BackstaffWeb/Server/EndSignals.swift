import BackstaffNavigation
import Dispatch
import Foundation
import Synchronization

/// The signals that end the process: SIGINT and SIGTERM.
///
///     first signal ──► the server stops on the main actor ──► the process ends
///          │ the app blocks the main actor, and the time is over ──────▲
///          │ second signal ──────────────────────────────────────────────┘
///
/// The signals are handled on a queue of their own, because an app that never returns to the main actor must not keep
/// the process alive.
final class EndSignals {
    private let sources: [any DispatchSourceSignal]

    /// Begins to listen. The signals are handled for as long as the object lives.
    ///
    /// - Parameters:
    ///   - seconds: The time that the server has to stop.
    ///   - onFirst: Called on a queue of its own at the first signal.
    init(within seconds: Double, onFirst: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "Backstaff.EndSignals")
        let count = SignalCount()
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                if !count.addFirst() { _exit(1) }
                queue.asyncAfter(deadline: .now() + seconds) {
                    LogStream.standardError.write(
                        "Backstaff: the app didn't return within \(seconds.formatted()) s, so the process ends now")
                    _exit(1)
                }
                onFirst()
            }
            source.resume()
            return source
        }
    }
}

/// Whether a signal has come.
private final class SignalCount: Sendable {
    private let hasCome = Mutex(false)

    /// - Returns: Whether this signal is the first.
    func addFirst() -> Bool {
        hasCome.withLock { hasCome in
            defer { hasCome = true }
            return !hasCome
        }
    }
}
