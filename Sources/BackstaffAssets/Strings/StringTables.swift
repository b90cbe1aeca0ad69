import Foundation

/// The string tables of a bundle in all languages.
package struct StringTables: Codable, Equatable, Sendable {
    /// The texts of a table by key.
    package typealias Table = [String: StringEntry]

    /// The name of the table for texts that name none.
    package static let usualTable = "Localizable"

    /// The language in which the app was written.
    package var sourceLanguage: String
    /// The tables by language and name.
    package var tables: [String: [String: Table]] = [:]

    package init(sourceLanguage: String) {
        self.sourceLanguage = sourceLanguage
    }

    package var isEmpty: Bool { tables.isEmpty }

    /// The languages that the bundle has texts for, sorted. The texts of Info.plist don't count.
    package var languages: [String] {
        tables.filter { !$0.value.keys.allSatisfy { $0 == "InfoPlist" } }.keys.sorted()
    }

    /// The entry of a key in a language, or else in the source language.
    ///
    /// - Returns: The entry and its language, or `nil` if there is none.
    package func entry(_ key: String, table: String?, language: String) -> (entry: StringEntry, language: String)? {
        let table = table ?? Self.usualTable
        if let entry = tables[language]?[table]?[key] { return (entry, language) }
        if let entry = tables[sourceLanguage]?[table]?[key] { return (entry, sourceLanguage) }
        return nil
    }
}

extension StringTables {
    private static let file = "strings.json"
    private static let mostBytes = 64 << 20

    /// Reads the tables that the command `backstaff` has written into a bundle.
    ///
    /// - Parameter bundle: The path of the bundle's resources.
    /// - Returns: The tables, or `nil` if the bundle has none.
    /// - Throws: An ``AssetProblem`` if the file can't be read.
    package static func read(in bundle: String) throws(AssetProblem) -> StringTables? {
        let path = "\(bundle)/\(AssetManifest.folder)/\(file)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let data = try ConfinedFolder(bundle, title: "the bundle").contents(of: path, mostBytes: mostBytes)
        do {
            return try JSONDecoder().decode(StringTables.self, from: Data(data))
        } catch {
            throw AssetProblem(path: path, words: "the string tables can't be read; build the app again")
        }
    }

    /// Writes the tables beside the manifest, which must be there.
    package func write(in bundle: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: URL(fileURLWithPath: "\(bundle)/\(AssetManifest.folder)/\(Self.file)"))
    }
}
