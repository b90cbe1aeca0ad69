import Synchronization

/// How much of what a page has sent waits for the main actor. While that is too much, nothing more is read from the page.
///
///     socket ──read──► a batch of frames ──► the main actor ──► handled
///        ▲                                                         │
///        └── held back while `most` batches wait ◄─────────────────┘
///
/// The rest waits in the buffers of the two machines, and then in the browser. So a page costs little memory, however
/// long the app blocks the main actor.
final class Backlog: Sendable {
    /// The number of batches from which on nothing more is read. A batch has what one turn of the event loop has read: at
    /// most 256 KiB.
    static let most = 4

    private let count = Atomic(0)

    var isFull: Bool { count.load(ordering: .acquiring) >= Self.most }

    /// A batch is passed to the main actor.
    func add() {
        count.add(1, ordering: .acquiringAndReleasing)
    }

    /// The main actor has handled a batch.
    ///
    /// - Returns: Whether there is space again since this batch.
    func finish() -> Bool {
        count.subtract(1, ordering: .acquiringAndReleasing).oldValue == Self.most
    }
}
