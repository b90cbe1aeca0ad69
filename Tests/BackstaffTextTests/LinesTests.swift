import BackstaffText
import Foundation
import Testing

/// Paragraphs with the lines into which a browser breaks them. `scripts/text-lines` writes them, and a browser test compares them
/// with the browser.
struct Paragraph: Decodable {
    let style: String
    let weight: String?
    let width: Double
    let text: String
    let lines: [String]
    let height: Double
    let ideal: Double

    static func all() throws -> [Paragraph] {
        let file = try #require(Bundle.module.url(forResource: "Lines", withExtension: "json"))
        return try JSONDecoder().decode([Paragraph].self, from: Data(contentsOf: file))
    }

    func measured() throws -> MeasuredText {
        var font = try #require(TextFont.styles[style])
        if let weight { font.weight = try #require(TextFont.weights[weight]) }
        return MeasuredText(text, font: font)
    }
}

@Suite("Lines of texts")
struct LinesTests {
    @Test("N04 paragraphs break into the lines of a browser")
    func paragraphs() throws {
        let paragraphs = try Paragraph.all()
        #expect(paragraphs.count >= 100)
        var other = 0
        for paragraph in paragraphs {
            let text = try paragraph.measured()
            let lines = text.lines(at: paragraph.width)
            if lines.map(\.text) != paragraph.lines { other += 1 }
            #expect(lines.allSatisfy { $0.width <= paragraph.width + 0.01 })
            if lines.count == paragraph.lines.count {
                #expect(text.size(at: paragraph.width).height == paragraph.height, "\(paragraph.text)")
            }
        }
        #expect(other * 100 <= paragraphs.count, "\(other) of \(paragraphs.count) break differently")
    }

    @Test("N04 a text in one line is as wide as in a browser, within a point")
    func widths() throws {
        let paragraphs = try Paragraph.all()
        // A figure, an “x” and a figure are drawn with a multiplication sign.
        let exact = paragraphs.filter { $0.text.firstMatch(of: /[0-9]x[0-9]/) == nil }
        for paragraph in exact {
            #expect(abs(try paragraph.measured().idealWidth - paragraph.ideal) < 1, "\(paragraph.text)")
        }
    }

    private let font = TextFont.body

    @Test("a line ends after a space or a hyphen, and not after a slash")
    func breaks() {
        #expect(lines("salt and pepper", at: 70) == ["salt and", "pepper"])
        #expect(lines("well-known", at: 60) == ["well-", "known"])
        #expect(lines("and/or more", at: 60) == ["and/or", "more"])
        #expect(lines("at -5 degrees", at: 70) == ["at -5", "degrees"])
    }

    @Test("a word that is wider than the line is broken between characters, and not within one")
    func longWords() {
        #expect(lines("incomprehensible", at: 60) == ["incomp", "rehensi", "ble"])
        let family = "👨‍👩‍👧"
        #expect(lines(family + family, at: 10) == [family, family])
    }

    @Test("newlines stay, and spaces around them go")
    func newlines() {
        #expect(lines("one  two \n  three", at: .infinity) == ["one two", "three"])
        #expect(lines("one\n\ntwo", at: .infinity) == ["one", "", "two"])
        #expect(lines("", at: 100).isEmpty && lines("one\n", at: 100) == ["one"])
        #expect(lines("one\r\ntwo", at: .infinity) == ["one", "two"])
    }

    @Test("a limit counts lines, and not paragraphs")
    func limits() {
        let text = MeasuredText("salt and pepper\nand oil", font: font)
        #expect(text.size(at: 70).height == 66)
        #expect(text.size(at: 70, limit: 2).height == 44)
        #expect(text.size(at: 70, limit: 9).height == 66)
    }

    @Test("parts with other fonts lie in one line, which is as high as the highest of them")
    func runs() throws {
        let title = try #require(TextFont.styles["title"])
        let text = MeasuredText([TextRun("big ", font: title), TextRun("small", font: font)], font: font)
        #expect(text.lines(at: .infinity).map(\.text) == ["big small"])
        #expect(text.idealHeight >= 34)
        #expect(text.firstBaseline == title.heightAboveBaseline)
        let narrow = text.lines(at: text.idealWidth - 1)
        #expect(narrow.map(\.text) == ["big", "small"])
        #expect(narrow.map(\.height) == [34, 22])
    }

    @Test("any width gives lines that hold all characters: zero, negative, not a number")
    func badWidths() {
        for width in [0, -5, .nan, 0.001] {
            for text in ["a few words", "", " ", "a\n\nb", "\n"] {
                let joined = lines(text, at: width).joined().filter { !$0.isWhitespace }
                #expect(joined == text.filter { !$0.isWhitespace }, "\(width)")
            }
        }
    }

    private func lines(_ text: String, at width: Double) -> [String] {
        MeasuredText(text, font: font).lines(at: width).map(\.text)
    }
}
