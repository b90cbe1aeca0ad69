import FoundationEssentials

/// Records as JSON, one on each line, with sorted keys, so that runs can be compared and stored.
package enum JSONLines {
    package static func text(of records: [Record]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try records.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    /// Reads records. A key that `Record` doesn't have is ignored.
    ///
    /// - Throws: `DecodingError` for a line that isn't a record.
    package static func records(in text: String) throws -> [Record] {
        let decoder = JSONDecoder()
        return try text.split(separator: "\n").map { try decoder.decode(Record.self, from: Data($0.utf8)) }
    }
}
