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
        problems += lines.problems(in: path)
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
