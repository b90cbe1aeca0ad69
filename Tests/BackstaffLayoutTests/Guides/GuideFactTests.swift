import BackstaffLayout
import Testing

extension LayoutNode {
    /// Sets a guide. The host answers where it is.
    fileprivate func guide(_ guide: LayoutGuide) -> LayoutNode { LayoutGuideValue(guide, self) }
}

@Suite("Alignment guides")
struct GuideFactTests {
    private let custom = LayoutGuide.custom(3, along: .horizontal)

    @Test("N08 a stack is as wide as the union of its aligned children")
    func explicit() {
        let root = vStack(0, .leading, fixed(30, 10, "a"), fixed(20, 10, "b").guide(.leading))
        let host = AppHost(root, guide: { -$0.width / 2 })
        let result = host.settle { $0.layout(.unspecified) }
        #expect(result.size == LayoutSize(30, 20))
        #expect(root.node(named: "b")?.frameInTree == LayoutRect(10, 10, 20, 10))
    }

    @Test("N08 a guide outside of the view moves the view and widens the stack")
    func outside() {
        let root = vStack(0, .leading, fixed(30, 10, "a"), fixed(20, 10, "b").guide(.leading))
        let host = AppHost(root, guide: { _ in 50 })
        let result = host.settle { $0.layout(.unspecified) }
        #expect(result.size == LayoutSize(80, 20))
        #expect(root.node(named: "a")?.frameInTree?.minX == 50)
        #expect(root.node(named: "b")?.frameInTree?.minX == 0)
    }

    @Test("N08 a stack by another guide doesn't notice")
    func other() {
        let root = vStack(0, .trailing, fixed(30, 10), fixed(20, 10, "b").guide(.leading))
        let host = AppHost(root, guide: { _ in 50 })
        #expect(host.settle { $0.layout(.unspecified) }.size == LayoutSize(30, 20))
        #expect(host.answers == 0)
    }

    @Test("N08 a guide of the app aligns views in different stacks")
    func acrossContainers() {
        let root = vStack(
            0, custom,
            hStack(0, nil, fixed(30, 10), fixed(20, 10, "a").guide(custom)),
            hStack(0, nil, fixed(70, 10), fixed(40, 10, "b").guide(custom)).padding(LayoutInsets(leading: 5)))
        let host = AppHost(root, guide: { _ in 0 })
        let result = host.settle { $0.layout(.unspecified) }
        #expect(result.questions.isEmpty)
        #expect(root.node(named: "a")?.frameInTree?.minX == 75)
        #expect(root.node(named: "b")?.frameInTree?.minX == 75)
        #expect(result.size == LayoutSize(115, 20))
    }

    @Test("N08 src-10 if several children set a guide, the mean counts, and children without it don't")
    func mean() {
        let inner = vStack(
            0, .leading, fixed(10, 10).guide(custom), fixed(30, 10).guide(custom), fixed(50, 10).guide(custom),
            fixed(70, 10))
        let root = vStack(0, custom, inner.named("i"), fixed(20, 10, "a").guide(custom))
        let host = AppHost(root, guide: { $0.width == 20 ? 0 : $0.width / 10 })
        _ = host.settle { $0.layout(.unspecified) }
        // The guides are at 1, 3 and 5.
        #expect(root.node(named: "i")?.frameInTree?.minX == 0)
        #expect(root.node(named: "a")?.frameInTree?.minX == 3)
    }

    @Test("N08 the host says where a guide of the app is in views that don't set it")
    func defaultValue() {
        let root = vStack(0, custom, fixed(30, 10, "a"), fixed(20, 10, "b"))
        let host = AppHost(root, guide: { $0.width })
        _ = host.settle { $0.layout(.unspecified) }
        #expect(root.node(named: "b")?.frameInTree?.minX == 10)
        #expect(host.answers == 2)
        root.invalidate()
        _ = host.settle { $0.layout(.unspecified) }
        #expect(host.answers == 2, "the host is asked once for each size")
    }

    @Test("N08 the default of an app's guide may depend on the view, not only on its size")
    func defaultOfView() {
        let line = LayoutGuide.custom(4, along: .vertical)
        for isTextFirst in [true, false] {
            let label = fixed(20, 16, "t")
            let other = fixed(20, 16, "f")
            let root = LayoutStack(
                .horizontal, spacing: 0, alignment: line, isTextFirst ? [label, other] : [other, label])
            let result = LayoutTree(root: root).settle {
                $0.layout(.unspecified)
            } answer: { question in
                .coordinate(question.node === label ? 12 : 16)
            }
            #expect(result.questions.isEmpty)
            #expect(result.size == LayoutSize(40, 20))
            #expect((label.frame.minY, other.frame.minY) == (4, 0))
        }
    }

    @Test("N08 the default of an app's guide is asked again after the view has changed")
    func defaultOfChangedView() {
        let leaf = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(20, 10)))
        let host = AppHost(vStack(0, custom, leaf, fixed(30, 10)), guide: { $0.width })
        _ = host.settle { $0.layout(.unspecified) }
        leaf.change(to: LayoutMeasures(ideal: LayoutSize(20, 10)))
        _ = host.settle { $0.layout(.unspecified) }
        #expect(host.answers == 3)
    }

    @Test("N08 300 views with defaults of an app's guide settle")
    func manyDefaults() {
        let line = LayoutGuide.custom(4, along: .vertical)
        let leaves = (1...300).map { fixed(1, Double($0)) }
        let host = AppHost(LayoutStack(.horizontal, spacing: 0, alignment: line, leaves), guide: { $0.height / 2 })
        let result = host.settle { $0.layout(.unspecified) }
        #expect(result.questions.isEmpty)
        #expect(host.answers == 300)
    }

    @Test("N08 frames, overlays and ZStacks align by guides too")
    func otherContainers() {
        let framed = fixed(20, 10, "a").guide(.leading).frame(width: 100, .leading)
        _ = AppHost(framed, guide: { _ in 5 }).settle { $0.layout(.unspecified) }
        #expect(framed.node(named: "a")?.frameInTree?.minX == -5)

        let overlaid = fixed(60, 40).overlay(.topLeading, fixed(20, 10, "a").guide(.top))
        _ = AppHost(overlaid, guide: { $0.height }).settle { $0.layout(.unspecified) }
        #expect(overlaid.node(named: "a")?.frameInTree?.minY == -10)

        let layers = zStack(.bottom, fixed(60, 40, "b"), fixed(20, 10, "a").guide(.bottom))
        let result = AppHost(layers, guide: { _ in 0 }).settle { $0.layout(.unspecified) }
        #expect(result.size == LayoutSize(60, 50))
        #expect(layers.node(named: "a")?.frameInTree?.minY == 40)
    }

    @Test("N08 baselines are those of texts, and the bottom of other views")
    func baselines() {
        let root = hStack(0, .firstTextBaseline, text(.short, "t"), fixed(10, 30, "f"), text(.word, "u").padding(4))
        let result = SampleHost.settle(root) { $0.layout(.unspecified) }
        #expect(root.node(named: "f")?.frameInTree?.minY == 0)
        #expect(root.node(named: "t")?.frameInTree?.minY == 18)
        #expect(root.node(named: "u")?.frameInTree?.minY == 18)
        #expect(result.size.height == 38)
    }

    @Test("N08 the last baseline of a stack is that of its lowest text, and the first that of its topmost")
    func baselinesOfStacks() {
        let first = hStack(0, .firstTextBaseline, vStack(0, nil, text(.short), text(.short)), text(.short, "a"))
        _ = SampleHost.settle(first) { $0.layout(.unspecified) }
        #expect(first.node(named: "a")?.frameInTree?.minY == 0)
        let last = hStack(0, .lastTextBaseline, vStack(0, nil, text(.short), text(.short)), text(.short, "a"))
        _ = SampleHost.settle(last) { $0.layout(.unspecified) }
        #expect(last.node(named: "a")?.frameInTree?.minY == 16)
    }

    @Test("N08 a guide that can't be counts as 0, which is reported, and one without an answer as not set")
    func mistakes() {
        for value in [Double.nan, .infinity, -.infinity] {
            let root = vStack(0, .leading, fixed(30, 10, "b"), fixed(20, 10, "a").guide(.leading))
            let result = AppHost(root, guide: { _ in value }).settle { $0.layout(.unspecified) }
            #expect(root.node(named: "a")?.frameInTree?.minX == 0)
            #expect(result.size == LayoutSize(30, 20))
            #expect(result.reports.map(\.problem) == [.invalidGuide])

            let byDefault = vStack(0, custom, fixed(30, 10))
            let second = AppHost(byDefault, guide: { _ in value }).settle { $0.layout(.unspecified) }
            #expect(second.size == LayoutSize(30, 10))
            #expect(second.reports.map(\.problem) == [.invalidGuide])
        }

        let unanswered = vStack(0, .leading, fixed(30, 10), fixed(20, 10, "a").guide(.leading))
        let result = LayoutTree(root: unanswered).settle {
            $0.layout(.unspecified)
        } answer: { _ in
            nil
        }
        #expect(result.questions.count == 1)
        #expect(result.size == LayoutSize(30, 20))
    }
}
