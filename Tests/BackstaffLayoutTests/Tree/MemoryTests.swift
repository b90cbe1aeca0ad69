import BackstaffLayout
import Testing

@Suite("What nodes remember")
struct MemoryTests {
    private func leaf(_ width: Double, _ height: Double) -> LayoutMeasuredLeaf {
        LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(width, height)))
    }

    // MARK: Open questions

    @Test("A question that was asked while placing is asked again until it is answered")
    func openQuestions() {
        let trees: [LayoutNode] = [
            LayoutMeasuredLeaf().frame(width: 100, height: 100), LayoutGeometryReader(),
            vStack(0, nil, LayoutGeometryReader().frame(width: 20, height: 20).padding(3), fixed(5, 5)),
        ]
        for root in trees {
            let tree = LayoutTree(root: root)
            for _ in 0..<3 { #expect(tree.layout(LayoutProposal(50, 50)).questions.count == 1) }
        }
    }

    @Test("A question without an answer stays open while the host answers others")
    func someOpen() {
        let root = vStack(0, nil, LayoutGeometryReader().frame(width: 20, height: 20), text(.word, "t"))
        let tree = LayoutTree(root: root)
        let result = tree.settle({ $0.layout(LayoutProposal(50, 50)) }, answer: SampleHost.answer)
        #expect(result.questions.map(\.kind) == [.content(LayoutSize(20, 20))])
        for question in result.questions { tree.answer(question, with: .content([color("c")])) }
        #expect(tree.layout(LayoutProposal(50, 50)).questions.isEmpty)
        #expect(root.node(named: "c")?.frame.size == LayoutSize(20, 20))
    }

    // MARK: Containers

    @Test("A part of the window follows the window, also in a view that keeps its size")
    func otherWindow() {
        let part = LayoutRelativeFrame(.both, color())
        let tree = LayoutTree(root: part.frame(width: 50, height: 50))
        for size in [LayoutSize(200, 200), LayoutSize(400, 400), LayoutSize(200, 200)] {
            _ = tree.layout(in: size)
            #expect(part.frame.size == size)
        }
        _ = tree.layout(LayoutProposal(300, 300))
        #expect(part.frame.size == LayoutSize(300, 300))
        #expect(tree.layout(LayoutProposal(300, 300)).measures == 0)
    }

    @Test("A part of the window has the same size for an app's layout")
    func windowOfLayout() {
        let part = LayoutRelativeFrame(.both, color())
        let host = AppHost(LayoutCustom([part]), layout: Ideal())
        _ = host.settle { $0.layout(in: LayoutSize(200, 200)) }
        #expect(part.frame.size == LayoutSize(200, 200))
    }

    @Test("A layout in a scroll view follows the size of the scroll view")
    func layoutInScroll() {
        let part = LayoutRelativeFrame(.vertical, color())
        let custom = LayoutCustom([part])
        let host = AppHost(scroll(.vertical, custom), layout: Ideal())
        for height in [100.0, 300, 100] {
            _ = host.settle { $0.layout(LayoutProposal(50, height)) }
            #expect(part.frame.size == LayoutSize(10, height))
            #expect(custom.frame.size == LayoutSize(10, height))
        }
    }

    @Test("A scroll view that is tried at several sizes settles, with a layout inside that refers to it")
    func triedScroll() {
        let part = LayoutRelativeFrame(.vertical, color())
        let root = vStack(0, nil, scroll(.vertical, LayoutCustom([part])), color())
        let host = AppHost(root, layout: Ideal())
        let result = host.settle { $0.layout(LayoutProposal(50, 300)) }
        #expect(result.questions.isEmpty)
        #expect(part.frame.size == LayoutSize(10, 150))
    }

    // MARK: Moves

    @Test("A view that has changed before it comes into another stack lies along that stack")
    func changedAndMoved() {
        for isChanged in [false, true] {
            let changing = leaf(4, 4)
            let moving = spacer(least: nil, "s").overlay(.center, changing).padding(0)
            let row = hStack(nil, nil, fixed(20, 20), moving, fixed(20, 20))
            _ = LayoutTree(root: row).layout(.unspecified)
            if isChanged { changing.invalidate() }
            let column = vStack(nil, nil, fixed(20, 20), moving, fixed(20, 20))
            #expect(LayoutTree(root: column).layout(.unspecified).size == LayoutSize(20, 48))
            #expect(column.node(named: "s")?.frameInTree?.minY == 20)
        }
    }

    @Test("A new modifier around known views measures itself only, and asks the app nothing")
    func newModifier() {
        let rows = LayoutStack(.vertical, (0..<50).map { _ in leaf(20, 10) })
        let guided = LayoutGuideValue(.leading, fixed(10, 10))
        let content = vStack(0, .leading, rows, LayoutCustom([fixed(5, 5)]), guided)
        let host = AppHost(content.padding(1), layout: Ideal())
        _ = host.settle { $0.layout(.unspecified) }
        let answers = host.answers
        let other = AppHost(content.padding(2), layout: Ideal())
        let result = other.settle { $0.layout(.unspecified) }
        #expect(result.questions.isEmpty)
        #expect((answers > 0, other.answers) == (true, 0))
        #expect(result.measures == 1)
    }

    @Test("A child that stays among new children isn't measured again")
    func stays() {
        let staying = hStack(0, nil, leaf(20, 10), spacer())
        let root = vStack(0, nil, staying, leaf(5, 5))
        let tree = LayoutTree(root: root)
        _ = tree.layout(.unspecified)
        root.replaceChildren(with: [staying])
        let result = tree.layout(.unspecified)
        #expect(result.size == LayoutSize(28, 10))
        #expect(result.measures == 1)
    }

    // MARK: Late answers

    @Test("An answer about old content isn't taken for the new one")
    func late() throws {
        let text = leaf(100, 16)
        var measures = LayoutMeasures(ideal: LayoutSize(100, 16))
        measures.lines = .init(height: 16)
        text.change(to: measures)
        let tree = LayoutTree(root: text)
        let old = try #require(tree.layout(LayoutProposal(60, nil)).questions.first)
        measures.ideal.width = 200
        text.change(to: measures)
        #expect(!tree.answer(old, with: .size(LayoutSize(55, 32))))
        let new = try #require(tree.layout(LayoutProposal(60, nil)).questions.first)
        #expect(tree.answer(new, with: .size(LayoutSize(50, 64))))
        #expect(tree.layout(LayoutProposal(60, nil)).size == LayoutSize(50, 64))
    }

    @Test("A second answer with measures doesn't count")
    func measuredTwice() throws {
        let tree = LayoutTree(root: LayoutMeasuredLeaf())
        let question = try #require(tree.layout(.unspecified).questions.first)
        #expect(tree.answer(question, with: .measures(LayoutMeasures(ideal: LayoutSize(10, 10)))))
        #expect(!tree.answer(question, with: .measures(LayoutMeasures(ideal: LayoutSize(30, 10)))))
        #expect(tree.layout(.unspecified).size == LayoutSize(10, 10))
    }

    // MARK: Many answers

    @Test("A layout that tries another one at many widths settles")
    func manyWidths() {
        let inner = LayoutCustom([fixed(5, 5)])
        let root = LayoutCustom([inner, fixed(5, 5)])
        let host = AppHost(root, layout: Trying())
        let result = host.settle { $0.layout(LayoutProposal(80, 80)) }
        #expect(result.questions.isEmpty)
        #expect(host.answers < 200)
    }
}

/// As large as its first subview, which lies at the leading top corner.
private struct Ideal: AppLayout {
    func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext) -> LayoutSize {
        context.size(of: subviews[0], at: .unspecified)
    }

    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext
    ) -> [LayoutSubviewPlacement] { [LayoutSubviewPlacement(0, at: .zero, proposal: .unspecified)] }
}

/// Asks its first subview for 70 widths if it has two subviews.
private struct Trying: AppLayout {
    func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext) -> LayoutSize {
        guard subviews.count > 1 else { return LayoutSize(proposal.width ?? 0, 10) }
        return (1...70).reduce(into: LayoutSize.zero) { size, width in
            size = context.size(of: subviews[0], at: LayoutProposal(Double(width), nil))
        }
    }

    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext
    ) -> [LayoutSubviewPlacement] {
        guard subviews.count > 1 else { return [] }
        for width in 1...70 { _ = context.size(of: subviews[0], at: LayoutProposal(Double(width), nil)) }
        return [LayoutSubviewPlacement(0, at: .zero, proposal: .unspecified)]
    }
}
