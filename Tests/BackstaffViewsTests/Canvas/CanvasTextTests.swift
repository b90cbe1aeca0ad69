import BackstaffElements
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@Suite("Texts in a canvas") @MainActor
struct CanvasTextTests {
    @Test("N11 a text at a point has its middle there, with the font of the environment or its own")
    func point() throws {
        let stage = ControlStage(
            Canvas { context, _ in
                context.draw(Text(verbatim: "a<b & \"c\"\u{0}"), at: CGPoint(x: 50, y: 20))
                context.draw(
                    Text("Mo").font(.system(size: 10, weight: .bold, design: .serif)).foregroundColor(.red),
                    at: .zero, anchor: .topLeading)
            }
            .font(.caption))
        try stage.send(.size(width: 100, height: 50), to: stage.element(.canvas))
        let drawn = try #require(stage.element(.canvas)?.words(.drawing))
        #expect(
            drawn == """
                <text x="50" y="24" text-anchor="middle" fill="currentColor" font-size="12" font-weight="400" \
                letter-spacing="0">a&lt;b &amp; &quot;c&quot;</text>\
                <text x="0" y="12" fill="var(--color-red)" font-size="10" font-weight="700" letter-spacing="0" \
                data-design="serif">Mo</text>
                """)
    }

    @Test("N11 a text in a rectangle has lines that fit its width, and none below it")
    func rectangle() throws {
        let words = "one two three four five six seven eight nine ten"
        let drawn = try drawing { context, _ in
            context.draw(Text(verbatim: words), in: CGRect(x: 5, y: 5, width: 80, height: 50))
        }
        let lines = drawn.matches(of: #/x="5" y="(\d+)"[^>]*>([^<]*)</#)
        #expect(lines.map { String($0.output.2) } == ["one two", "three four"])
        #expect(lines.map { String($0.output.1) } == ["22", "44"])
    }

    @Test("N11 a text is measured by the page's font, at a width in several lines")
    func measure() throws {
        var sizes: [CGSize] = []
        var baselines: [CGFloat] = []
        _ = try drawing { context, _ in
            let text = context.resolve(Text(verbatim: "one two three four"))
            let all = CGSize(width: CGFloat.infinity, height: .infinity)
            for size in [all, CGSize(width: 80, height: 1000), CGSize(width: 80, height: 10), .zero] {
                sizes.append(text.measure(in: size))
                baselines += [text.firstBaseline(in: size), text.lastBaseline(in: size)]
            }
        }
        #expect(sizes.map(\.height).prefix(3) == [22, 44, 22])
        #expect(sizes[0].width > 120 && sizes[0].width < 160 && sizes[1].width <= 80)
        #expect(baselines.prefix(4) == [17, 17, 17, 39])
    }

    @Test("N11 parts of a text have their own looks, and the shading is that of the others")
    func parts() throws {
        let drawn = try drawing { context, _ in
            var text = context.resolve(Text(verbatim: "a ") + Text(verbatim: "b").bold().foregroundColor(.red))
            text.shading = .color(.blue)
            context.draw(text, at: CGPoint(x: 50, y: 20), anchor: .trailing)
        }
        #expect(drawn.contains(#"text-anchor="end"><tspan fill="var(--color-blue)""#))
        #expect(drawn.contains(#"font-weight="400" letter-spacing="-0.187">a </tspan>"#))
        #expect(drawn.contains(#"<tspan fill="var(--color-red)" font-size="17" font-weight="700""#))
    }

    @Test("N11 an empty text and one at no place draw nothing")
    func nothing() throws {
        let drawn = try drawing { context, _ in
            context.draw(Text(verbatim: ""), at: .zero)
            context.draw(Text(verbatim: "a"), at: CGPoint(x: CGFloat.nan, y: 0))
        }
        #expect(drawn.isEmpty)
    }
}
