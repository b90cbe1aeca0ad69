import Foundation
import Synchronization

/// Tells those who follow it that somebody has written, in this process or in another.
///
/// A thread notices the changes: see ``LogWatch``. It ends when the feed is gone.
final class ChangeFeed: Sendable {
    private let followers = Mutex<[UUID: AsyncStream<Void>.Continuation]>([:])

    /// Creates a feed of the changes of a database that exists.
    init(path: String) {
        Thread.detachNewThread { [weak self] in
            let watch = LogWatch(path: path)
            while self != nil {
                if watch.waitForChange() { self?.tellFollowers() }
            }
        }
    }

    /// A stream with one element at once, and one for each change.
    func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { follower in
            let id = UUID()
            follower.onTermination = { [weak self] _ in self?.remove(id) }
            followers.withLock { $0[id] = follower }
            follower.yield()
        }
    }

    private func tellFollowers() {
        // Copied, because a stream that ends calls `remove`.
        for follower in followers.withLock({ Array($0.values) }) { follower.yield() }
    }

    private func remove(_ id: UUID) {
        // Released after the lock, because its end may call `remove` again.
        _ = followers.withLock { $0.removeValue(forKey: id) }
    }
}
