import Foundation

/// Notices that a database has changed.
///
///     somebody commits ──► the write-ahead log is written ──► inotify wakes the thread ──┐
///     a second has passed ───────────────────────────────────────────────────────────────┴─► has the version changed?
///
/// The log is written a moment before the commit can be seen, so the version is looked at again some milliseconds after
/// each notice. A system that gives no more notices costs a second and nothing else.
final class LogWatch {
    private let path: String
    private let notices: Int32
    private var isWatching = false
    private var connection: Connection?
    /// The last version. It is `nil` at first, so that a commit before the watch began is reported too.
    private var version: Int?
    /// How often the version is looked at again after the last notice.
    private var looksLeft = 0

    private static let interval: Int32 = 1_000
    private static let intervalAfterNotice: Int32 = 10
    private static let looksAfterNotice = 10

    /// - Parameter isNotified: Whether the system's notices are used, if it gives any.
    init(path: String, isNotified: Bool = true) {
        self.path = path
        notices = isNotified ? inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) : -1
        prepare()
    }

    deinit {
        if notices >= 0 { close(notices) }
    }

    /// Waits for a second at most.
    ///
    /// - Returns: `true` if somebody has written.
    func waitForChange() -> Bool {
        prepare()
        var waiting = pollfd(fd: notices, events: Int16(POLLIN), revents: 0)
        let interval = looksLeft > 0 ? Self.intervalAfterNotice : Self.interval
        // poll() ignores a negative descriptor, and then only waits.
        if poll(&waiting, 1, interval) > 0 {
            discardNotices()
            looksLeft = Self.looksAfterNotice
        } else if looksLeft > 0 {
            looksLeft -= 1
        }
        let current = readVersion()
        if current == nil || current == version { return false }
        version = current
        looksLeft = 0
        return true
    }

    /// Opens the database and watches its log, unless this is done.
    private func prepare() {
        if connection == nil { connection = try? Connection(path: path, isReadOnly: true) }
        if !isWatching, notices >= 0 {
            isWatching = inotify_add_watch(notices, path + "-wal", UInt32(IN_MODIFY)) >= 0
        }
    }

    /// A number that differs after another connection has committed, or `nil` if the database can't be read.
    private func readVersion() -> Int? {
        do {
            return try connection?.first("PRAGMA data_version") { $0.integer(0) }
        } catch {
            // Opened again next time. Numbers of two connections can't be compared, so the change is reported.
            connection = nil
            version = nil
            return nil
        }
    }

    private func discardNotices() {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while read(notices, &bytes, bytes.count) > 0 {}
    }
}
