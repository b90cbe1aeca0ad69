import BackstaffAssets
import Foundation
import Testing

@testable import BackstaffCommand

@Suite("String tables of folders")
struct StringResourceTests {
    @Test("M06 The bundle of a folder has the texts of its tables; what can't be used is one warning with its place")
    func tables() throws {
        let scratch = try Scratch([
            "Shop/App.swift": "@main struct App {}",
            "Shop/Resources/de.lproj/Localizable.strings": "\"Sea\" = \"Meer\";\n\"Boat\" \"Boot\";",
            "Shop/Resources/Tables.xcstrings": """
            {"sourceLanguage":"en","strings":{"Hi":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Salut"}}}}}}
            """,
            "bundle/": "",
        ])
        let folder = try SourceFolder.find(at: scratch.path + "/Shop")
        let lines = try AppResources(of: folder, platform: .ios).write(
            in: scratch.path + "/bundle", converter: nil, developmentLanguage: "en")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("de.lproj/Localizable.strings:2: a “=” is missing after the key") == true)
        let tables = try #require(try StringTables.read(in: scratch.path + "/bundle"))
        #expect(tables.languages == ["de", "en", "fr"])
        #expect(tables.entry("Sea", table: nil, language: "de")?.entry.form == .text("Meer"))
        #expect(tables.entry("Hi", table: "Tables", language: "fr")?.entry.form == .text("Salut"))
        #expect(tables.entry("Boat", table: nil, language: "de") == nil)
    }
}
