/// Values by name, up to a size and a number. If there are more, those that were used longest ago are removed.
///
/// Each entry knows its neighbors in the order of use, so that every operation takes the same time for any number of
/// entries.
package struct RecentlyUsed<Value> {
    private struct Entry {
        let value: Value
        let size: Int
        var older: String?
        var newer: String?
    }

    private var entries: [String: Entry] = [:]
    private var oldest: String?
    private var newest: String?
    /// The sum of the sizes.
    package private(set) var size = 0

    private let mostSize: Int
    private let mostCount: Int

    /// - Parameters:
    ///   - mostSize: The largest sum of the sizes. The newest value stays even if it is larger.
    ///   - mostCount: The largest number of values.
    package init(mostSize: Int, mostCount: Int) {
        self.mostSize = mostSize
        self.mostCount = mostCount
    }

    package var count: Int { entries.count }

    /// The value of a name, which counts as used now. The result is `nil` if there is none.
    package mutating func value(of name: String) -> Value? {
        guard let entry = entries[name] else { return nil }
        if name != newest {
            detach(entry)
            append(entry, name)
        }
        return entry.value
    }

    /// Adds a value that counts as used now. If the name has one already, that one stays.
    package mutating func add(_ value: Value, size: Int, named name: String) {
        if self.value(of: name) != nil { return }
        append(Entry(value: value, size: size), name)
        self.size += size
        while let oldest, let entry = entries[oldest], entry.newer != nil,
            self.size > mostSize || entries.count > mostCount
        {
            detach(entry)
            entries[oldest] = nil
            self.size -= entry.size
        }
    }

    /// Takes an entry out of the order.
    private mutating func detach(_ entry: Entry) {
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
    }

    /// Puts an entry at the end of the order.
    private mutating func append(_ entry: Entry, _ name: String) {
        var entry = entry
        entry.older = newest
        entry.newer = nil
        entries[name] = entry
        if let newest { entries[newest]?.newer = name } else { oldest = name }
        newest = name
    }
}
