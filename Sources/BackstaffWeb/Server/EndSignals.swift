import BackstaffNavigation
import Dispatch
import Foundation
import Synchronization

/// The signals that end the process: SIGINT, SIGTERM and SIGHUP.
///
///     first signal ──► pages leave, or --drain is over ──► the server stops ──► the process ends
///          │ the app blocks the main actor, and a second more is over ──────────▲
///          └ second signal, except SIGHUP, and except in a worker ───────────────┘
///
/// The signals are handled on a queue of their own, because an app that never returns to the main actor must not keep
/// the process alive.
///
/// A worker ends with its front, so it doesn't heed a second signal. A terminal and systemd send a signal to the front and
/// to its workers, and then the front tells the workers to end too.
///
/// A program that `nohup` starts ignores SIGHUP, and that stays so.
final class EndSignals {
    private let sources: [any DispatchSourceSignal]

    /// Begins to listen. The signals are handled for as long as the object lives.
    ///
    /// - Parameters:
    ///   - seconds: The time that the server has to stop.
    ///   - heedsSecond: Whether a second signal ends the process at once.
    ///   - onFirst: Called on a queue of its own with the name of the first signal.
    init(within seconds: Double, heedsSecond: Bool = true, onFirst: @escaping @Sendable (String) -> Void) {
        let queue = DispatchQueue(label: "Backstaff.EndSignals")
        let count = SignalCount()
        sources = [(SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")].compactMap { number, name in
            let former = signal(number, SIG_IGN)
            if number == SIGHUP, Self.isIgnoring(former) { return nil }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                guard count.addFirst() else {
                    // A terminal that closes may send SIGHUP twice, and systemd sends it behind SIGTERM if told so.
                    if heedsSecond, number != SIGHUP { _exit(1) }
                    return
                }
                queue.asyncAfter(deadline: .now() + seconds) {
                    LogStream.standardError.write(
                        "Backstaff: the app didn't return within \(seconds.formatted()) s, so the process ends now")
                    _exit(1)
                }
                onFirst(name)
            }
            source.resume()
            return source
        }
    }

    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
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
