import BackstaffLayout
import Testing

@Suite("Trees and lengths that are out of bounds")
struct LimitTests {
    /// A tree of alternating stacks and frames around a leaf.
    private func nested(_ depth: Int, _ leaf: LayoutNode) -> LayoutNode {
        var node = leaf
        for level in 0..<depth {
            switch level % 4 {
            case 0: node = hStack(0, nil, node)
            case 1: node = node.padding(0)
            case 2: node = vStack(0, nil, node, fixed(1, 1))
            default: node = node.frame(maxWidth: .infinity)
            }
        }
        return node
    }

    // On the main actor, whose thread has the larger stack on macOS.
    @MainActor
    @Test("A tree that is a thousand deep is laid out")
    func deep() {
        let root = nested(1_000, color("c"))
        let result = LayoutTree(root: root).layout(in: LayoutSize(500, 500))
        #expect(result.reports.isEmpty)
        #expect(result.size == LayoutSize(500, 500))
        #expect(root.node(named: "c")?.frame.size.height == 250)
    }

    @MainActor
    @Test("A tree that is too deep is reported once, and what is too far inside has no size")
    func tooDeep() {
        let root = nested(3_000, color("c"))
        let result = LayoutTree(root: root).layout(in: LayoutSize(500, 500))
        #expect(result.reports.map(\.problem) == [.tooDeep])
    }

    /// Stacks in stacks, where each level asks its children for several sizes.
    private func dividing(_ depth: Int) -> LayoutNode {
        if depth == 0 { return wide(10...60, 10) }
        let children = (0..<2).map { _ in dividing(depth - 1) } + [spacer()]
        return LayoutStack(depth.isMultiple(of: 2) ? .horizontal : .vertical, children)
    }

    @Test("The cost of a deep tree grows with its nodes, not with the proposals of each level")
    func cost() {
        let tree = LayoutTree(root: dividing(10))
        let result = tree.layout(in: LayoutSize(1_000, 1_000))
        #expect(result.reports.isEmpty)
        #expect(
            result.measures < 3_000 * 40, "2,047 stacks and leaves with 1,023 spacers took \(result.measures) measures")
    }

    @Test("An app's layout that asks for ever more sizes gets none any more, and this is reported")
    func endlessAsking() {
        let leaf = color()
        let tree = LayoutTree(root: LayoutCustom([leaf]))
        for width in 0..<LayoutTree.askLimit {
            #expect(tree.size(of: leaf, at: LayoutProposal(Double(width), 1), answering: nil).reports.isEmpty)
        }
        let result = tree.size(of: leaf, at: LayoutProposal(5, 5), answering: nil)
        #expect(result.size == .zero)
        #expect(result.reports.map(\.problem) == [.tooManyMeasures])
        _ = tree.layout(.unspecified)
        #expect(tree.size(of: leaf, at: LayoutProposal(5, 5), answering: nil).size == LayoutSize(5, 5))
    }

    @Test(
        "Lengths that can't be don't trap, and no frame has a length that is not a number",
        arguments: [0, -1, .infinity, -.infinity, .nan, 1e300, -1e300, .leastNonzeroMagnitude] as [Double])
    func lengths(length: Double) {
        let trees: [LayoutNode] = [
            hStack(length, nil, fixed(length, 10), color(), spacer(least: length)),
            vStack(nil, nil, wide(0...10, length), LayoutDivider(thickness: length)),
            color().frame(width: length, height: length).frame(minWidth: length, maxWidth: length),
            color().frame(minWidth: length, idealWidth: length, maxWidth: length),
            color().padding(length).offset(length, length),
            fixed(10, 10).position(length, length),
            color().aspectRatio(length, .fit), color().aspectRatio(length, .fill),
            hStack(nil, nil, color().priority(length), color()),
            LayoutGrid(horizontalSpacing: length, verticalSpacing: length, [.init([color(), fixed(length, length)])]),
            LayoutLazyGrid(
                .vertical,
                [
                    LayoutGridItem(.adaptive(least: length, greatest: length), spacing: length),
                    LayoutGridItem(.flexible(least: length, greatest: length)), LayoutGridItem(.fixed(length)),
                ], spacing: length, [color(), color()]),
            LayoutRelativeFrame(.both, division: .init(count: 3, span: 2, spacing: length), color()),
            LayoutSafeAreaInset(.top, spacing: length, content: color(), secondary: fixed(length, length)),
            zStack(.bottom, color(), fixed(length, length)), scroll(.both, fixed(length, length)),
            zStack(.center, color(), color()),
        ]
        for root in trees {
            let tree = LayoutTree(root: root)
            for proposal in [
                LayoutProposal.unspecified, .zero, .infinity, LayoutProposal(length, length), LayoutProposal(100, 100),
            ] {
                check(tree.layout(proposal), root)
            }
            check(tree.layout(in: LayoutSize(length, 100), safeArea: LayoutInsets(all: length)), root)
            mirror(root)
            check(tree.layout(.unspecified), root)
            check(tree.layout(.infinity), root)
        }
    }

    private func mirror(_ node: LayoutNode) {
        node.isRightToLeft = true
        for child in node.children { mirror(child) }
    }

    @Test("Children of any size lie at the corner of a ZStack of any size")
    func infiniteLayers() {
        let leaf = color()
        _ = LayoutTree(root: zStack(.center, leaf, color())).layout(.infinity)
        #expect(leaf.frame == LayoutRect(0, 0, .infinity, .infinity))
    }

    @Test("Problems of an earlier round are reported")
    func earlierReports() {
        let root = hStack(0, nil, fixed(5, 5).frame(width: -10), text(.word))
        let result = SampleHost.settle(root) { $0.layout(.unspecified) }
        #expect(result.reports.map(\.problem) == [.invalidLength])
    }

    @MainActor
    @Test("A view that was too deep is laid out after it has moved")
    func tooDeepBefore() {
        let leaf = color("c")
        let inner = nested(3, leaf)
        let tree = LayoutTree(root: nested(20, inner), depthLimit: 20)
        #expect(tree.layout(in: LayoutSize(50, 50)).reports.map(\.problem) == [.tooDeep])
        let other = LayoutTree(root: vStack(0, nil, inner), depthLimit: 20)
        #expect(other.layout(in: LayoutSize(50, 50)).reports.isEmpty)
        #expect(leaf.frame.size.width == 50)
    }

    private func check(_ result: LayoutResult, _ node: LayoutNode) {
        #expect(!result.size.width.isNaN && !result.size.height.isNaN)
        let frame = node.frame
        #expect(!frame.minX.isNaN && !frame.minY.isNaN && !frame.size.width.isNaN && !frame.size.height.isNaN)
        for child in node.children { check(result, child) }
    }
}
