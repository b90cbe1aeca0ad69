import BackstaffLayout
import Testing

@Suite("Values of nodes that change")
struct ValueTests {
    /// A change of one node, with the size of the tree before and after it.
    private func check(
        _ root: LayoutNode, _ before: LayoutSize, _ after: LayoutSize, in room: LayoutProposal = .unspecified,
        _ location: SourceLocation = #_sourceLocation, change: () -> Void
    ) {
        let tree = LayoutTree(root: hStack(0, nil, root))
        #expect(tree.layout(room).size == before, sourceLocation: location)
        change()
        #expect(tree.layout(room).size == after, sourceLocation: location)
    }

    @Test("The next layout has the new values of modifiers")
    func modifiers() {
        let padding = LayoutPadding(LayoutInsets(all: 1), fixed(10, 10))
        check(padding, LayoutSize(12, 12), LayoutSize(14, 14)) { padding.insets = LayoutInsets(all: 2) }
        let frame = LayoutFixedFrame(width: 30, fixed(10, 10))
        check(frame, LayoutSize(30, 10), LayoutSize(40, 20)) {
            frame.width = 40
            frame.height = 20
        }
        let bounds = LayoutFlexibleFrame(width: .init(least: 30), fixed(10, 10))
        check(bounds, LayoutSize(30, 10), LayoutSize(10, 50)) {
            bounds.width = .init()
            bounds.height = .init(least: 50)
        }
        let ratio = LayoutAspectRatio(1, .fit, color())
        check(ratio, LayoutSize(40, 40), LayoutSize(80, 40), in: LayoutProposal(100, 40)) { ratio.ratio = 2 }
        let ideal = LayoutFixedSize(.horizontal, color())
        check(ideal, LayoutSize(10, 40), LayoutSize(100, 10), in: LayoutProposal(100, 40)) { ideal.axes = .vertical }
        let part = LayoutRelativeFrame(.horizontal, color())
        check(part, LayoutSize(100, 40), LayoutSize(50, 40), in: LayoutProposal(100, 40)) {
            part.division = .init(count: 2, spacing: 0)
        }
        let spacer = LayoutSpacer(leastLength: 5)
        check(spacer, LayoutSize(5, 0), LayoutSize(9, 0)) { spacer.leastLength = 9 }
        let leaf = LayoutFlexibleLeaf(width: .fixed(5), height: .fixed(5))
        check(leaf, LayoutSize(5, 5), LayoutSize(7, 5)) { leaf.width = .fixed(7) }
    }

    @Test("The next layout has the new values of containers")
    func containers() {
        let stack = hStack(2, .top, fixed(10, 10), spacer(least: 0), fixed(10, 20, "b"))
        check(stack, LayoutSize(24, 20), LayoutSize(26, 20)) { stack.gap = 3 }
        check(stack, LayoutSize(26, 20), LayoutSize(10, 36)) { stack.axis = .vertical }
        #expect(stack.node(named: "b")?.frame == LayoutRect(0, 16, 10, 20))
        let grid = LayoutGrid(horizontalSpacing: 1, [.init([fixed(10, 10), fixed(10, 10)])])
        check(grid, LayoutSize(21, 10), LayoutSize(25, 10)) { grid.horizontalSpacing = 5 }
    }

    @Test("Places follow new alignments and offsets")
    func places() {
        let small = fixed(10, 10)
        let stack = hStack(0, .top, small, fixed(10, 20))
        let layers = LayoutLayers(alignment: .topLeading, [stack, fixed(60, 60)])
        let moved = LayoutOffset(LayoutPoint(5, 5), layers)
        let tree = LayoutTree(root: moved)
        _ = tree.layout(.unspecified)
        #expect(small.frameInTree?.origin == LayoutPoint(5, 5))
        stack.alignment = .bottom
        _ = tree.layout(.unspecified)
        #expect(small.frameInTree?.origin == LayoutPoint(5, 15))
        layers.alignment = .bottomTrailing
        _ = tree.layout(.unspecified)
        #expect(small.frameInTree?.origin == LayoutPoint(45, 55))
        moved.offset = .zero
        #expect(tree.layout(.unspecified).measures == 0)
        #expect(small.frameInTree?.origin == LayoutPoint(40, 50))
    }

    @Test("A priority that changes divides the room anew")
    func priority() {
        let first = LayoutPriority(0, wide(0...80, 10))
        let tree = LayoutTree(root: hStack(0, nil, first, wide(0...80, 10)))
        _ = tree.layout(LayoutProposal(100, 10))
        #expect(first.frame.size.width == 50)
        first.priority = 1
        _ = tree.layout(LayoutProposal(100, 10))
        #expect(first.frame.size.width == 80)
    }

    @Test("An animated padding around many rows measures few nodes")
    func animated() {
        let rows = LayoutStack(.vertical, spacing: 0, (0..<250).map { _ in fixed(20, 10) })
        let padding = LayoutPadding(LayoutInsets(all: 1), rows)
        let tree = LayoutTree(root: padding)
        _ = tree.layout(.unspecified)
        padding.insets = LayoutInsets(all: 2)
        let result = tree.layout(.unspecified)
        #expect(result.measures == 1)
        #expect(result.moved.count == 2)
    }
}
