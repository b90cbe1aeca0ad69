import BackstaffLayout
import Testing

/// Asks its only subview for the same size again and again, and places it once or twice.
private struct Asking: AppLayout {
    var proposals: [LayoutProposal] = []
    var places: [LayoutSubviewPlacement] = []

    func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext) -> LayoutSize {
        for each in proposals { _ = context.size(of: subviews[0], at: each) }
        return LayoutSize(200, 100)
    }

    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext
    ) -> [LayoutSubviewPlacement] {
        for each in proposals { _ = context.size(of: subviews[0], at: each) }
        return places
    }
}

/// Places its subviews from left to right, each as wide as it likes.
private struct Line: AppLayout {
    func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext) -> LayoutSize {
        subviews.reduce(into: LayoutSize.zero) { size, subview in
            let own = context.size(of: subview, at: .unspecified)
            size.width += own.width
            size.height = max(size.height, own.height)
        }
    }

    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext
    ) -> [LayoutSubviewPlacement] {
        var x = 0.0
        return subviews.enumerated().map { index, subview in
            defer { x += context.size(of: subview, at: .unspecified).width }
            return LayoutSubviewPlacement(index, at: LayoutPoint(x, 0), proposal: .unspecified)
        }
    }
}

@Suite("The app's own layouts")
struct CustomLayoutFactTests {
    @Test("N09 lay-01 a subview is measured once for each proposal, however often it is asked")
    func measuredOnce() {
        let leaf = half("h")
        let tree = LayoutTree(root: LayoutCustom([leaf]))
        var answers = 0
        for proposal in [LayoutProposal(40, 10), LayoutProposal(40, 10), LayoutProposal(60, 10)] {
            let questions = tree.size(of: leaf, at: proposal, answering: nil).questions
            answers += questions.count
            for question in questions { tree.answer(question, with: .size(AskedLeaf.half.answer(to: proposal))) }
        }
        #expect(answers == 2)
        // Placing it with the same proposals asks nothing.
        let places = [LayoutSubviewPlacement(0, at: .zero, proposal: LayoutProposal(40, 10))]
        let result = tree.settle {
            $0.layout(.unspecified)
        } answer: { question in
            switch question.kind {
            case .size where question.node !== leaf: return .size(LayoutSize(200, 100))
            case .placements: return .placements(places)
            default: return nil
            }
        }
        #expect(result.questions.isEmpty)
        #expect(leaf.frame == LayoutRect(0, 0, 20, 10))
    }

    @Test("N09 lay-03 the answers of a subview to zero, nil and infinity, and its priority")
    func proxy() {
        let leaf = color().priority(2.5)
        let tree = LayoutTree(root: LayoutCustom([leaf]))
        #expect(leaf.layoutPriority == 2.5)
        #expect(tree.size(of: leaf, at: .zero, answering: nil).size == .zero)
        #expect(tree.size(of: leaf, at: .unspecified, answering: nil).size == LayoutSize(10, 10))
        #expect(tree.size(of: leaf, at: .infinity, answering: nil).size == LayoutSize(.infinity, .infinity))
    }

    @Test("N09 lay-07 of two places of a subview, the last one counts")
    func placedTwice() {
        let leaf = fixed(20, 10)
        let places = [
            LayoutSubviewPlacement(0, at: LayoutPoint(5, 5), proposal: .unspecified),
            LayoutSubviewPlacement(0, at: LayoutPoint(7, 9), proposal: .unspecified),
        ]
        let host = AppHost(LayoutCustom([leaf]), layout: Asking(places: places))
        _ = host.settle { $0.layout(.unspecified) }
        #expect(leaf.frame == LayoutRect(7, 9, 20, 10))
    }

    @Test(
        "The subview's anchor lies at the point",
        arguments: [
            ("lay-08", LayoutUnitPoint.center, LayoutPoint(110, 115)),
            ("lay-09", LayoutUnitPoint(1, 1), LayoutPoint(95, 105)),
        ])
    func anchors(name: String, anchor: LayoutUnitPoint, place: LayoutPoint) {
        let leaf = color()
        let places = [
            LayoutSubviewPlacement(0, at: LayoutPoint(100, 100), anchor: anchor, proposal: LayoutProposal(30, 20))
        ]
        let root = LayoutCustom([leaf]).padding(25)
        let host = AppHost(root, layout: Asking(places: places))
        _ = host.settle { $0.layout(.unspecified) }
        #expect(leaf.frameInTree == LayoutRect(origin: place, size: LayoutSize(30, 20)))
    }

    @Test("N09 a subview that isn't placed is in the centre, and a place of no subview doesn't count")
    func notPlaced() {
        let leaf = fixed(20, 10)
        let places = [LayoutSubviewPlacement(4, at: .zero, proposal: .unspecified)]
        let host = AppHost(LayoutCustom([leaf]), layout: Asking(places: places))
        _ = host.settle { $0.layout(.unspecified) }
        #expect(leaf.frame == LayoutRect(90, 45, 20, 10))
    }

    @Test("N09 a layout is asked again if a subview changes, and not otherwise")
    func changes() {
        let leaf = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(20, 10)))
        let other = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(30, 10)))
        let custom = LayoutCustom([leaf, fixed(5, 5, "f")])
        let host = AppHost(vStack(0, nil, custom, other), layout: Line())
        #expect(host.settle { $0.layout(.unspecified) }.size == LayoutSize(30, 20))
        let answers = host.answers
        other.change(to: LayoutMeasures(ideal: LayoutSize(30, 15)))
        #expect(host.settle { $0.layout(.unspecified) }.size == LayoutSize(30, 25))
        #expect(host.answers == answers)
        leaf.change(to: LayoutMeasures(ideal: LayoutSize(60, 12)))
        #expect(host.settle { $0.layout(.unspecified) }.size == LayoutSize(65, 27))
        #expect(host.answers > answers)
        #expect(custom.node(named: "f")?.frame.minX == 60)
    }

    @Test("N09 a layout of a layout with texts settles")
    func nested() {
        let inner = LayoutCustom([text(.long, "a"), text(.short, "b")])
        let root = LayoutCustom([inner, fixed(5, 5, "c")])
        let result = AppHost(root, layout: Line()).settle { $0.layout(.unspecified) }
        #expect(result.questions.isEmpty)
        #expect(result.size == LayoutSize(144, 16))
        #expect(root.node(named: "c")?.frameInTree?.minX == 139)
    }

    @Test("N09 geo-01 a size that is not a number counts as 0, and a place likewise, but an infinite place stays")
    func nonsense() {
        struct Nonsense: AppLayout {
            func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext)
                -> LayoutSize
            {
                LayoutSize(.nan, -3)
            }
            func placements(
                in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode],
                _ context: AppLayoutContext
            ) -> [LayoutSubviewPlacement] {
                [LayoutSubviewPlacement(0, at: LayoutPoint(.nan, .infinity), proposal: LayoutProposal(.nan, 4))]
            }
        }
        let leaf = color()
        let result = AppHost(LayoutCustom([leaf]), layout: Nonsense()).settle { $0.layout(.unspecified) }
        #expect(result.size == LayoutSize(0, -3))
        #expect(result.reports.map(\.problem) == [.invalidAnswer])
        #expect(leaf.frame == LayoutRect(0, .infinity, 10, 4))
    }

    @Test("N09 a layout without an answer is laid out with a guess, and the question stays")
    func unanswered() {
        let root = LayoutCustom([fixed(20, 10)])
        let result = LayoutTree(root: root).settle {
            $0.layout(LayoutProposal(50, 60))
        } answer: { _ in
            nil
        }
        #expect(result.size == LayoutSize(50, 60))
        #expect(result.questions.count == 2)
    }

    @Test("N09 a spacer lies along the axis that the layout names, and on both axes otherwise")
    func stackAxis() {
        let root = LayoutCustom([spacer(least: 0, "s")])
        let host = AppHost(
            root,
            layout: Asking(places: [LayoutSubviewPlacement(0, at: .zero, proposal: LayoutProposal(30, 20))]))
        for (axis, size) in [
            (nil, LayoutSize(30, 20)), (.horizontal, LayoutSize(30, 0)), (.vertical, LayoutSize(0, 20)),
        ] as [(LayoutAxis?, LayoutSize)] {
            root.stackAxis = axis
            _ = host.settle { $0.layout(.unspecified) }
            #expect(root.node(named: "s")?.frame.size == size)
        }
    }

    @Test("N09 a layout can ask for a guide, and whether a subview sets it")
    func guides() {
        let set = LayoutGuideValue(.top, fixed(20, 10))
        let other = fixed(20, 10)
        let tree = LayoutTree(root: LayoutCustom([set, other]))
        let open = tree.guide(.top, of: set, at: .unspecified, answering: nil)
        #expect((open.isExplicit, open.questions.count) == (false, 1))
        for question in open.questions { tree.answer(question, with: .coordinate(4)) }
        let known = tree.guide(.top, of: set, at: .unspecified, answering: nil)
        #expect((known.value, known.isExplicit, known.questions.count) == (4, true, 0))
        let unset = tree.guide(.bottom, of: other, at: .unspecified, answering: nil)
        #expect((unset.value, unset.isExplicit, unset.questions.count) == (10, false, 0))
    }
}
