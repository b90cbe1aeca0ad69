import Foundation

/// The texts of a string catalog, an `.xcstrings` file, by language.
struct StringCatalog {
    /// The language in which the app was written.
    private(set) var sourceLanguage: String?
    private(set) var entries: [String: [String: LocatedEntry]] = [:]
    private(set) var problems: [AssetProblem] = []

    init(_ bytes: [UInt8], path: String) {
        let content: Any
        do throws(AssetProblem) {
            content = try JSONFile.value(
                of: bytes, path: path, words: "the catalog isn't valid JSON; its texts are left out")
        } catch {
            problems.append(error)
            return
        }
        guard let catalog = content as? [String: Any], let strings = catalog["strings"] as? [String: Any],
            let source = catalog["sourceLanguage"] as? String, !LanguageTag.canonical(source).isEmpty
        else {
            problems.append(
                AssetProblem(
                    path: path, words: "the catalog has no “sourceLanguage” or no “strings”; its texts are left out"))
            return
        }
        let sourceLanguage = LanguageTag.canonical(source)
        self.sourceLanguage = sourceLanguage
        let lines = JSONKeyLines(bytes, of: "strings")
        for (key, first, second) in lines.repeated {
            problems.append(
                AssetProblem(
                    path: "\(path):\(second)",
                    words: "the key \(StringTableReader.quoted(key)) is there twice, first in line \(first); remove one"
                ))
        }
        entries[sourceLanguage] = [:]
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            let place = lines.first[key].map { "\(path):\($0)" } ?? path
            guard let string = value as? [String: Any] else {
                problems.append(Self.problem(place, key, "isn't an object"))
                continue
            }
            let localizations = string["localizations"] ?? [String: Any]()
            if !(localizations is [String: Any]) {
                problems.append(Self.problem(place, key, "has localizations that aren't an object"))
            }
            let languages = localizations as? [String: Any] ?? [:]
            for (language, value) in languages.sorted(by: { $0.key < $1.key }) {
                do throws(AssetProblem) {
                    if LanguageTag.canonical(language).isEmpty {
                        throw Self.problem(place, key, "has a text in “\(language)”, which is the name of no language")
                    }
                    guard let entry = try Self.entry(of: value, place: place, key: key, language: language) else {
                        continue
                    }
                    entries[LanguageTag.canonical(language), default: [:]][key] = LocatedEntry(
                        entry: entry, place: place)
                } catch {
                    problems.append(error)
                }
            }
            // The key is the text in the source language, unless another one is given.
            if entries[sourceLanguage]?[key] == nil {
                entries[sourceLanguage]?[key] = LocatedEntry(entry: StringEntry(.text(key)), place: place)
            }
        }
    }

    private static func problem(_ place: String, _ key: String, _ words: String) -> AssetProblem {
        AssetProblem(path: place, words: "\(StringTableReader.quoted(key)) \(words); this text is left out")
    }

    /// The entry of a key in a language. The result is `nil` if it has no text yet.
    private static func entry(
        of value: Any, place: String, key: String, language: String
    ) throws(AssetProblem) -> StringEntry? {
        guard let value = value as? [String: Any] else {
            throw problem(place, key, "has something else than an object in \(language)")
        }
        guard let form = try form(of: value, place, key, language) else { return nil }
        var substitutions: [String: StringEntry.Substitution] = [:]
        for (name, value) in (value["substitutions"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let value = value as? [String: Any], let form = try Self.form(of: value, place, key, language) else {
                throw problem(place, key, "has a substitution “\(name)” without a text in \(language)")
            }
            let position = value["argNum"].map { $0 as? Int ?? 0 }
            guard position.map(StringEntry.Substitution.positions.contains) ?? true else {
                let words = "has a substitution “\(name)” in \(language) whose argNum isn't a number from 1 to 1,000"
                throw problem(place, key, words)
            }
            substitutions[name] = StringEntry.Substitution(
                argument: position, specifier: value["formatSpecifier"] as? String ?? "lld", form: form)
        }
        for name in form.texts.flatMap({ FormatPattern($0).substitutions }) where substitutions[name] == nil {
            throw problem(place, key, "uses the substitution “\(name)” in \(language), which isn't there")
        }
        return StringEntry(form, substitutions: substitutions)
    }

    /// The text of a key in all its forms. The result is `nil` if there is none yet.
    private static func form(
        of value: [String: Any], _ place: String, _ key: String, _ language: String, depth: Int = 0
    ) throws(AssetProblem) -> StringForm? {
        if let unit = value["stringUnit"] as? [String: Any] {
            guard let text = unit["value"] as? String else { throw problem(place, key, "has no text in \(language)") }
            return text.isEmpty && unit["state"] as? String == "new" ? nil : .text(text)
        }
        // A list of phrases for the system isn't shown by the app.
        if value.isEmpty || value["stringSet"] != nil { return nil }
        guard let variations = value["variations"] as? [String: Any], depth < 4 else {
            throw problem(place, key, "has neither a “stringUnit” nor “variations” that can be read in \(language)")
        }
        for (name, make) in [("device", StringForm.device), ("plural", StringForm.plural)] {
            guard let values = variations[name] as? [String: Any] else { continue }
            var forms: [String: StringForm] = [:]
            for (kind, value) in values {
                guard let value = value as? [String: Any] else {
                    throw problem(place, key, "has something else than an object for “\(kind)” in \(language)")
                }
                forms[kind] = try form(of: value, place, key, language, depth: depth + 1)
            }
            if forms.isEmpty { return nil }
            guard name == "device" || forms["other"] != nil else {
                throw problem(place, key, "has no text for the plural category “other” in \(language)")
            }
            return make(forms)
        }
        let kinds = variations.keys.sorted().joined(separator: ", ")
        throw problem(place, key, "varies in \(language) by something else than “plural” and “device”: \(kinds)")
    }
}

/// The lines of the keys of one object in a JSON text. JSON itself is read elsewhere; this finds places for messages,
/// and keys that are there twice.
private struct JSONKeyLines {
    private(set) var first: [String: Int] = [:]
    private(set) var repeated: [(key: String, first: Int, second: Int)] = []

    /// - Parameter object: The key of the object in the outermost one.
    init(_ bytes: [UInt8], of object: String) {
        var depth = 0
        var line = 1
        var isInside = false
        var index = 0
        var word: (text: String, line: Int)?
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                if depth <= 2 {
                    let text = Data(bytes[start..<min(index + 1, bytes.count)])
                    word = (try? JSONDecoder().decode(String.self, from: text)).map { ($0, line) }
                }
            case UInt8(ascii: ":"):
                if depth == 1 { isInside = word?.text == object }
                if depth == 2, isInside, let word {
                    if let former = first[word.text] {
                        repeated.append((word.text, former, word.line))
                    } else {
                        first[word.text] = word.line
                    }
                }
            default: break
            }
            index += 1
        }
    }
}
