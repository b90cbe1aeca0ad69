import Foundation

/// The texts of a `.stringsdict` file, which depend on numbers.
struct PluralsFile {
    private(set) var entries: [String: LocatedEntry] = [:]
    private(set) var problems: [AssetProblem] = []

    init(_ bytes: [UInt8], path: String) {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
            let texts = list as? [String: Any]
        else {
            problems.append(
                AssetProblem(
                    path: path, words: "the file isn't a property list with a dictionary; its texts are left out"))
            return
        }
        let lines = PropertyListLines(bytes)
        for (key, lines) in lines.repeated {
            problems.append(
                AssetProblem(
                    path: "\(path):\(lines.1)",
                    words:
                        "the key \(StringTableReader.quoted(key)) is there twice, first in line \(lines.0); remove one")
            )
        }
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
            let place = lines.first[key].map { "\(path):\($0)" } ?? path
            do throws(AssetProblem) {
                let entry = try Self.entry(of: value, place: place, key: key)
                entries[key] = LocatedEntry(entry: entry, place: place)
            } catch {
                problems.append(error)
            }
        }
    }

    private static func entry(of value: Any, place: String, key: String) throws(AssetProblem) -> StringEntry {
        func problem(_ words: String) -> AssetProblem {
            AssetProblem(path: place, words: "\(StringTableReader.quoted(key)) \(words); this entry is left out")
        }
        guard let rules = value as? [String: Any] else { throw problem("isn't a dictionary") }
        if let widths = rules["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest text: a page has room for it.
            guard let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else {
                throw problem("has no text for any width")
            }
            return StringEntry(.text(widest.value))
        }
        guard let text = rules["NSStringLocalizedFormatKey"] as? String else {
            throw problem("has no text for NSStringLocalizedFormatKey")
        }
        var substitutions: [String: StringEntry.Substitution] = [:]
        for (name, value) in rules where name != "NSStringLocalizedFormatKey" {
            guard let rule = value as? [String: Any] else {
                throw problem("has a rule “\(name)” that isn't a dictionary")
            }
            var forms: [String: StringForm] = [:]
            for category in PluralRules.categories { forms[category] = (rule[category] as? String).map { .text($0) } }
            guard forms["other"] != nil else { throw problem("has no text for “other” in the rule “\(name)”") }
            substitutions[name] = StringEntry.Substitution(
                argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", form: .plural(forms))
        }
        for name in FormatPattern(text).substitutions where substitutions[name] == nil {
            throw problem("uses the rule “\(name)”, which isn't there")
        }
        return StringEntry(.text(text), substitutions: substitutions)
    }
}

/// The lines of the keys of a property list's outermost dictionary.
private struct PropertyListLines {
    private(set) var first: [String: Int] = [:]
    private(set) var repeated: [(key: String, lines: (Int, Int))] = []

    init(_ bytes: [UInt8]) {
        var depth = 0
        var line = 1
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let open = rest.firstIndex(of: "<") {
            line += rest[..<open].count { $0.isNewline }
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                let end = rest.range(of: "-->")?.upperBound ?? rest.endIndex
                line += rest[..<end].count { $0.isNewline }
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<dict>") { depth += 1 }
            if rest.hasPrefix("</dict>") { depth -= 1 }
            if depth == 1, rest.hasPrefix("<key>"), let end = rest.range(of: "</key>") {
                let key = Self.plain(rest[rest.index(rest.startIndex, offsetBy: 5)..<end.lowerBound])
                if let former = first[key] { repeated.append((key, (former, line))) } else { first[key] = line }
            }
            rest = rest.dropFirst()
        }
    }

    private static func plain(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(String(text)) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
