import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// Values by key that outlive the process. They belong to one scene, or to one visitor's app.
///
///     adopt ──► entries ◄── read and written by views
///                  │ a value changes
///                  ▼
///     the writer of each scene ──► its host stores the value
@MainActor
final class PersistentStorage {
    private var entries: [String: PersistentEntry] = [:]
    /// The writers that are told about changes, until they end.
    private var writers: [Weak] = []
    /// The number of bytes that each key takes.
    private var sizes: [String: Int] = [:]
    private var size = 0
    private let limit: Int

    /// - Parameter limit: The number of bytes for all values and their keys.
    init(limit: Int) {
        self.limit = limit
    }

    /// The entry for a key.
    func entry(for key: String) -> StorageEntry {
        persistentEntry(for: key)
    }

    private func persistentEntry(for key: String) -> PersistentEntry {
        if let entry = entries[key] { return entry }
        let entry = PersistentEntry(key: key, in: self)
        entries[key] = entry
        return entry
    }

    /// Restores the values that the host has stored. Keys that were written since then keep their value. Values beyond
    /// the limit are left out.
    func adopt(_ values: [String: StorageValue]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            if entries[key]?.isSettled == true { continue }
            if let problem = reserveSpace(for: value, key: key) {
                Diagnostics.log("The stored value for \(WireRefusal.quoted(key)) is left out: \(problem).")
                continue
            }
            persistentEntry(for: key).adopt(value)
        }
    }

    /// Applies changes from outside. The writers are told about them as about other changes.
    func change(_ changes: [String: StorageValue?]) {
        for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
            // Keys that are removed without having existed aren't remembered. Otherwise a client could fill the memory
            // with them.
            if value == nil, entries[key] == nil { continue }
            persistentEntry(for: key).write(value)
        }
    }

    /// The keys that were read, and for which no value was restored or written in this process. A page may have stored one.
    var unsettledKeys: [String] { entries.filter { !$0.value.isSettled }.keys.sorted() }

    /// The number of keys that have an entry.
    var keyCount: Int { entries.count }

    // MARK: Changes

    private struct Weak {
        weak var writer: SceneStorageWriter?
    }

    /// Tells a writer about changes from now on.
    func follow(_ writer: SceneStorageWriter) {
        writers.append(Weak(writer: writer))
    }

    func end(_ writer: SceneStorageWriter) {
        writers.removeAll { $0.writer == nil || $0.writer === writer }
    }

    /// The values to store for some keys. `nil` means that the stored value is removed.
    func values(for keys: Set<String>) -> [String: StorageValue?] {
        var values: [String: StorageValue?] = [:]
        for key in keys { values.updateValue(entries[key]?.storedValue, forKey: key) }
        return values
    }

    // MARK: Limits

    /// Stores a new value for a key outside the process.
    ///
    /// - Returns: Whether the value fits. If it doesn't, the value that was stored before stays.
    fileprivate func store(_ value: StorageValue?, key: String) -> Bool {
        if let problem = reserveSpace(for: value, key: key) {
            Diagnostics.report(
                .storageIsFull,
                """
                The value for “\(key)” is not stored: \(problem). It stays in memory only and is lost \
                when the process or the tab ends. Store less, for example the id of an item instead of the item.
                """)
            return false
        }
        for follower in writers { follower.writer?.valueDidChange(of: key, in: self) }
        return true
    }

    /// Updates the number of bytes in use for a new value.
    ///
    /// - Returns: The reason why the value doesn't fit, or `nil` if it fits.
    private func reserveSpace(for value: StorageValue?, key: String) -> String? {
        let former = sizes[key] ?? 0
        guard let value else {
            sizes[key] = nil
            size -= former
            return nil
        }
        if key.utf8.count > StorageLimits.key {
            return "its key has \(key.utf8.count) bytes; the limit is \(StorageLimits.key)"
        }
        if sizes[key] == nil, sizes.count >= StorageLimits.keys {
            return "there are already \(sizes.count) keys; the limit is \(StorageLimits.keys)"
        }
        let count = value.encodedCount
        if count + key.utf8.count > StorageLimits.value {
            return "it has \(count) bytes; the limit for a value and its key is \(StorageLimits.value)"
        }
        let needed = count + key.utf8.count + StorageLimits.entry
        if size - former + needed > limit {
            return "the other values take \(size - former) bytes; the limit for all values is \(limit)"
        }
        sizes[key] = needed
        size += needed - former
        return nil
    }
}

/// The value under one key of a ``PersistentStorage``.
// Unchecked, but sound: like every `StorageEntry`, it is read and written only on the main actor.
private final class PersistentEntry: StorageEntry, @unchecked Sendable {
    /// The storage, or `nil` if a view has kept the entry longer. Such an entry still holds its value.
    private weak var storage: PersistentStorage?
    private var current: StorageValue?
    /// The value that is stored outside the process. It differs from the current value if that didn't fit.
    private(set) var storedValue: StorageValue?
    /// Whether the key was restored, written or removed in this process.
    private(set) var isSettled = false

    init(key: String, in storage: PersistentStorage) {
        self.storage = storage
        super.init(key: key)
    }

    override var value: StorageValue? { current }

    override func replace(by value: StorageValue?) {
        current = value
        isSettled = true
        MainThread.known {
            if storage?.store(value, key: key) == true { storedValue = value }
        }
    }

    func adopt(_ value: StorageValue) {
        isSettled = true
        current = value
        storedValue = value
        invalidateReaders()
    }
}
