@_spi(SwiftUI) import Observation
import Synchronization

/// Tells whether an observable object is being written at this moment.
///
///     armed ──► willSet: writing ──► didSet: written ──► … ──► end(), or deinit
///       ▲                                  │ the next update
///       └──────────── renew(_:) ◄──────────┘
///
/// An app may evaluate a closure in the middle of a write: `model.items.removeAll { $0.id == item.id }`. If `item` is
/// read from the same collection, Swift's exclusivity check traps. This class detects such a write. Observation reports
/// the end of a write only through an interface for SwiftUI (`@_spi`).
package final class WriteWatch: Sendable {
    private let state = Mutex(State())

    private struct State {
        var writes = 0
        /// Whether a write has ended since the watch began. The value may now be read through other objects.
        var isOutdated = false
        var ending = Ending()
    }

    /// Watches the properties that `read` reads.
    package init(_ read: () -> Void) {
        watch(read)
    }

    /// Watches the properties that `read` reads now, if one has been written since the last call.
    package func renew(_ read: () -> Void) {
        let former: Ending? = state.withLock { state in
            if !state.isOutdated || state.writes > 0 { return nil }
            let ending = state.ending
            state = State()
            return ending
        }
        guard let former else { return }
        former.end()
        watch(read)
    }

    private func watch(_ read: () -> Void) {
        let ending = state.withLock { $0.ending }
        withObservationTracking(
            {
                ending.read()
                read()
            },
            willSet: { [weak self, ending] tracking in
                if ending.hasEnded { return tracking.cancel() }
                self?.state.withLock { $0.writes += 1 }
            },
            didSet: { [weak self] _ in
                self?.state.withLock {
                    $0.writes = max(0, $0.writes - 1)
                    $0.isOutdated = true
                }
            })
    }

    /// Whether a write has begun but not ended.
    package var isWriting: Bool { state.withLock { $0.writes > 0 } }

    /// Ends the watch. Otherwise the watched objects would keep it as long as they live.
    package func end() {
        state.withLock { $0.ending }.end()
    }

    deinit {
        end()
    }

    /// An observable object that lets the watch end its registration. It works like `ObservationBeacon`.
    private final class Ending: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let ended = Atomic(false)

        var hasEnded: Bool { ended.load(ordering: .relaxed) }

        private var mark: Bool { false }

        func read() {
            registrar.access(self, keyPath: \.mark)
        }

        func end() {
            if ended.exchange(true, ordering: .relaxed) { return }
            registrar.willSet(self, keyPath: \.mark)
            registrar.didSet(self, keyPath: \.mark)
        }
    }
}
