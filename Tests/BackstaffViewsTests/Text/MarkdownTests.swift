import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
@Suite("Attributed strings from Markdown")
struct MarkdownTests {
    private typealias Options = AttributedString.MarkdownParsingOptions

    @Test("Emphasis, code, lines and links become attributes, and a text shows them")
    func inline() throws {
        let words = try AttributedString(markdown: "**Sail** _now_ `tack` ~~wait~~ [chart](https://example.com/a)")
        #expect(String(words.characters) == "Sail now tack wait chart")
        #expect(
            words.runs.compactMap(\.inlinePresentationIntent) == [
                .stronglyEmphasized, .emphasized, .code, .strikethrough,
            ])
        #expect(words.runs.compactMap(\.link) == [URL(string: "https://example.com/a")])
        #expect(
            Picture(Text(words)).outline == """
                text
                  text "Sail" weight=bold
                  text " "
                  text "now" italic
                  text " "
                  text "tack" design=monospaced
                  text " "
                  text "wait" strikethrough
                  text " "
                  link "chart" href=https://example.com/a role-name=outward
                """)
    }

    @Test("Words without marks have no attributes")
    func plain() throws {
        let words = try AttributedString(markdown: "2 * 3 and a_b")
        #expect(words == AttributedString("2 * 3 and a_b"))
    }

    @Test("A link may be relative to an address")
    func relative() throws {
        let base = try #require(URL(string: "https://example.com/docs/"))
        let words = try AttributedString(markdown: "[a](b)", baseURL: base)
        #expect(words.runs.first?.link?.absoluteString == "https://example.com/docs/b")
    }

    @Test(
        "The marks of blocks are removed, lines of a paragraph are joined, and nothing separates blocks",
        arguments: [
            ("# Title #\nA line\nand *more*\n\nEnd", "TitleA line and moreEnd"),
            ("- one\n- two\n  more\n1. three\n> four", "onetwo morethreefour"),
            ("a  \nb\\\nc", "a\nb\nc"), ("#no heading", "#no heading"),
            ("```swift\nlet a = *b*\nc\n```\nd", "let a = *b*\ncd"), ("```\nopen", "open"), ("", ""), ("\n\n", ""),
        ])
    func blocks(markdown: String, words: String) throws {
        #expect(String(try AttributedString(markdown: markdown).characters) == words)
    }

    @Test("The other syntaxes interpret no blocks, and one of them keeps line feeds and spaces")
    func syntaxes() throws {
        let markdown = "# a\n  **b**"
        let joined = try AttributedString(markdown: markdown, options: Options(interpretedSyntax: .inlineOnly))
        #expect(String(joined.characters) == "# a   b")
        let kept = try AttributedString(
            markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == "# a\n  b")
    }
}
