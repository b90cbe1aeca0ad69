import Foundation

/// The lines of the keys of a property list's outermost dictionary. A binary list has none.
struct PropertyListLines {
    private(set) var first: [String: Int] = [:]
    private(set) var repeated: [(key: String, lines: (Int, Int))] = []

    /// How the parts begin and end whose text isn't read for keys.
    private static let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>")]

    init(_ bytes: [UInt8]) {
        var depth = 0
        var line = 1
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let open = rest.firstIndex(of: "<") {
            line += rest[..<open].count { $0.isNewline }
            rest = rest[open...]
            if let ending = Self.skipped.first(where: { rest.hasPrefix($0.0) })?.1 {
                let end = rest.range(of: ending)?.upperBound ?? rest.endIndex
                line += rest[..<end].count { $0.isNewline }
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<dict>") { depth += 1 }
            if rest.hasPrefix("</dict>") { depth -= 1 }
            if depth == 1, rest.hasPrefix("<key>"), let end = rest.dropFirst().firstIndex(of: "<"),
                rest[end...].hasPrefix("</key>")
            {
                let key = Self.plain(rest[rest.index(rest.startIndex, offsetBy: 5)..<end])
                if let former = first[key] { repeated.append((key, (former, line))) } else { first[key] = line }
            }
            rest = rest.dropFirst()
        }
    }

    /// The keys that are there twice.
    func problems(in path: String) -> [AssetProblem] {
        repeated.map { key, lines in
            AssetProblem(
                path: "\(path):\(lines.1)",
                words: "the key \(StringTableReader.quoted(key)) is there twice, first in line \(lines.0); remove one")
        }
    }

    private static func plain(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(String(text)) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
