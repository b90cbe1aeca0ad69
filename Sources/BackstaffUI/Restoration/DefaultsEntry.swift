import BackstaffNavigation
import Foundation

/// The value under one key of a `UserDefaults` object.
///
/// A write through one entry updates the readers of all entries for the same key. Two `UserDefaults` objects may have
/// the same contents, and there is no way to find that out.
// Unchecked, but sound: like every `StorageEntry`, it is read and written only on the main actor.
final class DefaultsEntry: StorageEntry, @unchecked Sendable {
    let store: UserDefaults
    /// The value that readers last read.
    private var known: StorageValue?

    // The entries in use, by key. Unsafe, but sound: entries are created and written only on the main actor.
    private nonisolated(unsafe) static var inUse: [String: [Weak]] = [:]

    private struct Weak {
        weak var entry: DefaultsEntry?
    }

    private init(key: String, in store: UserDefaults) {
        self.store = store
        super.init(key: key)
        known = stored
    }

    /// The entry for a key of a store.
    @MainActor
    static func entry(for key: String, in store: UserDefaults) -> DefaultsEntry {
        var entries = inUse[key, default: []]
        if let entry = entries.lazy.compactMap(\.entry).first(where: { $0.store === store }) { return entry }
        entries.removeAll { $0.entry == nil }
        let entry = DefaultsEntry(key: key, in: store)
        entries.append(Weak(entry: entry))
        inUse[key] = entries
        return entry
    }

    override var value: StorageValue? {
        known = stored
        return known
    }

    private var stored: StorageValue? {
        switch store.object(forKey: key) {
        case let value as Bool: .bool(value)
        case let value as Int: .int(value)
        case let value as Double: .double(value)
        case let value as String: .string(value)
        case let value as Data: .data(Array(value))
        case let value as Date: .date(value.timeIntervalSinceReferenceDate)
        default: nil
        }
    }

    override func replace(by value: StorageValue?) {
        switch value {
        case .bool(let value): store.set(value, forKey: key)
        case .int(let value): store.set(value, forKey: key)
        case .double(let value): store.set(value, forKey: key)
        case .string(let value): store.set(value, forKey: key)
        case .data(let value): store.set(Data(value), forKey: key)
        case .date(let value): store.set(Date(timeIntervalSinceReferenceDate: value), forKey: key)
        case nil: store.removeObject(forKey: key)
        }
        for entry in Self.inUse[key, default: []].compactMap(\.entry) where entry !== self {
            if entry.stored != entry.known { entry.invalidateReaders() }
        }
    }

    deinit {
        // This is sound: a view holds the last reference to an entry, and views are released on the main actor.
        Self.inUse[key]?.removeAll { $0.entry == nil }
        if Self.inUse[key]?.isEmpty == true { Self.inUse[key] = nil }
    }
}
