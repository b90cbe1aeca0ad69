import BackstaffLayout
import Testing

@Suite("Changes of a tree")
struct ChangeTests {
    private func leaf(_ width: Double, _ height: Double, _ name: Character) -> LayoutMeasuredLeaf {
        let leaf = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(width, height)))
        _ = leaf.named(name)
        return leaf
    }

    @Test("The result lists what has moved, and nothing else")
    func moved() {
        let changing = leaf(20, 10, "a")
        let root = vStack(
            0, .leading, hStack(0, nil, changing, fixed(10, 10, "b")).named("h"), fixed(5, 5, "c"),
            hStack(0, nil, fixed(3, 3, "e")).named("d")
        ).named("r")
        let tree = LayoutTree(root: root)
        let window = LayoutProposal(100, 100)
        #expect(Set(tree.layout(window).moved.map(\.name)) == ["r", "h", "a", "b", "c", "d", "e"])
        #expect(tree.layout(window).moved.isEmpty)

        changing.change(to: LayoutMeasures(ideal: LayoutSize(25, 10)))
        #expect(Set(tree.layout(window).moved.map(\.name)) == ["r", "h", "a", "b"])

        changing.change(to: LayoutMeasures(ideal: LayoutSize(25, 12)))
        // What is in a moved view stays where it is in that view.
        #expect(Set(tree.layout(window).moved.map(\.name)) == ["r", "h", "a", "b", "c", "d"])
        #expect(root.node(named: "e")?.frameInTree == LayoutRect(0, 17, 3, 3))
    }

    @Test("A change that changes no size moves nothing")
    func sameSize() {
        let changing = leaf(20, 10, "a")
        let tree = LayoutTree(root: vStack(0, nil, changing, fixed(5, 5)))
        _ = tree.layout(.unspecified)
        changing.change(to: LayoutMeasures(ideal: LayoutSize(20, 10)))
        #expect(tree.layout(.unspecified).moved.isEmpty)
    }

    @Test("New children are laid out, and old ones have no frame in the tree")
    func children() {
        let old = fixed(20, 10, "a")
        let root = vStack(0, nil, old)
        let tree = LayoutTree(root: root)
        _ = tree.layout(.unspecified)
        root.replaceChildren(with: [fixed(30, 10, "b"), fixed(10, 10, "c")])
        #expect(tree.layout(.unspecified).size == LayoutSize(30, 20))
        #expect(root.node(named: "c")?.frameInTree == LayoutRect(10, 10, 10, 10))
        #expect(old.parent == nil)
        #expect(old.frameInTree == nil)
    }

    @Test("A grid takes rows of another shape")
    func rows() {
        let staying = fixed(20, 10, "a")
        let root = LayoutGrid(
            horizontalSpacing: 0, verticalSpacing: 0,
            [.init([staying, fixed(20, 10)]), .init([fixed(20, 10), fixed(20, 10)])])
        let tree = LayoutTree(root: root)
        #expect(tree.layout(.unspecified).size == LayoutSize(40, 20))
        root.change(rows: [.init([staying])])
        #expect(tree.layout(.unspecified).size == LayoutSize(20, 10))
        root.change(rows: [
            .init([fixed(10, 10), staying, fixed(5, 10, "b")]), .init([]), .init(whole: fixed(50, 30, "c")),
        ])
        #expect(tree.layout(.unspecified).size == LayoutSize(50, 40))
        #expect(root.node(named: "c")?.frameInTree == LayoutRect(0, 10, 50, 30))
        #expect(staying.frameInTree != nil)
        root.change(rows: [])
        #expect(tree.layout(.unspecified).size == .zero)
        #expect(staying.frameInTree == nil)
    }

    @Test("A modifier, a scroll view, an overlay and a view with a view at its edge take other views")
    func otherViews() {
        let old = fixed(10, 10)
        let padding = LayoutPadding(LayoutInsets(all: 5), old)
        let tree = LayoutTree(root: padding.padding(20))
        #expect(tree.layout(.unspecified).size == LayoutSize(60, 60))
        padding.change(child: fixed(30, 10))
        #expect(tree.layout(.unspecified).size == LayoutSize(80, 60))
        #expect(old.frameInTree == nil)

        let scroll = LayoutScroll(.vertical, [fixed(10, 10)])
        let scrolled = LayoutTree(root: scroll)
        _ = scrolled.layout(LayoutProposal(50, 50))
        scroll.change(content: [fixed(10, 10), fixed(10, 10, "b")])
        _ = scrolled.layout(LayoutProposal(50, 50))
        #expect(scroll.node(named: "b")?.frameInTree == LayoutRect(0, 18, 10, 10))

        let overlay = LayoutAttachment(primary: fixed(60, 40), secondary: [fixed(10, 10)])
        let overlaid = LayoutTree(root: overlay)
        _ = overlaid.layout(.unspecified)
        overlay.change(primary: fixed(80, 40), secondary: [fixed(10, 10), fixed(20, 20), fixed(30, 30, "t")])
        #expect(overlaid.layout(.unspecified).size == LayoutSize(80, 40))
        #expect(overlay.node(named: "t")?.frameInTree == LayoutRect(25, 5, 30, 30))

        let inset = LayoutSafeAreaInset(.bottom, spacing: 0, content: fixed(10, 10), secondary: fixed(10, 5))
        let edged = LayoutTree(root: inset)
        #expect(edged.layout(.unspecified).size == LayoutSize(10, 15))
        inset.change(content: fixed(10, 10), secondary: fixed(10, 8))
        #expect(edged.layout(.unspecified).size == LayoutSize(10, 18))
    }

    @Test("A new child's priority and spacing count, also further out")
    func newTraits() {
        let inner = hStack(nil, nil, wide(0...80, 20, "a"))
        let root = hStack(nil, nil, inner, wide(0...80, 20, "b"))
        let tree = LayoutTree(root: root)
        _ = tree.layout(LayoutProposal(108, 20))
        #expect(root.node(named: "b")?.frame == LayoutRect(58, 0, 50, 20))
        inner.replaceChildren(with: [wide(0...80, 20, "a").priority(1)])
        _ = tree.layout(LayoutProposal(108, 20))
        #expect(root.node(named: "b")?.frame == LayoutRect(88, 0, 20, 20))
        inner.replaceChildren(with: [spacer(least: nil, "s")])
        _ = tree.layout(LayoutProposal(108, 20))
        #expect(root.node(named: "b")?.frame == LayoutRect(28, 0, 80, 20))
    }

    @Test("A choice that no longer fits is no longer placed, and is placed when it fits again")
    func choices() {
        let wide = fixed(80, 10, "a")
        let narrow = fixed(20, 10, "b")
        let tree = LayoutTree(root: LayoutFirstFit(.both, [wide, narrow]))
        _ = tree.layout(LayoutProposal(100, 100))
        #expect((wide.frameInTree != nil, narrow.frameInTree != nil) == (true, false))
        let result = tree.layout(LayoutProposal(50, 100))
        #expect((wide.frameInTree != nil, narrow.frameInTree != nil) == (false, true))
        #expect(result.moved.contains { $0 === wide })
        _ = tree.layout(LayoutProposal(100, 100))
        #expect((wide.frameInTree != nil, narrow.frameInTree != nil) == (true, false))
    }

    @Test("All views in a choice that is shown again are listed, and only then")
    func shownAgain() {
        let wide = hStack(0, nil, fixed(70, 10, "a"), zStack(.center, fixed(10, 10, "b")).named("z")).named("h")
        let tree = LayoutTree(root: LayoutFirstFit(.both, [wide, fixed(20, 10, "n")]).named("r"))
        _ = tree.layout(LayoutProposal(100, 100))
        #expect(Set(tree.layout(LayoutProposal(50, 100)).moved.map(\.name)) == ["r", "h", "n"])
        let names: Set<Character> = ["r", "h", "a", "z", "b", "n"]
        #expect(Set(tree.layout(LayoutProposal(100, 100)).moved.map(\.name)) == names)
        #expect(tree.layout(LayoutProposal(100, 100)).moved.isEmpty)
        #expect(tree.layout(LayoutProposal(101, 100)).moved.isEmpty)
    }

    @Test("A child that is in another parent now doesn't belong to the first one")
    func moves() {
        let child = fixed(20, 10, "a")
        let first = vStack(0, nil, child)
        let second = vStack(0, nil, child)
        #expect(child.parent === second)
        first.replaceChildren(with: [])
        #expect(child.parent === second)
    }

    @Test("Views that come from an HStack into a VStack are laid out anew")
    func otherAxis() {
        let views = [
            fixed(20, 10, "a"), spacer(least: nil, "s").overlay(), LayoutDivider().named("d"),
            LayoutRelativeFrame(.vertical, color("c")),
        ]
        let row = LayoutStack(.horizontal, views)
        let tree = LayoutTree(root: row)
        _ = tree.layout(in: LayoutSize(100, 40))
        #expect(row.node(named: "d")?.frame.size == LayoutSize(1, 40))
        let column = LayoutStack(.vertical, views)
        let other = LayoutTree(root: column)
        let result = other.layout(in: LayoutSize(60, 200))
        #expect(column.node(named: "d")?.frame.size == LayoutSize(60, 1))
        #expect(column.node(named: "s")?.frame.size.width == 0)
        #expect(column.node(named: "c")?.frame.size == LayoutSize(60, 200))
        #expect(result.moved.count == 7)
    }

    @Test("What a spacer says to its neighbours depends on the stack that it is in now")
    func otherSpacing() {
        let views = [fixed(20, 20, "a"), spacer(least: 0), fixed(20, 20, "b")]
        let row = LayoutStack(.horizontal, views)
        let tree = LayoutTree(root: row)
        #expect(tree.layout(.unspecified).size == LayoutSize(40, 20))
        let column = LayoutTree(root: LayoutStack(.vertical, views))
        #expect(column.layout(.unspecified).size == LayoutSize(20, 40))
        // Back again: the row's own answers are older than the move.
        row.replaceChildren(with: views)
        #expect(tree.layout(.unspecified).size == LayoutSize(40, 20))
    }

    @Test("A node without its tree has no parent")
    func freed() {
        let child = fixed(20, 10, "a")
        do { _ = vStack(0, nil, child) }
        #expect(child.parent == nil)
        child.invalidate()
    }
}
