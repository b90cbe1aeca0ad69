import Foundation
import Testing

@testable import BackstaffAssets

/// Reads a bundle with these files.
private func read(_ files: [String: String]) throws -> StringTableReader {
    let folder = try TemporaryFolder(texts: files)
    var reader = StringTableReader(developmentLanguage: "en")
    reader.readBundle(folder.path)
    return reader
}

extension StringTableReader {
    /// The problems, with the paths relative to the folder.
    fileprivate var lines: [String] {
        problems.map { problem in
            let parts = problem.description.split(separator: "/")
            return parts.drop { !$0.contains(".lproj") && !$0.contains(".strings") && !$0.contains(".xcstrings") }
                .joined(separator: "/")
        }
    }

    /// The text of a key in a language, with values.
    fileprivate func text(_ key: String, _ arguments: StringArgument..., language: String, table: String? = nil)
        -> String?
    {
        tables.entry(key, table: table, language: language).map {
            $0.entry.text(arguments, language: $0.language, locale: Locale(identifier: language))
        }
    }
}

@Suite struct StringTableTests {
    @Test("M06 A .strings file has keys and texts with escapes and comments, in UTF-8 or UTF-16")
    func stringsFile() throws {
        let text = """
            /* A greeting. */
            "Hello" = "Hallo \\"Welt\\"\\n\\U00e4"; // a comment
            plain.key = plain;
            """
        let folder = try TemporaryFolder(texts: ["de.lproj/Localizable.strings": text])
        try folder.write("fr.lproj/Other.strings", Data("\"a\" = \"ä\";".data(using: .utf16) ?? Data()))
        var reader = StringTableReader(developmentLanguage: "en")
        reader.readBundle(folder.path)
        #expect(reader.problems == [])
        #expect(reader.text("Hello", language: "de") == "Hallo \"Welt\"\nä")
        #expect(reader.text("plain.key", language: "de") == "plain")
        #expect(reader.text("a", language: "fr", table: "Other") == "ä")
        #expect(reader.text("a", language: "fr") == nil)
        #expect(reader.tables.languages == ["de", "fr"])
    }

    @Test("M06 A mistake in a .strings file is reported with its line, and the entries after it are read")
    func brokenStrings() throws {
        let reader = try read([
            "de.lproj/Localizable.strings": """
            "a" = "A";
            "b" "B";
            "c" = "C";
            "a" = "A again";
            "d" = "\\Uzz";
            "e" = "E";
            "f" = "no end
            """
        ])
        #expect(
            reader.lines == [
                "de.lproj/Localizable.strings:2: a “=” is missing after the key; this entry is left out",
                "de.lproj/Localizable.strings:4: the key “a” is there twice, first in line 1; remove one",
                "de.lproj/Localizable.strings:5: “\\U” isn't a character; write it as it is; this entry is left out",
                "de.lproj/Localizable.strings:7: the closing quotation mark of a text is missing; this entry is left out",
            ])
        #expect(["c", "e"].map { reader.text($0, language: "de") } == ["C", "E"])
        #expect(["b", "d", "f"].map { reader.text($0, language: "de") } == [nil, nil, nil])
    }

    @Test("M06 A forgotten quotation mark in a .strings file is reported where its entry begins")
    func forgottenQuote() throws {
        let reader = try read([
            "de.lproj/Localizable.strings": """
            "a" = "A";
            "b" = "B;

            "c" = "C";
            "d" = "D";
            """
        ])
        #expect(
            reader.lines.first
                == "de.lproj/Localizable.strings:2: a “;” is missing after the text; this entry is left out")
        #expect(["a", "d"].map { reader.text($0, language: "de") } == ["A", "D"])
    }

    @Test("M06 A property list's values that are no texts and repeated keys are reported with their lines")
    func propertyListOfStrings() throws {
        let reader = try read([
            "de.lproj/Localizable.strings": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>a</key><string>A</string>
            <key>b</key><integer>3</integer>
            <key>a</key><string>A</string>
            </dict></plist>
            """
        ])
        #expect(
            reader.lines == [
                "de.lproj/Localizable.strings:5: the key “a” is there twice, first in line 3; remove one",
                "de.lproj/Localizable.strings:4: “b” isn't a text; this entry is left out",
            ])
        #expect(reader.text("a", language: "de") == "A" && reader.text("b", language: "de") == nil)
    }

    @Test("M06 A property list's text may look like keys, and costs no more than other text", .timeLimit(.minutes(10)))
    func propertyListOfLookalikes() throws {
        let lookalikes = String(repeating: "<key>", count: 40_000)
        let reader = try read([
            "de.lproj/Localizable.strings": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>a</key><string><![CDATA[<key>b</key>
            \(lookalikes)]]></string>
            <key>b</key><string>B</string>
            <key>b</key><string>B</string>
            </dict></plist>
            """
        ])
        #expect(
            reader.lines == ["de.lproj/Localizable.strings:5: the key “b” is there twice, first in line 4; remove one"])
        #expect(reader.text("a", language: "de") == "<key>b</key>\n" + lookalikes)
    }

    @Test("M06 Folders with the names of old projects have their languages, and any other name is reported")
    func folderNames() throws {
        let old = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        ]
        let names = Array(old.keys) + ["Klingon", "x", "pt-BR", "Base", "base", "german"]
        let reader = try read(
            Dictionary(uniqueKeysWithValues: names.map { ("\($0).lproj/\($0).strings", "\"a\" = \"\($0)\";") }))
        for (name, language) in old { #expect(reader.text("a", language: language, table: name) == name) }
        #expect(reader.text("a", language: "de", table: "german") == "german")
        #expect(reader.tables.languages == ["de", "en", "es", "fr", "it", "ja", "pt-BR"])
        let end = "is the name of no language; name the folder like de.lproj or pt-BR.lproj; its texts are left out"
        #expect(
            reader.lines == ["Klingon.lproj/Klingon.strings: “Klingon” \(end)", "x.lproj/x.strings: “x” \(end)"])
    }

    @Test("M06 A second catalog with another source language is reported")
    func sourceLanguages() throws {
        func catalog(_ language: String) -> String {
            #"{ "sourceLanguage": "\#(language)", "strings": { "\#(language)": {} } }"#
        }
        let reader = try read([
            "A.xcstrings": catalog("en"), "B.xcstrings": catalog("fr"), "C.xcstrings": catalog("en"),
        ])
        #expect(
            reader.lines == [
                "B.xcstrings: the catalog's source language is fr, and that of the other tables is en; a text without a "
                    + "translation is shown as its key"
            ])
        #expect(reader.tables.sourceLanguage == "en")
    }

    @Test("M06 A string catalog has texts by language, plural forms and substitutions")
    func catalog() throws {
        let reader = try read(["Localizable.xcstrings": Self.catalog])
        #expect(reader.problems == [])
        #expect(reader.tables.sourceLanguage == "en")
        #expect(reader.tables.languages == ["de", "en", "pl"])
        #expect(reader.text("Hello", language: "de") == "Hallo")
        #expect(reader.text("Hello", language: "fr") == "Hello")
        #expect(reader.text("%lld apples", .integer(1), language: "en") == "1 apple")
        #expect(reader.text("%lld apples", .integer(1_234), language: "en") == "1,234 apples")
        #expect(reader.text("%lld apples", .integer(1_234), language: "de") == "1.234 Äpfel")
        #expect(
            [1, 2, 5, 22].map { reader.text("%lld apples", .integer($0), language: "pl") }
                == ["1 jabłko", "2 jabłka", "5 jabłek", "22 jabłka"])
        #expect(
            reader.text("%@ has %lld files", .words("Anna"), .integer(1), language: "de") == "1 Datei gehört Anna")
        #expect(
            reader.text("%@ has %lld files", .words("Anna"), .integer(3), language: "de") == "3 Dateien gehört Anna")
        #expect(reader.text("Hello", language: "pl") == "Hello")
    }

    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
                                        "pl": { "stringUnit": { "state": "new", "value": "" } } } },
          "%lld apples": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld apple" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld apples" } } } } },
            "de": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld Apfel" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld Äpfel" } } } } },
            "pl": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld jabłko" } },
              "few": { "stringUnit": { "state": "translated", "value": "%lld jabłka" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld jabłek" } } } } } } },
          "%@ has %lld files": { "localizations": { "de": {
            "stringUnit": { "state": "translated", "value": "%#@files@ gehört %1$@" },
            "substitutions": { "files": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%arg Datei" } },
              "other": { "stringUnit": { "state": "translated", "value": "%arg Dateien" } } } } } } } } }
        } }
        """

    @Test(
        "M06 A broken catalog is left out; a key that is there twice and a missing form are reported with their lines")
    func brokenCatalogs() throws {
        #expect(
            try read(["Localizable.xcstrings": "{ \"strings\": "]).lines == [
                "Localizable.xcstrings:1: the catalog isn't valid JSON; its texts are left out"
            ])
        #expect(
            try read(["Localizable.xcstrings": "{\n\"ä\": \"ä\",\n=======\n\"b\": 1 }\n\n"]).lines == [
                "Localizable.xcstrings:3: the catalog isn't valid JSON; its texts are left out"
            ])
        let reader = try read([
            "Localizable.xcstrings": """
            { "sourceLanguage": "en", "strings": {
              "a": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "A" } } } },
              "n %lld": { "localizations": { "de": { "variations": { "plural": {
                 "one": { "stringUnit": { "state": "translated", "value": "x" } } } } } } },
              "a": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "A" } } } },
              "b": 3 } }
            """
        ])
        #expect(
            reader.lines == [
                "Localizable.xcstrings:5: the key “a” is there twice, first in line 2; remove one",
                "Localizable.xcstrings:6: “b” isn't an object; this text is left out",
                "Localizable.xcstrings:3: “n %lld” has no text for the plural category “other” in de; this text is left out",
            ])
        #expect(reader.text("a", language: "de") == "A")
        #expect(reader.text("n %lld", .integer(4), language: "de") == "n 4")
    }

    @Test(
        "M06 A localization of a catalog that can't be read is reported, and one without a text isn't",
        arguments: [
            ("3", "has something else than an object in de"),
            (#"{ "stringUnit": 3 }"#, "has neither a “stringUnit” nor “variations” that can be read in de"),
            (#"{ "variations": [] }"#, "has neither a “stringUnit” nor “variations” that can be read in de"),
            (
                #"{ "variations": { "width": {}, "mood": {} } }"#,
                "varies in de by something else than “plural” and “device”: mood, width"
            ),
            (#"{ "variations": { "plural": { "other": 3 } } }"#, "has something else than an object for “other” in de"),
            (#"{ "stringUnit": { "state": "new", "value": "" } }"#, nil), ("{}", nil),
            (#"{ "stringSet": { "state": "new", "values": ["a"] } }"#, nil),
            (#"{ "variations": { "plural": { "other": { "stringUnit": { "state": "new", "value": "" } } } } }"#, nil),
        ] as [(String, String?)])
    func wrongLocalizations(json: String, words: String?) throws {
        let reader = try read([
            "Localizable.xcstrings": """
            { "sourceLanguage": "en", "strings": {
              "a": { "localizations": { "de": \(json), "fr": { "stringUnit": { "value": "A" } } } } } }
            """
        ])
        #expect(reader.lines == (words.map { ["Localizable.xcstrings:2: “a” \($0); this text is left out"] } ?? []))
        #expect(reader.text("a", language: "de") == "a" && reader.text("a", language: "fr") == "A")
    }

    @Test("M06 Localizations of a catalog that aren't an object are reported, and the key is shown")
    func wrongListOfLocalizations() throws {
        let reader = try read([
            "Localizable.xcstrings": #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": [] } } }"#
        ])
        #expect(
            reader.lines == [
                "Localizable.xcstrings:1: “a” has localizations that aren't an object; this text is left out"
            ])
        #expect(reader.text("a", language: "de") == "a")
    }

    @Test("M06 A localization of a catalog that varies too deeply, or in no language, is reported")
    func deepLocalizations() throws {
        let unit = #"{ "stringUnit": { "value": "A" } }"#
        func nested(_ depth: Int) -> String {
            depth == 0 ? unit : #"{ "variations": { "device": { "other": \#(nested(depth - 1)) } } }"#
        }
        func catalog(_ language: String, _ depth: Int) -> String {
            let localizations = #"{ "\#(language)": \#(nested(depth)) }"#
            return #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": \#(localizations) } } }"#
        }
        #expect(try read(["L.xcstrings": catalog("de", 4)]).lines == [])
        let deep = try read(["L.xcstrings": catalog("de", 5)])
        #expect(deep.lines.first?.contains("“variations” that can be read") == true)
        let words = "“a” has a text in “..”, which is the name of no language; this text is left out"
        #expect(try read(["L.xcstrings": catalog("..", 0)]).lines == ["L.xcstrings:1: \(words)"])
    }

    @Test(
        "M06 A number of a substitution that is no position is reported, and the text is left out",
        arguments: [
            "-9223372036854775808", "9223372036854775807", "9223372036854775808", "0", "1001", "\"2\"", "1.5", "null",
        ])
    func wrongPositions(number: String) throws {
        let unit = #""stringUnit": { "state": "translated", "value": "%lld of %lld" }"#
        let reader = try read([
            "Localizable.xcstrings": """
            { "sourceLanguage": "en", "strings": { "files": { "localizations": { "en": {
              "stringUnit": { "state": "translated", "value": "%#@files@" },
              "substitutions": { "files": { "argNum": \(number), "formatSpecifier": "lld", \(unit) } } } } } } }
            """
        ])
        #expect(
            reader.lines == [
                "Localizable.xcstrings:1: “files” has a substitution “files” in en whose argNum isn't a number from 1 to "
                    + "1,000; this text is left out"
            ])
        #expect(reader.text("files", language: "en") == "files")
    }

    @Test(
        "M06 A stored table with a number that is no position isn't read", arguments: [Int.min, .max, 0, 1_001, 1_000])
    func wrongStoredPositions(number: Int) throws {
        let folder = try TemporaryFolder(texts: ["\(AssetManifest.folder)/manifest.json": "{}"])
        var tables = StringTables(sourceLanguage: "en")
        let part = StringEntry.Substitution(argument: number, specifier: "lld", form: .text("%lld of %lld"))
        tables.tables["en"] = ["Localizable": ["files": StringEntry(.text("%#@part@"), substitutions: ["part": part])]]
        try tables.write(in: folder.path)
        if number == 1_000 {
            #expect(try StringTables.read(in: folder.path) == tables)
        } else {
            #expect(throws: AssetProblem.self) { try StringTables.read(in: folder.path) }
        }
    }

    @Test("M06 A .stringsdict file has plural forms, and replaces the texts of a .strings file")
    func stringsdict() throws {
        let rules = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>%lld boats</key><dict>
              <key>NSStringLocalizedFormatKey</key><string>%#@boats@ im Hafen</string>
              <key>boats</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>Ein Boot</string>
                <key>other</key><string>%lld Boote</string>
              </dict></dict>
            <key>broken</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@none@</string></dict>
            </dict></plist>
            """
        let reader = try read([
            "de.lproj/Localizable.strings": "\"%lld boats\" = \"%lld Boote?\";",
            "de.lproj/Localizable.stringsdict": rules,
        ])
        #expect(
            reader.lines == [
                "de.lproj/Localizable.stringsdict:11: “broken” uses the rule “none”, which isn't there; this entry is left out"
            ])
        #expect(reader.text("%lld boats", .integer(1), language: "de") == "Ein Boot im Hafen")
        #expect(reader.text("%lld boats", .integer(12_000), language: "de") == "12.000 Boote im Hafen")
    }

    @Test(
        "M06 A text whose placeholders don't fit its values is left out and reported, so that the source text is shown")
    func wrongPlaceholders() throws {
        let reader = try read([
            "de.lproj/Localizable.strings": """
            "%@ has %lld" = "%@ hat %@";
            "%lld left" = "%lld von %lld";
            "%@ is here" = "da";
            "swap %@ %lld" = "%2$lld %1$@";
            "title" = "Titel %d";
            """,
            "en.lproj/Localizable.strings": "\"title\" = \"Title %@\";",
        ])
        let place = "de.lproj/Localizable.strings"
        let end = "; the text is left out"
        #expect(
            reader.lines == [
                "\(place):1: the text of “%@ has %lld” in de has “%@” for value 2, which is “%d”\(end)",
                "\(place):2: the text of “%lld left” in de has a placeholder for value 2, but there is only 1\(end)",
                "\(place):5: the text of “title” in de has “%d” for value 1, which is “%@”\(end)",
            ])
        #expect(reader.text("%@ has %lld", .words("a"), .integer(1), language: "de") == nil)
        #expect(reader.text("%@ is here", .words("a"), language: "de") == "da")
        #expect(reader.text("swap %@ %lld", .words("a"), .integer(1), language: "de") == "1 a")
        #expect(reader.text("title", .words("x"), language: "de") == "Title x")
    }

    @Test("M06 A link that leads out of the bundle isn't followed")
    func escapingLink() throws {
        let outside = try TemporaryFolder(texts: ["Secret.strings": "\"a\" = \"secret\";"])
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Localizable.strings", withDestinationPath: outside.path + "/Secret.strings")
        var reader = StringTableReader(developmentLanguage: "en")
        reader.readBundle(folder.path)
        #expect(reader.tables.isEmpty)
        #expect(reader.problems.map(\.words) == ["the path leads out of the bundle, and isn't followed"])
    }

    @Test("M06 Tables that are written into a bundle are read again unchanged")
    func written() throws {
        let reader = try read(["Localizable.xcstrings": Self.catalog])
        let folder = try TemporaryFolder(texts: ["\(AssetManifest.folder)/manifest.json": "{}"])
        try reader.tables.write(in: folder.path)
        #expect(try StringTables.read(in: folder.path) == reader.tables)
        try folder.write("\(AssetManifest.folder)/strings.json", Data("{".utf8))
        #expect(throws: AssetProblem.self) { try StringTables.read(in: folder.path) }
    }
}

@Suite struct FormatPatternTests {
    private func text(_ format: String, _ arguments: StringArgument..., locale: String = "en_US") -> String {
        StringEntry(.text(format)).text(arguments, language: "en", locale: Locale(identifier: locale))
    }

    @Test(
        "M07 Placeholders show numbers in the locale, with width, precision and signs",
        arguments: [
            ("%lld", StringArgument.integer(1_234_567), "1.234.567"), ("%d", .integer(-5), "-5"),
            ("%05d", .integer(42), "00042"), ("%+d", .integer(42), "+42"), ("%5d|", .integer(42), "   42|"),
            ("%-5d|", .integer(42), "42   |"), ("%x", .integer(255), "ff"), ("%.2f", .floating(1_234.5), "1.234,50"),
            ("%lf", .floating(1.5), "1,500000"), ("%.0f", .floating(2.5), "2"), ("%d", .floating(2), "2"),
            ("%.1f", .integer(3), "3,0"), ("%@", .floating(1.5), "1,5"), ("%lld", .words("x"), "x"),
            ("%llu", .unsigned(.max), "18.446.744.073.709.551.615"), ("%05.1f", .floating(2.5), "002,5"),
        ])
    func numbers(format: String, value: StringArgument, expected: String) {
        #expect(text(format, value, locale: "de_DE") == expected)
    }

    @Test("M06 Nothing in a format causes a trap: a percent sign without a placeholder stands for itself")
    func oddFormats() {
        #expect(text("100%") == "100%")
        #expect(text("50% off, %% and %y %") == "50% off, % and %y %")
        #expect(text("%@ %@", .words("a")) == "a ")
        #expect(text("%9$@ %0$@", .words("a")) == " %0$@")
        #expect(text("%n %s %p %1$#@x", .words("a")).hasPrefix("%n %s %p "))
        #expect(text("%99999999999999999999d", .integer(1)).count == 400)
        #expect(text("%.99999999999f", .floating(1)).count > 10)
        #expect(text("%99999999999999999999$d", .integer(1)) == "")
        #expect(
            text("%f %g %e %a", .floating(.nan), .floating(.infinity), .floating(-0.0), .floating(1)).isEmpty == false)
        #expect(text("%#@a@ %arg", .integer(1)) == " 1")
    }
}

@Suite struct PluralRuleTests {
    @Test("M06 The table of plural rules says the same as ICU")
    func table() {
        for language in PluralTable.languages + ["de", "en", "nl", "sv", "tr"] {
            for number in Array(0...130) + [200, 1_000, 1_001, 1_002] {
                let number = Double(number)
                #expect(
                    PluralTable.category(of: number, language: language)
                        == PluralRules.category(of: number, language: language), "\(language) \(number)")
            }
        }
        #expect(PluralRules.category(of: 1.5, language: "en") == "other")
        #expect(PluralRules.category(of: .nan, language: "ar") == "other")
        #expect(PluralRules.category(of: .infinity, language: "xx") == "other")
    }
}

@Suite struct LanguageTagTests {
    @Test(
        "M06 A person gets the language that suits best: the same region, script or language, in the order of preference",
        arguments: [
            (["de-DE"], ["en", "de"], "de"), (["de-AT", "en"], ["en", "fr"], "en"), (["ja"], ["en", "de"], nil),
            (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["zh-CN"], ["zh-Hans", "zh-Hant"], "zh-Hans"),
            (["zh"], ["zh-Hant"], nil), (["pt-PT"], ["pt-BR"], "pt-BR"), (["pt-BR"], ["pt", "pt-BR"], "pt-BR"),
            (["en-GB"], ["en"], "en"), (["fr-CA", "de"], ["de", "fr"], "fr"), (["", "*", "../.."], ["en"], nil),
        ] as [([String], [String], String?)])
    func best(wanted: [String], available: [String], expected: String?) {
        #expect(LanguageTag.best(for: wanted, of: available) == expected)
    }

    @Test("M06 The names of languages have one spelling, and what isn't a name is left out")
    func canonical() {
        let names = ["PT_br", "zh-hant-tw", "de", "sr-Latn", "../etc", "en-US-u-hc-h12", "", "d😀", "Base"]
        #expect(names.map(LanguageTag.canonical) == ["pt-BR", "zh-Hant-TW", "de", "sr-Latn", "", "en-US", "", "", ""])
    }
}

@Suite struct GroupedDigitTests {
    @Test(
        "M07 Whole numbers have the digit groups of the locale, exactly as Foundation writes them",
        arguments: ["en_US", "de_DE", "en_DE", "fr_FR", "es_ES", "pl_PL", "de_CH", "hi_IN", "ar_EG", "fa_IR", "sv_SE"])
    func groups(name: String) {
        let locale = Locale(identifier: name)
        let numbers = [0, 7, 999, 1_000, 9_999, 10_000, 100_000, 1_234_567, -1, -1_234, .max, .min]
        for number in numbers {
            #expect(GroupedDigits.of(locale).text(number) == number.formatted(.number.locale(locale)))
        }
        #expect(GroupedDigits.of(locale).hasPlainDigits == !["ar_EG", "fa_IR"].contains(name))
    }
}
