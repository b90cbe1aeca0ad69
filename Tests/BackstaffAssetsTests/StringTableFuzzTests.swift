import Foundation
import Fuzzing
import Testing

@testable import BackstaffAssets

@Suite("Damaged string tables")
struct StringTableFuzzTests {
    /// The format of an input by its first byte.
    private static let endings = ["xcstrings", "strings", "stringsdict"]

    private static let pieces = [
        "\"argNum\": 9223372036854775807,", "-9223372036854775808", "1e999", "\"argNum\":", "%lld", "%#@a@", "%2$@",
        "%9223372036854775807$d", "%arg", "%*.*f", "\"stringUnit\"", "\"variations\"", "\"plural\"", "\"device\"",
        "\"other\"", "\"substitutions\"", "{", "}", "\\", "\\U", "\u{FEFF}", "\n", ";", "/*", "<dict>", "</key>", "\0",
        "\"localizations\": {\"\": 3}", "bplist00",
    ]

    /// What is wrong with the tables that were read of an input.
    private func check(_ reader: StringTableReader, of bytes: [UInt8], ending: String) throws {
        for problem in reader.problems {
            let place = problem.path.dropFirst("de.lproj/a.\(ending)".count)
            try ensure(problem.path.hasPrefix("de.lproj/a.\(ending)"), "no path: \(problem)")
            try ensure(place.isEmpty || Int(place.dropFirst()) ?? 0 > 0, "no line: \(problem)")
        }
        let data = try JSONEncoder().encode(reader.tables)
        try ensure(try JSONDecoder().decode(StringTables.self, from: data) == reader.tables, "other tables when stored")
        for (language, tables) in reader.tables.tables {
            try ensure(!language.isEmpty && LanguageTag.canonical(language) == language, "the language \(language)")
            for entry in tables.values.joined().map(\.value) {
                for arguments in [[], [StringArgument.integer(.max)], [.words("a"), .floating(.nan), .unsigned(.max)]] {
                    _ = entry.text(arguments, language: language, locale: Locale(identifier: language))
                }
            }
        }
        guard ending == "xcstrings", reader.problems.isEmpty,
            let catalog = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { return }
        // What isn't reported is there: each key has a text in the source language, and each text that isn't empty too.
        let source = reader.tables.sourceLanguage
        for (key, value) in catalog["strings"] as? [String: Any] ?? [:] {
            try ensure(reader.tables.tables[source]?["a"]?[key] != nil, "no text for \(key)")
            let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, value) in localizations {
                let unit = (value as? [String: Any])?["stringUnit"] as? [String: Any]
                guard let text = unit?["value"] as? String, !text.isEmpty else { continue }
                let table = reader.tables.tables[LanguageTag.canonical(language)]?["a"]
                try ensure(table?[key] != nil, "no text for \(key) in \(language)")
            }
        }
    }

    @Test(
        "M06 damaged string tables are read or reported with their places, and nothing is left out silently",
        .enabled(if: Fuzz.isWanted(.stringTable)))
    func random() throws {
        let unit = #""stringUnit": {"state": "translated", "value": "%#@n@ of %1$@"}"#
        let other = #"{"stringUnit": {"state": "translated", "value": "%arg files"}}"#
        let plural = #""variations": {"plural": {"one": \#(other), "other": \#(other)}}"#
        let part = #""substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", \#(plural)}}"#
        let whole = [
            "\u{0}"
                + #"{"sourceLanguage": "en", "strings": {"%@ %d": {"localizations": {"de": {\#(unit), \#(part)}}}}}"#,
            "\u{0}" + #"{"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"de": {\#(plural)}}}}}"#,
            "\u{1}" + "/* A comment. */\n\"a\" = \"A \\\"%@\\\" \\U00e4\";\nkey = text; // Another.\n",
            "\u{1}" + "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>A</string></dict></plist>",
            "\u{2}" + """
                <plist version="1.0"><dict><key>%d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
                <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string>
                </dict></dict></dict></plist>
                """,
        ]
        var fuzz = Fuzz(.stringTable)
        let report = fuzz.run(from: whole.map { Array($0.utf8) }, pieces: Self.pieces) { input in
            let ending = Self.endings[Int(input.bytes.first ?? 0) % Self.endings.count]
            let bytes = Array(input.bytes.dropFirst())
            var reader = StringTableReader(developmentLanguage: "en")
            reader.read(bytes, of: "de.lproj/a.\(ending)", ending: ending)
            reader.leaveOutWrongPlaceholders()
            try check(reader, of: bytes, ending: ending)
            return "\(ending) \(reader.problems.isEmpty ? "read" : "reported")"
        }
        #expect(report.findings.isEmpty, "\(report.findings)")
        for ending in Self.endings { #expect(report["\(ending) read"] > 0 && report["\(ending) reported"] > 0) }
    }
}
