import BackstaffLayout
import Testing

/// Two views in a stack of each axis, and the distances between them.
struct Gaps: Sendable, CustomTestStringConvertible {
    let names: String
    let views: @Sendable () -> [LayoutNode]
    let horizontal: Double
    let vertical: Double

    init(
        _ names: String, _ views: @autoclosure @escaping @Sendable () -> [LayoutNode], _ horizontal: Double,
        _ vertical: Double
    ) {
        self.names = names
        self.views = views
        self.horizontal = horizontal
        self.vertical = vertical
    }

    var testDescription: String { names }

    func gap(along axis: LayoutAxis, spacing: Double?) -> Double {
        let views = views()
        let stack = LayoutStack(axis, spacing: spacing, views)
        _ = SampleHost.settle(stack) { $0.layout(.unspecified) }
        return views[1].frame.origin[axis] - views[0].frame.origin[axis] - views[0].frame.size[axis]
    }
}

@Suite("Spacing between neighbours")
struct SpacingFactTests {
    /// A symbol is spaced as text is.
    private static func symbol() -> LayoutNode {
        LayoutFlexibleLeaf(width: .fixed(20), height: .fixed(16), spacing: textSpacing)
    }

    /// A button is spaced as a view without text is.
    private static func button() -> LayoutNode {
        LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(41.5, 24)))
    }

    @Test("N01 without a spacing, the neighbours decide", arguments: pairs)
    func neighbours(pair: Gaps) {
        #expect(abs(pair.gap(along: .horizontal, spacing: nil) - pair.horizontal) < 0.01)
        #expect(abs(pair.gap(along: .vertical, spacing: nil) - pair.vertical) < 0.01)
    }

    static let pairs: [Gaps] = [
        Gaps("spc-02 art-12", [color().frame(width: 150, height: 30), color().frame(width: 150, height: 30)], 8, 8),
        Gaps("spc-03 src-01", [color(), color()], 8, 8),
        Gaps("spc-04", [fixed(20, 20), fixed(20, 20)], 8, 8),
        Gaps("spc-05", [text(), text()], 8, 0),
        Gaps("spc-06", [color(), text()], 8, 4.74),
        Gaps("spc-07", [text(), color()], 8, 8.15),
        Gaps("spc-08", [fixed(20, 20), text()], 8, 4.74),
        Gaps("spc-09", [symbol(), symbol()], 8, 0),
        Gaps("spc-10", [symbol(), text()], 8, 0),
        Gaps("spc-11", [hStack(nil, nil, color()), color()], 8, 8),
        // The observation has one number for two trees, a stack of text and another one. It fits to the other one: a stack of a
        // text has the distances of the text, as the next rows assume.
        Gaps("spc-12", [hStack(nil, nil, color()), text()], 8, 4.74),
        Gaps("spc-13", [button(), button()], 8, 8),
        Gaps("spc-14", [text(), button()], 8, 8.15),
        Gaps("a ZStack of a text beside a text", [zStack(.center, text()), text()], 8, 0),
        Gaps("spc-15", [text().padding(), text().padding()], 8, 8),
        Gaps("spc-16", [text().padding(), color()], 8, 8),
        Gaps("a padding beside a text", [color().padding(), text()], 8, 4.74),
        Gaps("a stack of a text beside a text", [hStack(nil, nil, text()), text()], 8, 0),
        Gaps("a stack of a text and a colour beside a text", [hStack(nil, nil, text(), color()), text()], 8, 4.74),
        Gaps("src-13 a frame of another height beside a text", [text().frame(height: 40), text()], 8, 4.74),
        Gaps("a frame of another width beside a text", [text().frame(width: 40), text()], 8, 0),
    ]

    @Test("N01 spc-01 a spacing of its own is the distance between all neighbours", arguments: [0, 20, -4.5])
    func own(spacing: Double) {
        for pair in Self.pairs {
            #expect(abs(pair.gap(along: .horizontal, spacing: spacing) - spacing) < 0.01, "\(pair.names)")
            #expect(abs(pair.gap(along: .vertical, spacing: spacing) - spacing) < 0.01, "\(pair.names)")
        }
    }

    @Test("N01 src-16 two edges want the sum of text distances, or the greater length, or 8 points")
    func edges() {
        typealias Edge = LayoutSpacing.Edge
        let upper = Edge(text: .init(toText: 1, toOthers: 5))
        let lower = Edge(text: .init(toText: 2, toOthers: 3))
        #expect(upper.distance(to: lower) == 3)
        #expect(upper.distance(to: Edge()) == 5)
        #expect(Edge().distance(to: lower) == 3)
        #expect(Edge(length: 4).distance(to: Edge(length: 6)) == 6)
        #expect(Edge(length: 4).distance(to: Edge()) == 4)
        #expect(Edge(length: 0).distance(to: lower) == 0)
        #expect(Edge().distance(to: Edge()) == 8)
    }
}
