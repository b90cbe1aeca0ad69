/// A row of a long list, as an app would store it.
package struct NamedRow: Identifiable, Hashable, Codable, Sendable {
    package let id: Int
    package let name: String

    /// A name is longer than an inline string, as most names are.
    package init(id: Int) {
        self.id = id
        name = "Item \(id), of group \(id % 1_000)."
    }
}

/// The rows of a long list and the app's filter. The floor and every engine use this filter.
@MainActor
package enum NamedRows {
    private static var made: [Int: [NamedRow]] = [:]

    /// Rows with the ids 0, 1, 2 and so on. They are created once for each count, so that no mount includes their
    /// creation.
    package static func rows(_ count: Int) -> [NamedRow] {
        if let rows = made[count] { return rows }
        let rows = (0..<count).map { NamedRow(id: $0) }
        made[count] = rows
        return rows
    }

    /// The text that one name in 1,000 contains.
    package static let rareText = "group 7."

    /// Returns the rows whose name contains `text`, or all rows if `text` is empty.
    ///
    /// Compares bytes, as an app with so many rows would have to. `String.contains(_:)` takes more than a microsecond
    /// for a name, and would hide the measured work.
    package static func rows(_ rows: [NamedRow], holding text: String) -> [NamedRow] {
        if text.isEmpty { return rows }
        let wanted = Array(text.utf8)
        return rows.filter { holds($0.name, wanted) }
    }

    private nonisolated static func holds(_ name: String, _ wanted: [UInt8]) -> Bool {
        name.utf8.withContiguousStorageIfAvailable { name in
            var start = 0
            while start <= name.count - wanted.count {
                var length = 0
                while length < wanted.count, name[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
                start += 1
            }
            return false
        } ?? false
    }
}
