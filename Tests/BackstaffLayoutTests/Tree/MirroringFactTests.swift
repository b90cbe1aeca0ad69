import BackstaffLayout
import Testing

@Suite("Right to left")
struct MirroringFactTests {
    /// Makes leading the right edge in a whole tree.
    private static func mirrored(_ node: LayoutNode) -> LayoutNode {
        node.isRightToLeft = true
        for child in node.children { _ = mirrored(child) }
        return node
    }

    @Test("rtl-01 what leads is on the right", arguments: facts)
    func mirroring(fact: Fact) { fact.check() }

    static let facts: [Fact] = [
        Fact(
            "rtl-01", mirrored(hStack(10, nil, fixed(20, 20, "a"), fixed(30, 20, "b"))), at: "nil",
            "60x20; a 40,0; b 0,0"),
        Fact(
            "rtl-01", mirrored(vStack(0, .leading, fixed(20, 20, "a"), fixed(30, 20, "b"))), at: "nil",
            "30x40; a 10,0; b 0,20"),
        Fact("rtl-01", mirrored(fixed(20, 20, "a").frame(width: 100, .leading)), at: "nil", "100x20; a 80,0"),
        Fact(
            "rtl-01", mirrored(fixed(20, 20, "a").padding(LayoutInsets(leading: 5, trailing: 10))), at: "nil",
            "35x20; a 10,0"),
        Fact("rtl-01", mirrored(fixed(60, 20).overlay(.topLeading, fixed(10, 10, "o"))), at: "nil", "60x20; o 50,0"),
        Fact("rtl-01", mirrored(zStack(.leading, fixed(60, 20), fixed(10, 20, "s"))), at: "nil", "60x20; s 50,0"),
        Fact(
            "rtl-01", mirrored(LayoutGrid([.init([fixed(10, 10, "a"), fixed(20, 10, "b")])])), at: "nil",
            "38x10; a 28,0; b 0,0"),
        Fact("rtl-01", mirrored(fixed(20, 20, "a").offset(5, 0)), at: "nil", "20x20; a -5,0"),
        Fact("rtl-01", mirrored(scroll(.horizontal, fixed(300, 20, "a"))), at: "100x20", "100x20; a -200,0"),
    ]

    @Test("A tree can have both directions")
    func both() {
        let inner = hStack(0, nil, fixed(10, 10, "a"), fixed(20, 10, "b"))
        let root = hStack(0, nil, inner, fixed(5, 10, "c"))
        root.isRightToLeft = true
        _ = LayoutTree(root: root).layout(.unspecified)
        #expect(root.node(named: "c")?.frameInTree?.minX == 0)
        #expect(root.node(named: "a")?.frameInTree?.minX == 5)
        #expect(root.node(named: "b")?.frameInTree?.minX == 15)
    }

    @Test("A tree that changes its direction is placed again")
    func changed() {
        let root = hStack(0, nil, fixed(10, 10, "a"), fixed(20, 10, "b"))
        let tree = LayoutTree(root: root)
        _ = tree.layout(.unspecified)
        root.isRightToLeft = true
        let result = tree.layout(.unspecified)
        #expect(root.node(named: "a")?.frameInTree?.minX == 20)
        #expect(result.moved.map(\.name) == ["a", "b"])
    }

    @Test("Safe areas of a mirrored window lead on the right")
    func safeArea() {
        let leaf = color()
        let root = Self.mirrored(LayoutSafeAreaIgnorer(.trailing, leaf))
        _ = LayoutTree(root: root).layout(
            in: LayoutSize(100, 50), safeArea: LayoutInsets(leading: 10, trailing: 20))
        #expect(leaf.frameInTree == LayoutRect(0, 0, 90, 50))
    }

    @Test("What a scroll view and an overlay put around their views has their direction")
    func inner() {
        let scrolled = LayoutScroll(.vertical, [fixed(30, 10), fixed(20, 10, "a").frame(width: 30, .leading)])
        let column = LayoutScroll(.horizontal, [fixed(60, 10), fixed(20, 10, "b")])
        let root = fixed(60, 40).overlay(.topLeading, fixed(40, 40), fixed(10, 10, "c").frame(width: 20, .leading))
        for node in [scrolled, column, root] as [LayoutNode] {
            node.isRightToLeft = true
            _ = LayoutTree(root: node).layout(LayoutProposal(100, 100))
        }
        #expect(column.children[0].isRightToLeft)
        #expect(root.children[1].isRightToLeft)
        scrolled.change(content: [fixed(30, 10), fixed(30, 10)])
        #expect(scrolled.children[0].isRightToLeft)
        scrolled.isRightToLeft = false
        #expect(!scrolled.children[0].isRightToLeft)
    }

    @Test("The subviews of a mirrored layout stay where they are until the app has placed them")
    func waiting() {
        let leaf = fixed(20, 10)
        let root = LayoutCustom([leaf])
        root.isRightToLeft = true
        let tree = LayoutTree(root: root)
        func answer(_ question: LayoutQuestion) -> LayoutAnswer? {
            if case .size = question.kind { return .size(LayoutSize(100, 10)) }
            return .placements([LayoutSubviewPlacement(0, at: .zero, proposal: .unspecified)])
        }
        _ = tree.settle({ $0.layout(.unspecified) }, answer: answer)
        #expect(leaf.frame.minX == 80)
        root.change()
        let size = tree.layout(.unspecified).questions.filter { $0.kind == .size(.unspecified) }
        for question in size { tree.answer(question, with: .size(LayoutSize(100, 10))) }
        #expect(tree.layout(.unspecified).questions.count == 1)
        #expect(leaf.frame.minX == 80)
    }
}
