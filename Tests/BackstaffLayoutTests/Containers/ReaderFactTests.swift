import BackstaffLayout
import Testing

@Suite("Geometry readers and parts of containers")
struct ReaderFactTests {
    @Test("N05 osu-29 the content of a reader is offered its size, and lies at the top leading corner")
    func content() {
        let root = LayoutGeometryReader()
        let host = AppHost(
            root,
            content: { size in
                [
                    color("a").frame(width: size.width / 2, height: size.height / 2),
                    color("b").frame(width: size.width / 3, height: size.height / 3),
                ]
            })
        let result = host.settle { $0.layout(in: LayoutSize(200, 200)) }
        #expect(result.size == LayoutSize(200, 200))
        #expect(root.node(named: "a")?.frameInTree == LayoutRect(0, 0, 100, 100))
        #expect(root.node(named: "b")?.frameInTree?.origin == .zero)
    }

    @Test("N05 osu-30 content with all room is in the centre")
    func centred() {
        let root = LayoutGeometryReader()
        let host = AppHost(
            root,
            content: { size in
                [
                    vStack(nil, nil, color("a").frame(width: size.width / 2, height: size.height / 2))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                ]
            })
        _ = host.settle { $0.layout(in: LayoutSize(200, 200)) }
        #expect(root.node(named: "a")?.frameInTree == LayoutRect(50, 50, 100, 100))
    }

    @Test("N05 src-06 a reader that is offered nothing is 10 points long")
    func ideal() {
        let host = AppHost(LayoutGeometryReader())
        #expect(host.settle { $0.layout(LayoutProposal(nil, 30)) }.size == LayoutSize(10, 30))
    }

    @Test("N05 the content is asked for again after the size has changed, and only then")
    func asked() {
        let reader = LayoutGeometryReader()
        let host = AppHost(reader, content: { _ in [color()] })
        _ = host.settle { $0.layout(LayoutProposal(50, 50)) }
        _ = host.settle { $0.layout(LayoutProposal(50, 50)) }
        #expect(host.answers == 1)
        _ = host.settle { $0.layout(LayoutProposal(50, 60)) }
        #expect(host.answers == 2)
        reader.change()
        _ = host.settle { $0.layout(LayoutProposal(50, 60)) }
        #expect(host.answers == 3)
    }

    @Test("N05 a change in the content measures nothing around the reader")
    func changedContent() {
        let leaf = LayoutMeasuredLeaf(LayoutMeasures(ideal: LayoutSize(20, 10)))
        let reader = LayoutGeometryReader()
        let host = AppHost(vStack(0, nil, color(), reader), content: { _ in [leaf] })
        _ = host.settle { $0.layout(LayoutProposal(50, 50)) }
        leaf.change(to: LayoutMeasures(ideal: LayoutSize(30, 10)))
        let result = host.settle { $0.layout(LayoutProposal(50, 50)) }
        #expect(result.measures == 1)
        #expect(leaf.frameInTree == LayoutRect(0, 25, 30, 10))
    }

    @Test(
        "doc-01 a part of the container is as long as its columns with the gaps between them",
        arguments: [
            (4, 1, 0.0, 100.0), (4, 1, 20, 85), (4, 2, 20, 190), (1, 1, 20, 400), (0, 0, 20, 400), (400, 1, 20, 0),
        ])
    func division(count: Int, span: Int, spacing: Double, width: Double) {
        let part = LayoutRelativeFrame(
            .horizontal, division: .init(count: count, span: span, spacing: spacing), color("a"))
        let root = scroll(.horizontal, part)
        _ = LayoutTree(root: root).layout(LayoutProposal(400, 100))
        #expect(part.frame.size == LayoutSize(width, 100))
    }

    @Test("N02 doc-02 without a scroll view, the container is the window without its unsafe parts")
    func window() {
        let part = LayoutRelativeFrame(.both, color())
        _ = LayoutTree(root: part.padding(10)).layout(
            in: LayoutSize(400, 300), safeArea: LayoutInsets(top: 50, leading: 20))
        #expect(part.frame.size == LayoutSize(380, 250))
    }

    @Test("N02 a part follows the size of its scroll view")
    func resized() {
        let part = LayoutRelativeFrame(.both, color())
        let root = scroll(.vertical, vStack(0, nil, part.padding(0), fixed(10, 10)))
        let tree = LayoutTree(root: root)
        for size in [LayoutSize(400, 300), LayoutSize(200, 100), LayoutSize(400, 300), LayoutSize(400, 100)] {
            _ = tree.layout(in: size)
            #expect(part.frame.size == size)
        }
    }

    @Test("N02 only the given axes are parts, and the child is aligned")
    func oneAxis() {
        let part = LayoutRelativeFrame(.horizontal, alignment: .trailing, fixed(20, 10, "a"))
        _ = LayoutTree(root: scroll(.vertical, part)).layout(LayoutProposal(300, 100))
        #expect(part.frame.size == LayoutSize(300, 10))
        #expect(part.node(named: "a")?.frame.minX == 280)
    }

    @Test("N05 readers in readers settle")
    func nested() {
        let root = LayoutGeometryReader()
        var depth = 0
        let host = AppHost(
            root,
            content: { _ in
                depth += 1
                return depth == 20 ? [color("c")] : [LayoutGeometryReader().padding(1)]
            })
        let result = host.settle { $0.layout(in: LayoutSize(100, 100)) }
        #expect(result.questions.isEmpty)
        #expect(result.reports.isEmpty)
        #expect(root.node(named: "c")?.frameInTree == LayoutRect(19, 19, 62, 62))
    }
}
