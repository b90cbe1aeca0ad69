import BackstaffText
import Foundation
import Testing

@Suite("Fonts of texts")
struct TextFontTests {
    @Test("advances change evenly between the weights of the table")
    func advances() throws {
        let metrics = FontMetrics.inter
        let regular = try #require(metrics.advance(of: "a", weight: 400))
        let black = try #require(metrics.advance(of: "a", weight: 900))
        let between = try #require(metrics.advance(of: "a", weight: 650))
        #expect(black > regular)
        #expect(abs(between - (regular + black) / 2) < 0.000_001)
        #expect(metrics.advance(of: "a", weight: 5) == metrics.advance(of: "a", weight: 100))
        #expect(metrics.advance(of: "a", weight: 5_000) == black)
        #expect(metrics.advance(of: "あ", weight: 400) == nil)
    }

    @Test("pairs move together, and figures in columns have one width")
    func pairs() throws {
        let metrics = FontMetrics.inter
        #expect(metrics.kerning("T", "o", weight: 400) < 0)
        #expect(metrics.kerning("n", "n", weight: 400) == 0)
        let figures = "0123456789".unicodeScalars.map { metrics.advance(of: $0, weight: 400, isTabular: true) }
        #expect(Set(figures).count == 1)
        #expect(metrics.advance(of: "1", weight: 400) != metrics.advance(of: "0", weight: 400))
    }

    @Test("the text styles are those of the page's style sheet")
    func styles() throws {
        let sheet = try String(contentsOf: Self.sheet, encoding: .utf8)
        var found: [String: TextFont] = [:]
        let rule =
            #/
            \[data-font="(\w+)"\] \s \{ \s font-size: \s ([\d.]+)rem; \s line-height: \s ([\d.]+)rem;
            \s font-weight: \s (\d+); \s letter-spacing: \s (-?[\d.]+)(?:em)?; \s \}
            /#
        for match in sheet.matches(of: rule) {
            let size = try #require(Double(match.2)) * 16
            let spacing = try #require(Double(match.5)) * size
            found[String(match.1)] = TextFont(
                size: size, lineHeight: try #require(Double(match.3)) * 16, weight: try #require(Double(match.4)),
                letterSpacing: spacing)
        }
        #expect(found.keys.sorted() == TextFont.styles.keys.sorted())
        for (name, font) in found {
            let style = try #require(TextFont.styles[name])
            #expect(
                font.size == style.size && font.lineHeight == style.lineHeight && font.weight == style.weight, "\(name)"
            )
            #expect(abs(font.letterSpacing - style.letterSpacing) < 0.000_001, "\(name)")
        }
        let weights = sheet.matches(of: /\[data-weight="(\w+)"\] \{ font-weight: (\d+); \}/).map {
            (String($0.1), Double($0.2))
        }
        #expect(Dictionary(uniqueKeysWithValues: weights) == TextFont.weights)
    }

    private static var sheet: URL {
        URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/BackstaffWeb/Resources/Page/text/text.css")
    }
}
