import BackstaffLayout
import Testing

/// A `ViewThatFits`.
private func firstFit(_ axes: LayoutAxes = .both, _ choices: LayoutNode...) -> LayoutNode {
    LayoutFirstFit(axes, choices)
}

@Suite("Scroll views and other containers")
struct ContainerFactTests {
    private static func tall() -> LayoutNode { flexible(ideal: LayoutSize(50, 300), "c") }

    @Test("A scroll view offers nothing along its axes", arguments: scrollFacts)
    func scrolling(fact: Fact) { fact.check() }

    static let scrollFacts: [Fact] = [
        Fact("scr-01", scroll(.vertical, tall()), at: "nil", "50x300"),
        Fact("scr-02", scroll(.vertical, tall()), at: "100x100", "100x100; c 0,0 100x300 asked 100xnil"),
        Fact("scr-04", scroll(.vertical, fixed(50, 30, "c")), at: "100x100", "50x100; c 0,0"),
        Fact("scr-05", scroll(.vertical, fixed(50, 30), fixed(30, 20, "b")), at: "200x200", "50x200; b 10,38"),
        Fact("scr-07", scroll(.horizontal, tall()), at: "100x100", "100x100; c 50x100 asked nilx100"),
        Fact("scr-08", scroll(.horizontal, fixed(50, 30)), at: "100x100", "100x30"),
        Fact("scr-09", scroll(.horizontal, fixed(50, 30), fixed(30, 20, "b")), at: "200x200", "200x58; b 10,38"),
        Fact("scr-11", scroll(.both, tall()), at: "100x100", "100x100; c 50x300 asked nil"),
        Fact("scr-12", scroll(.both, fixed(50, 30, "c")), at: "100x100", "100x100; c 25,35"),
        Fact("scr-13", scroll(.both, fixed(500, 500, "c")), at: "100x100", "100x100; c 0,0"),
        Fact(
            "scr-14", scroll(.vertical, fixed(50, 30, "c")).frame(width: 100, height: 100), at: "100x100",
            "100x100; c 25,0"),
        Fact(
            "scr-15", scroll(.horizontal, fixed(50, 30, "c")).frame(width: 100, height: 100), at: "100x100",
            "100x100; c 0,35"),
        Fact("art-08", scroll(.vertical, fixed(150, 30)), at: "100x200", "150x200"),
    ]

    @Test("N06 the first choice that fits is shown, or the last one", arguments: fitFacts)
    func fitting(fact: Fact) { fact.check() }

    static let fitFacts: [Fact] = [
        Fact(
            "doc-05", firstFit(.both, fixed(80, 10, "a"), fixed(50, 10, "b"), fixed(20, 10, "c")), at: "100x100",
            "80x10; a 0,0; b hidden; c hidden"),
        Fact(
            "doc-05", firstFit(.both, fixed(80, 10, "a"), fixed(50, 10, "b"), fixed(20, 10, "c")), at: "60x100",
            "50x10; a hidden; b 0,0; c hidden"),
        Fact("doc-05", firstFit(.vertical, fixed(80, 10, "a"), fixed(50, 10, "b")), at: "60x100", "80x10; b hidden"),
        Fact("doc-05", firstFit(.horizontal, fixed(50, 40, "a"), fixed(20, 10, "b")), at: "60x20", "50x40; b hidden"),
        Fact("doc-05", firstFit(.both, text(.long, "a"), text(.short, "b")), at: "80x40", "34x16; a hidden; b 0,0"),
        Fact("art-10", firstFit(.both, fixed(80, 10, "a"), color("b")), at: "5x5", "5x5; a hidden; b 5x5 asked 5x5"),
        Fact("art-10", firstFit(.both, flexible("a"), fixed(1, 1)), at: "100x100", "100x100; a asked 100x100"),
        Fact(
            "skp-03", zStack(.center, fixed(12, 12), firstFit(.both, color("c").frame(width: 4, height: 4))), at: "nil",
            "12x12; c 4,4 4x4"),
        Fact(
            "a choice that is offered nothing", firstFit(.both, fixed(80, 10, "a"), fixed(20, 10, "b")), at: "nil",
            "80x10; b hidden"),
    ]

    @Test("The root is centred in its window", arguments: rootFacts)
    func roots(fact: Fact) { fact.check() }

    static let rootFacts: [Fact] = [
        Fact("roo-02", color("a"), in: "100x100", "100x100; a 0,0 100x100"),
        Fact("art-17", fixed(40, 20, "a"), in: "100x100", "40x20; a 30,40"),
    ]

    @Test("src-12 the root is offered the safe area, and centred in it")
    func safeRoot() {
        let leaf = fixed(40, 20, "a")
        let insets = LayoutInsets(top: 60, leading: 10, bottom: 20, trailing: 0)
        _ = LayoutTree(root: leaf).layout(in: LayoutSize(110, 200), safeArea: insets)
        #expect(leaf.proposal == LayoutProposal(100, 120))
        #expect(leaf.frame == LayoutRect(40, 110, 40, 20))
    }

    @Test("N10 a window's insets leave the safe area", arguments: windowFacts)
    func windows(window: SafeWindow) {
        let leaf = color()
        _ = LayoutTree(root: leaf).layout(in: window.size, safeArea: window.insets)
        #expect(leaf.frame.size == window.safe)
    }

    struct SafeWindow: Sendable {
        let name: String
        let size: LayoutSize
        let insets: LayoutInsets
        let safe: LayoutSize
    }

    static let windowFacts = [
        SafeWindow(
            name: "saf-02", size: LayoutSize(375, 812), insets: LayoutInsets(top: 44, bottom: 34),
            safe: LayoutSize(375, 734)),
        SafeWindow(
            name: "saf-02", size: LayoutSize(812, 375), insets: LayoutInsets(leading: 44, bottom: 21, trailing: 44),
            safe: LayoutSize(724, 354)),
    ]

    @Test("Leaves that take their room, and leaves with an ideal size", arguments: leafFacts)
    func leaves(fact: Fact) { fact.check() }

    static let leafFacts: [Fact] = [
        Fact("src-06", color(), at: "nil", "10x10"),
        Fact("src-06", color(), at: "-5x30", "-5x30"),
        Fact("src-07", LayoutFlexibleLeaf(shape: .square), at: "30x20", "20x20"),
        Fact("src-07", LayoutFlexibleLeaf(shape: .square), at: "nilx20", "10x10"),
        Fact(
            "src-08", LayoutFlexibleLeaf(width: .init(6, .infinity, ideal: 40), height: .init(6, .infinity, ideal: 30)),
            at: "2xnil", "6x30"),
        Fact("src-08", LayoutFlexibleLeaf(width: .fixed(40), height: .fixed(30)), at: "2x2", "40x30"),
        Fact(
            "lst-01", LayoutFlexibleLeaf(width: .init(0, .infinity, ideal: 0), height: .init(0, .infinity, ideal: 0)),
            at: "100x100", "100x100"),
        Fact(
            "lst-02", LayoutFlexibleLeaf(width: .init(0, .infinity, ideal: 0), height: .init(0, .infinity, ideal: 0)),
            at: "nil", "0x0"),
        Fact(
            "lst-04", LayoutFlexibleLeaf(width: .init(0, .infinity, ideal: 0), height: .init(0, .infinity, ideal: 0)),
            at: "inf", "inf"),
        Fact("doc-03", flexible(5...50, ideal: LayoutSize(20, 30)), at: "0x0", "5x5"),
        Fact("doc-03", flexible(5...50, ideal: LayoutSize(20, 30)), at: "nil", "20x30"),
        Fact("doc-03", flexible(5...50, ideal: LayoutSize(20, 30)), at: "inf", "50x50"),
    ]

    @Test("N06 doc-05 a choice by height has to fit with the width that is there")
    func choiceByHeight() {
        var measures = LayoutMeasures(ideal: LayoutSize(1_000, 16))
        measures.lines = .init(height: 16)
        let label = LayoutMeasuredLeaf(measures)
        let scrolling = scroll(.vertical, fixed(100, 160))
        let tree = LayoutTree(root: firstFit(.vertical, label, scrolling))
        for (height, isScrolling) in [(50.0, true), (160, false), (159, true)] {
            let result = tree.settle {
                $0.layout(LayoutProposal(100, height))
            } answer: { _ in
                .size(LayoutSize(100, 160))
            }
            #expect(result.questions.isEmpty)
            #expect((label.frameInTree == nil) == isScrolling)
            #expect((scrolling.frameInTree != nil) == isScrolling)
        }
        // By width, the text has to fit on one line.
        let wide = LayoutTree(root: firstFit(.horizontal, LayoutMeasuredLeaf(measures), fixed(30, 10)))
        #expect(wide.layout(LayoutProposal(999, 10)).size == LayoutSize(30, 10))
        #expect(wide.layout(LayoutProposal(1_000, 10)).size == LayoutSize(1_000, 16))
    }
}
