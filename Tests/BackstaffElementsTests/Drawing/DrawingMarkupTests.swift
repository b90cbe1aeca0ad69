import BackstaffElements
import Testing

@Suite("The markup of drawings") @MainActor
struct DrawingMarkupTests {
    private func number(_ value: Double, digits: Int = 2) -> String {
        var markup = DrawingMarkup()
        markup.number(value, digits: digits)
        return markup.text
    }

    @Test("N11 a number has no more digits than asked for, and none that a page can't read")
    func numbers() {
        #expect(
            [0, 1, -1, 12.345, -0.5, 100, 0.001].map { number($0) } == ["0", "1", "-1", "12.35", "-0.5", "100", "0"])
        #expect(
            number(-0.004) == "0" && number(1.005, digits: 3) == "1.005" && number(0.000_001, digits: 6) == "0.000001")
        #expect([.nan, .infinity, -.infinity, 1e9, -1e300].map { number($0) } == ["0", "0", "0", "0", "0"])
        #expect(
            number(123_456_789.25) == "123456789.25" && number(1.5, digits: 99) == "1.5"
                && number(1.5, digits: -1) == "2")
    }

    @Test("N11 words can't end an attribute or a tag, and have no characters that markup can't have")
    func words() {
        var markup = DrawingMarkup()
        markup.attribute("fill", "\"/><script>&\u{0}\u{8}\n")
        #expect(markup.text == " fill=\"&quot;/&gt;&lt;script&gt;&amp; \"")
    }

    @Test("N11 the outline of a canvas says what is drawn, in short")
    func outline() {
        let tree = ElementTree()
        let canvas = tree.make(.canvas)
        #expect(canvas.outline() == "canvas")
        tree.set(
            .drawing,
            to: .text(
                """
                <defs><clipPath id="d2-1"><path d=""/></clipPath></defs><path d="" fill="red"/><path d="" fill="blue"/>\
                <g><path d="" fill="none" stroke="red"/></g><text x="0">a &lt; b</text><text y="1"><tspan>c</tspan></text>\
                <g><svg><use href="#symbol-star.fill"/></svg></g><image href="/~/assets/0.png"/>
                """), of: canvas)
        #expect(
            canvas.outline()
                == #"canvas drawing="2 fills, stroke, text “a < b”, text “c”, symbol star.fill, picture""#)
        let many = (0..<30).map { "<text >\($0)</text>" }.joined()
        tree.set(.drawing, to: .text(many), of: canvas)
        #expect(canvas.outline().hasSuffix("text “11”, 18 more\""))
        tree.set(.drawing, to: .text("<defs"), of: canvas)
        #expect(canvas.outline() == #"canvas drawing="nothing""#)
    }

    @Test("N11 the symbols of a drawing are known, and words that look like one aren't")
    func symbols() {
        let tree = ElementTree()
        let canvas = tree.make(.canvas)
        tree.set(
            .drawing,
            to: .text(
                ##"<use href="#symbol-star"/><use href="#symbol-moon.fill"/><text >href=&quot;#symbol-sun"</text><use href="#symbol-"##
            ), of: canvas)
        #expect(canvas.drawnSymbols == ["star", "moon.fill"])
        let image = tree.make(.image)
        tree.set(.drawing, to: .text(##"<use href="#symbol-star"/>"##), of: image)
        #expect(image.drawnSymbols.isEmpty)
    }
}
