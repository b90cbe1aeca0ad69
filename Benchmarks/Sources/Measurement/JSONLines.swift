import FoundationEssentials

/// Records as JSON, one a line, keys in order: made to be compared and kept.
package enum JSONLines {
    package static func text(of records: [Record]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try records.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }
}
