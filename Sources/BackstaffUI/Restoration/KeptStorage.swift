import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Values by their keys that outlive the process: those of one scene, or those of one visitor's app.
///
///     adopt ──► entries ◄── read and written by views
///                  │ a key has another value
///                  ▼
///     the writer of each scene, whose host keeps them
@MainActor
final class KeptStorage {
    private var entries: [String: KeptEntry] = [:]
    /// Those who keep the values outside, until they end.
    private var writers: [Weak] = []
    /// What each key takes of the room that there is.
    private var sizes: [String: Int] = [:]
    private var size = 0
    private let limit: Int

    /// - Parameter limit: how many bytes there are for all values and their keys.
    init(limit: Int) {
        self.limit = limit
    }

    /// The place of a key's value.
    func entry(for key: String) -> StorageEntry {
        kept(key)
    }

    private func kept(_ key: String) -> KeptEntry {
        if let entry = entries[key] { return entry }
        let entry = KeptEntry(key: key, in: self)
        entries[key] = entry
        return entry
    }

    /// Takes over what the host has kept. Keys that were written since keep their value, and what there is no room for is
    /// left out.
    func adopt(_ values: [String: StorageValue]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            if entries[key]?.isSettled == true { continue }
            if let problem = makeRoom(for: value, key: key) {
                Diagnostics.log("What was kept for \(WireRefusal.quoted(key)) is left out: \(problem).")
                continue
            }
            kept(key).adopt(value)
        }
    }

    /// Takes over what has been changed outside. Those who keep the values are told, as of any other change.
    func change(_ changes: [String: StorageValue?]) {
        for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
            // Whoever says of ever new keys that they are to be forgotten must not have them remembered for that.
            if value == nil, entries[key] == nil { continue }
            kept(key).write(value)
        }
    }

    /// How many keys are known here.
    var keyCount: Int { entries.count }

    // MARK: Changes

    private struct Weak {
        weak var writer: SceneStorageWriter?
    }

    /// Has someone told of changes from now on.
    func follow(_ writer: SceneStorageWriter) {
        writers.append(Weak(writer: writer))
    }

    func end(_ writer: SceneStorageWriter) {
        writers.removeAll { $0.writer == nil || $0.writer === writer }
    }

    /// What is kept under some keys; `nil` for what is to be forgotten.
    func values(for keys: Set<String>) -> [String: StorageValue?] {
        var values: [String: StorageValue?] = [:]
        for key in keys { values.updateValue(entries[key]?.keptValue, forKey: key) }
        return values
    }

    // MARK: Limits

    /// Notes that a key is to have another value.
    ///
    /// - Returns: Whether there is room for it outside. If not, what is kept there stays what it was.
    fileprivate func keep(_ value: StorageValue?, key: String) -> Bool {
        if let problem = makeRoom(for: value, key: key) {
            Diagnostics.report(
                .storageIsFull,
                """
                The value for “\(key)” is not stored: \(problem). It stays in memory, and is gone when the process or \
                the tab ends. Store less, for example ids in place of what they stand for.
                """)
            return false
        }
        for follower in writers { follower.writer?.valueDidChange(of: key, in: self) }
        return true
    }

    /// Counts what a value takes.
    ///
    /// - Returns: Why there is no room for it; `nil` if there is.
    private func makeRoom(for value: StorageValue?, key: String) -> String? {
        let former = sizes[key] ?? 0
        guard let value else {
            sizes[key] = nil
            size -= former
            return nil
        }
        if key.utf8.count > StorageLimits.key {
            return "its key takes \(key.utf8.count) bytes, and \(StorageLimits.key) is the most"
        }
        if sizes[key] == nil, sizes.count >= StorageLimits.keys {
            return "there are \(sizes.count) keys beside it, and \(StorageLimits.keys) is the most"
        }
        let count = value.encodedCount
        if count + key.utf8.count > StorageLimits.value {
            return "it takes \(count) bytes, and \(StorageLimits.value) is the most, its key included"
        }
        let needed = count + key.utf8.count + StorageLimits.entry
        if size - former + needed > limit {
            return "all that is stored beside it takes \(size - former) bytes, and \(limit) is the most with it"
        }
        sizes[key] = needed
        size += needed - former
        return nil
    }
}

/// What is kept under a key of a ``KeptStorage``.
// Sound as `StorageEntry` is: read and written on the main actor only.
private final class KeptEntry: StorageEntry, @unchecked Sendable {
    /// An entry that outlives its storage, in a view that does, goes on by itself.
    private weak var storage: KeptStorage?
    private var current: StorageValue?
    /// What is kept outside, which is something else if there was no room.
    private(set) var keptValue: StorageValue?
    /// Whether the key has been given a value, or none, in this process.
    private(set) var isSettled = false

    init(key: String, in storage: KeptStorage) {
        self.storage = storage
        super.init(key: key)
    }

    override var value: StorageValue? { current }

    override func replace(by value: StorageValue?) {
        current = value
        isSettled = true
        MainThread.known {
            if storage?.keep(value, key: key) == true { keptValue = value }
        }
    }

    func adopt(_ value: StorageValue) {
        isSettled = true
        current = value
        keptValue = value
        invalidateReaders()
    }
}
