@_spi(SwiftUI) import Observation
import Synchronization

/// Knows whether something observable is being written to at this moment.
///
///     armed ──► willSet: under way ──► didSet: not any more ──► … ──► end(), or let go of
///       ▲                                  │ the next update
///       └──────────── renew(_:) ◄──────────┘
///
/// An app that takes elements out of a collection asks each whether it is to go, in the midst of the write:
/// `model.items.removeAll { $0.id == item.id }`. If `item` is itself read out of the collection, the language ends the
/// program, because it must not be read then. Observation tells of the end of writes by an interface that is meant for
/// SwiftUI (`@_spi`); there is no other.
package final class WriteWatch: Sendable {
    private let state = Mutex(State())

    private struct State {
        var writes = 0
        /// Whether something has been written since, so that what is watched may lead through other objects now.
        var isOutdated = false
        var ending = Ending()
    }

    /// Watches what `read` reads.
    package init(_ read: () -> Void) {
        watch(read)
    }

    /// Watches what `read` reads now, if something was written since it was last watched.
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

    /// Whether a write has begun and not ended.
    package var isWriting: Bool { state.withLock { $0.writes > 0 } }

    /// Ends the watch, which what is watched would otherwise keep for as long as it lives.
    package func end() {
        state.withLock { $0.ending }.end()
    }

    deinit {
        end()
    }

    /// Something that is read only in order to be able to end the watch.
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
