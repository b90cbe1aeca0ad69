import Foundation

/// Watches the folder of an app and says which of its files have changed, once for each burst of changes.
///
/// Where the system can't say that something happened, or not of all folders, it looks several times a second.
final class FolderWatch: Sendable {
    /// How long between two looks where there are no events.
    static let interval = Duration.milliseconds(300)

    private let wakeup: Wakeup

    /// - Parameters:
    ///   - path: The folder. It needn't be there all the time.
    ///   - usesEvents: `false` to look at intervals in any case.
    ///   - onChange: Called on a thread of the watch's own, with the paths of changed files below the folder.
    /// - Throws: A ``Complaint`` if the process may open no more files.
    init(
        _ path: String, usesEvents: Bool = true, onChange: @escaping @Sendable ([String]) -> Void
    ) throws {
        guard let wakeup = Wakeup() else { throw Complaint.tooManyFiles }
        self.wakeup = wakeup
        // The first look is taken before this returns: what changes from now on is a change.
        let watcher = Watcher(path: path, usesEvents: usesEvents)
        Thread.detachNewThread {
            while let changes = watcher.next(until: wakeup) {
                if !changes.isEmpty { onChange(changes) }
            }
        }
    }

    /// Ends the thread. A change that it has just seen may still be told.
    func stop() { wakeup.wake() }

    deinit { stop() }
}

/// What the thread of a ``FolderWatch`` has.
///
/// Sound to send: it goes to the one thread that uses it, once it is made.
private final class Watcher: @unchecked Sendable {
    private let path: String
    private let events: FolderEvents?
    private var snapshot: FolderSnapshot
    private var isWhole: Bool
    private var debounce = Debounce()
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant

    init(path: String, usesEvents: Bool) {
        self.path = path
        start = clock.now
        events = usesEvents ? FolderEvents() : nil
        // Watched first and looked at then, so that nothing happens unseen in between.
        isWhole = events?.watch(FolderSnapshot(of: path).folders) ?? false
        snapshot = FolderSnapshot(of: path)
        isWhole = isWhole && !snapshot.folders.isEmpty
    }

    private var now: Duration { clock.now - start }

    /// Sleeps until something happens.
    ///
    /// - Returns: What changed, nothing if it was of no consequence, or `nil` if the watch is to stop.
    func next(until wakeup: Wakeup) -> [String]? {
        let pause = debounce.deadline.map { $0 - now } ?? (isWhole ? nil : FolderWatch.interval)
        let ready = Wakeup.wait(for: [wakeup.reader] + (events.map { [$0.descriptor] } ?? []), atMost: pause)
        if ready.contains(wakeup.reader) { return nil }
        if !ready.isEmpty {
            events?.drain()
            debounce.note(at: now)
        } else if debounce.deadline == nil, FolderSnapshot(of: path) != snapshot {
            debounce.note(at: now)
        }
        return debounce.isOver(at: now) ? look() : []
    }

    private func look() -> [String] {
        isWhole = events?.watch(FolderSnapshot(of: path).folders) ?? false
        let present = FolderSnapshot(of: path)
        defer { snapshot = present }
        // A folder that is gone comes back without an event.
        isWhole = isWhole && !present.folders.isEmpty
        return present.changes(since: snapshot)
    }
}
