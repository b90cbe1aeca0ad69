import Synchronization

/// What a page has sent and the main actor hasn't handled yet. The event loop adds batches, and the main actor finishes
/// them. ``SocketInlet`` decides by it whether the page is read on.
final class Backlog: Sendable {
    struct State {
        /// The batches that wait. A batch has the frames that became complete with one read.
        fileprivate(set) var batches = 0
        fileprivate(set) var bytes = 0
        /// Whether the page has had its turn. The first batch is handled in it, which begins with the page's hello.
        fileprivate(set) var hasHadTurn = false
        /// Whether the event loop wants to know when a batch is handled.
        fileprivate var isWatched = false
    }

    private let state = Mutex(State())

    /// Returns what waits. From now on, the event loop is told about each batch that is handled, until ``unwatch()``.
    func watch() -> State {
        state.withLock { state in
            state.isWatched = true
            return state
        }
    }

    func unwatch() {
        state.withLock { $0.isWatched = false }
    }

    /// What waits now.
    var current: State { state.withLock { $0 } }

    /// A batch is passed to the main actor.
    func add(_ bytes: Int) {
        state.withLock { state in
            state.batches += 1
            state.bytes += bytes
        }
    }

    /// The main actor has handled a batch, or dropped it.
    ///
    /// - Returns: Whether the event loop wants to know it.
    func finish(_ bytes: Int) -> Bool {
        state.withLock { state in
            state.batches -= 1
            state.bytes -= bytes
            state.hasHadTurn = true
            return state.isWatched
        }
    }
}
