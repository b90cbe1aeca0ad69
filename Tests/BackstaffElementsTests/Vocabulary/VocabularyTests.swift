import BackstaffElements
import Foundation
import Testing

@Suite("The vocabulary")
struct VocabularyTests {
    private static let page = URL(fileURLWithPath: #filePath).appending(
        path: "../../../../Sources/BackstaffWeb/Resources/Page"
    ).standardizedFileURL

    @Test(
        "The page's modules match the tables; scripts/vocabulary writes them",
        arguments: [
            ("elements/vocabulary.js", VocabularyModule.source),
            ("layout/layout-words.js", VocabularyModule.layoutWords),
        ])
    func module(path: String, source: String) throws {
        let file = Self.page.appending(path: path)
        if ProcessInfo.processInfo.environment["BACKSTAFF_WRITE_VOCABULARY"] != nil {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        #expect(written == source, "run scripts/vocabulary")
    }

    @Test("The style sheet has a color for each name in the palette, and the palette has no duplicates")
    func palette() throws {
        let sheet = try String(contentsOf: Self.page.appending(path: "styles/tokens.css"), encoding: .utf8)
        for name in Palette.names { #expect(sheet.contains("--color-\(name): "), "\(name)") }
        #expect(Set(Palette.names).count == Palette.names.count)
    }

    @Test(
        "The first rule that names the role applies, else the rule for all roles",
        arguments: [
            (AttributeKey.on, ElementRole.toggle, "aria-checked"), (.on, .button, "aria-pressed"),
            (.selected, .option, "aria-checked"), (.selected, .row, "aria-current"), (.selected, .tab, "aria-selected"),
        ])
    func rules(key: AttributeKey, role: ElementRole, name: String) throws {
        let rule = try #require(key.rule(for: role))
        let names = rule.effects.compactMap { effect in
            if case .state(let name, _) = effect { name } else { nil }
        }
        #expect(names == [name])
    }

    @Test("An attribute without a rule for the role is written according to its type")
    func byType() {
        #expect(AttributeKey.identifier.rules.isEmpty && AttributeKey.identifier.rule(for: .button) == nil)
        #expect(AttributeKey.minimum.rule(for: .slider) != nil && AttributeKey.minimum.rule(for: .datePicker) == nil)
    }

    @Test("No rule follows a rule for all roles, where it would never apply")
    func order() {
        for key in AttributeKey.allCases {
            #expect(!key.rules.dropLast().contains { $0.roles == nil }, "\(key)")
        }
    }

    @Test("Web, mail and telephone URLs are safe; URLs that could be scripts aren't")
    func addresses() {
        for address in [
            "/", "/a?b", "/a//b", "/a\\b", "/ä", "?a", "#a", "https://a.b/", "HTTP://a.b", "mailto:a@b", "tel:1",
            "sms:1",
        ] {
            #expect(SafeAddress.isSafe(address), "\(address)")
        }
        for address in [
            "", "a", "javascript:x", " javascript:x", "JavaScript:x", "data:text/html,x", "file:///", "ftp://a",
            "//evil.example", "/\\evil.example", "/\t/evil.example", "\\/evil.example", "/a\nb", "/a\u{7f}",
            "https:\t//a",
        ] {
            #expect(!SafeAddress.isSafe(address), "\(address)")
        }
        #expect(SafeAddress.isPicture("https://a.b/c.png") && SafeAddress.isPicture("data:image/png;base64,AA=="))
        #expect(!SafeAddress.isPicture("http://a.b/c.png") && !SafeAddress.isPicture("/c.png"))
        #expect(!SafeAddress.isPicture("https://a.b/\tc.png"))
    }

    @Test("Texts are in the language, with or without a region, and in English for all others")
    func phrases() {
        #expect(Phrase.back.words(in: "de") == "Zurück" && Phrase.back.words(in: "DE-at") == "Zurück")
        #expect(Phrase.back.words(in: "en-GB") == "Back" && Phrase.back.words(in: "fr") == "Back")
        #expect(Phrase.back.words(in: "") == "Back")
    }
}
