import Foundation

/// Watches the folder of an app and reports its changed files, once for each burst of changes.
///
/// If the system can't report events for all folders, the folder is compared several times a second instead.
final class FolderWatch: Sendable {
    /// The time between two comparisons if there are no events.
    static let interval = Duration.milliseconds(300)

    private let wakeup: Wakeup

    /// - Parameters:
    ///   - path: The folder. It may not exist at times.
    ///   - usesEvents: `false` to always compare at intervals.
    ///   - onChange: Called on a separate thread with the paths of changed files below the folder.
    /// - Throws: A ``Complaint`` if the process can't open more files.
    init(
        _ path: String, usesEvents: Bool = true, onChange: @escaping @Sendable ([String]) -> Void
    ) throws {
        guard let wakeup = Wakeup() else { throw Complaint.tooManyFiles }
        self.wakeup = wakeup
        // The first snapshot is taken before this initializer returns, so that all later changes are reported.
        let watcher = Watcher(path: path, usesEvents: usesEvents)
        Thread.detachNewThread {
            while let changes = watcher.next(until: wakeup) {
                if !changes.isEmpty { onChange(changes) }
            }
        }
    }

    /// Ends the thread. A change that it has just found may still be reported.
    func stop() { wakeup.wake() }

    deinit { stop() }
}

/// The state of the thread of a ``FolderWatch``.
///
/// `@unchecked Sendable` is sound: after its creation it is used by one thread only.
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
        // The folders are watched before the snapshot is taken, so that no change in between is missed.
        isWhole = events?.watch(FolderSnapshot(of: path).folders) ?? false
        snapshot = FolderSnapshot(of: path)
        isWhole = isWhole && !snapshot.folders.isEmpty
    }

    private var now: Duration { clock.now - start }

    /// Waits until something happens.
    ///
    /// - Returns: The changed files, an empty array if nothing relevant has changed, or `nil` to stop.
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
        // If the folder itself was deleted, its return causes no event.
        isWhole = isWhole && !present.folders.isEmpty
        return present.changes(since: snapshot)
    }
}
