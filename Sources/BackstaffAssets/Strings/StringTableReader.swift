import Foundation

/// Reads string catalogs (`.xcstrings`), `.strings` and `.stringsdict` files.
///
/// A file that can't be read, and an entry that can't be used, is left out and reported with its place. Later files add
/// to the tables. A key that a language has already keeps its first text, except that a `.stringsdict` file replaces
/// the texts of a `.strings` file.
package struct StringTableReader {
    package private(set) var tables: StringTables
    package private(set) var problems: [AssetProblem] = []

    private static let mostBytes = 64 << 20

    /// - Parameter developmentLanguage: The language of files that are in no folder for a language.
    package init(developmentLanguage: String) {
        tables = StringTables(sourceLanguage: LanguageTag.canonical(developmentLanguage))
    }

    /// Whether a file is a string table, by its name.
    package static func isTable(_ path: String) -> Bool {
        ["xcstrings", "strings", "stringsdict"].contains(fileExtension(of: path))
    }

    /// Reads all tables of a bundle: the files in it and in its folders for languages.
    ///
    /// - Parameter bundle: The path of the bundle's resources.
    package mutating func readBundle(_ bundle: String) {
        let folder = ConfinedFolder(bundle, title: "the bundle")
        var paths: [String] = []
        for name in Self.names(in: bundle) {
            if Self.isTable(name) { paths.append("\(bundle)/\(name)") }
            if name.hasSuffix(".lproj") {
                paths += Self.names(in: "\(bundle)/\(name)").filter(Self.isTable).map { "\(bundle)/\(name)/\($0)" }
            }
        }
        read(paths, in: folder)
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Reads string tables.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files. Each belongs to the language of the folder that it is in, such as `de.lproj`.
    ///   - folder: The folder that they must really be in.
    package mutating func read(_ paths: [String], in folder: ConfinedFolder) {
        // Plural rules last: they replace plain texts.
        for ending in ["xcstrings", "strings", "stringsdict"] {
            for path in paths where fileExtension(of: path) == ending {
                do throws(AssetProblem) {
                    read(try folder.contents(of: path, mostBytes: Self.mostBytes), of: path, ending: ending)
                } catch {
                    problems.append(error)
                }
            }
        }
        leaveOutWrongPlaceholders()
    }

    /// Reads the bytes of one table.
    mutating func read(_ bytes: [UInt8], of path: String, ending: String) {
        let components = path.split(separator: "/")
        let table = String(components.last?.dropLast(ending.count + 1) ?? "")
        let folder = components.dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        let isNeutral = folder == nil || folder?.lowercased() == "base"
        guard let language = isNeutral ? tables.sourceLanguage : LanguageTag.ofFolder(folder ?? "") else {
            let words = "“\(folder ?? "")” is the name of no language; name the folder like de.lproj or pt-BR.lproj"
            problems.append(AssetProblem(path: path, words: words + "; its texts are left out"))
            return
        }
        switch ending {
        case "xcstrings":
            let catalog = StringCatalog(bytes, path: path)
            problems += catalog.problems
            if let source = catalog.sourceLanguage, source != tables.sourceLanguage {
                if tables.isEmpty {
                    tables.sourceLanguage = source
                } else {
                    let words = "the catalog's source language is \(source), and that of the other tables is "
                    problems.append(
                        AssetProblem(
                            path: path,
                            words: words + "\(tables.sourceLanguage); a text without a translation is shown as its key")
                    )
                }
            }
            for (language, entries) in catalog.entries { add(entries, to: table, language, from: path) }
        case "strings":
            let file = StringsFile(bytes, path: path)
            problems += file.problems
            add(file.entries, to: table, language, from: path)
        default:
            let file = PluralsFile(bytes, path: path)
            problems += file.problems
            add(file.entries, to: table, language, from: path, isReplacing: true)
        }
    }

    private mutating func add(
        _ entries: [String: LocatedEntry], to table: String, _ language: String, from path: String,
        isReplacing: Bool = false
    ) {
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let known = tables.tables[language]?[table]?[key]
            let first = places[PlacedKey(language: language, table: table, key: key)]
            if known != nil, !isReplacing {
                problems.append(
                    AssetProblem(
                        path: entry.place,
                        words:
                            "the key \(Self.quoted(key)) has a text in \(language) already, in \(first ?? "another file")"
                            + "; remove one of them"))
                continue
            }
            tables.tables[language, default: [:]][table, default: [:]][key] = entry.entry
            places[PlacedKey(language: language, table: table, key: key)] = entry.place
        }
        if tables.tables[language] == nil, !entries.isEmpty { tables.tables[language] = [table: [:]] }
    }

    /// Where each text is.
    private var places: [PlacedKey: String] = [:]

    private struct PlacedKey: Hashable {
        let language: String
        let table: String
        let key: String
    }

    // MARK: Placeholders

    /// Removes the texts whose placeholders don't fit those of the key or, if the key is only a name, those of the text
    /// in the source language.
    mutating func leaveOutWrongPlaceholders() {
        for (language, named) in tables.tables.sorted(by: { $0.key < $1.key }) {
            for (table, entries) in named.sorted(by: { $0.key < $1.key }) {
                for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
                    guard let expected = expectedPlaceholders(of: key, in: table, language: language) else { continue }
                    guard let problem = Placeholders(entry).problem(insteadOf: expected) else { continue }
                    tables.tables[language]?[table]?[key] = nil
                    problems.append(
                        AssetProblem(
                            path: places[PlacedKey(language: language, table: table, key: key)] ?? table,
                            words: "the text of \(Self.quoted(key)) in \(language) \(problem); the text is left out"))
                }
            }
        }
    }

    /// The placeholders that a text may have. The result is `nil` if nothing says which.
    private func expectedPlaceholders(of key: String, in table: String, language: String) -> Placeholders? {
        let own = FormatPattern(key)
        if own.hasPlaceholder { return Placeholders(own) }
        if language == tables.sourceLanguage { return nil }
        return tables.tables[tables.sourceLanguage]?[table]?[key].map { Placeholders($0) }
    }

    /// A key in a message. A long one is cut.
    static func quoted(_ key: String) -> String {
        "“\(key.count > 60 ? key.prefix(60) + "…" : key[...])”"
    }
}

/// An entry, and the place of it: a path, and a line if it is known.
struct LocatedEntry {
    let entry: StringEntry
    let place: String
}
