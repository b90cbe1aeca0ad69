import BackstaffLayout
import Testing

@Suite("The cost of guides")
struct GuideCostTests {
    /// A text in stacks in stacks, each of which aligns by baselines.
    private func lines(_ depth: Int) -> LayoutNode {
        var node = text(.word, "t")
        for _ in 0..<depth { node = hStack(0, .firstTextBaseline, node, fixed(5, 5)) }
        return node
    }

    /// A view with guides in ZStacks in ZStacks.
    private func layers(_ depth: Int, _ alignment: LayoutAlignment) -> LayoutNode {
        var node: LayoutNode = LayoutGuideValue(.top, LayoutGuideValue(.leading, fixed(10, 10, "a")))
        for _ in 0..<depth { node = zStack(alignment, node, fixed(20, 20)) }
        return node
    }

    // On the main actor, whose thread has the larger stack on macOS.
    @MainActor
    @Test("A text in 40 stacks that align by baselines takes some steps for each stack")
    func baselines() {
        let root = lines(40)
        let result = SampleHost.settle(root) { $0.layout(LayoutProposal(400, 400)) }
        #expect(result.questions.isEmpty)
        #expect(result.measures < 40 * 20, "40 stacks took \(result.measures) steps")
        #expect(root.node(named: "t")?.frameInTree == LayoutRect(0, 0, 13, 16))
    }

    @MainActor
    @Test("Guides in 40 ZStacks take some steps for each ZStack, also if the ZStacks align by them")
    func zStacks() {
        for alignment in [LayoutAlignment.center, .topLeading] {
            let root = layers(40, alignment)
            let host = AppHost(root, guide: { $0.width / 10 })
            let result = host.settle { $0.layout(LayoutProposal(400, 400)) }
            #expect(result.questions.isEmpty)
            #expect(result.measures < 40 * 40, "40 ZStacks took \(result.measures) steps")
        }
    }

    @MainActor
    @Test("ZStacks that align by other guides don't ask for those inside")
    func otherGuides() {
        let host = AppHost(layers(8, .center), guide: { _ in 3 })
        _ = host.settle { $0.layout(LayoutProposal(400, 400)) }
        #expect(host.answers == 0)
    }

    @Test("A second layout works no guide out again")
    func kept() {
        let tree = LayoutTree(root: lines(10))
        _ = tree.settle({ $0.layout(LayoutProposal(400, 400)) }, answer: SampleHost.answer)
        #expect(tree.layout(LayoutProposal(400, 400)).measures == 0)
    }

    @Test("A guide is asked once, however many containers use it")
    func once() {
        let leaves = (0..<20).map { _ in LayoutGuideValue(.leading, fixed(10, 10)) }
        let host = AppHost(hStack(0, nil, LayoutStack(.vertical, alignment: .leading, leaves), color()))
        let result = host.tree.layout(LayoutProposal(300, 300))
        #expect(result.questions.count == 20)
    }
}
