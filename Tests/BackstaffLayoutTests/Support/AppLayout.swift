import BackstaffLayout

/// A layout of an app, as a host of these tests runs it.
protocol AppLayout {
    func size(for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext) -> LayoutSize
    func placements(
        in size: LayoutSize, for proposal: LayoutProposal, of subviews: [LayoutNode], _ context: AppLayoutContext
    ) -> [LayoutSubviewPlacement]
}

/// What an app's layout can ask. It notes whether an answer is missing, in which case the layout's result doesn't count.
final class AppLayoutContext {
    let tree: LayoutTree
    private(set) var missing: [LayoutQuestion] = []
    private(set) var asked = 0

    private let question: LayoutQuestion

    init(tree: LayoutTree, answering question: LayoutQuestion) {
        self.tree = tree
        self.question = question
    }

    func size(of node: LayoutNode, at proposal: LayoutProposal) -> LayoutSize {
        asked += 1
        let result = tree.size(of: node, at: proposal, answering: question)
        missing += result.questions
        return result.size
    }
}

/// A host that runs an app's layout, its guides and its readers.
final class AppHost {
    let tree: LayoutTree
    private let layout: (any AppLayout)?
    private let guide: (LayoutSize) -> Double
    private let content: (LayoutSize) -> [LayoutNode]

    /// The number of times that the app's code has answered.
    private(set) var answers = 0

    init(
        _ root: LayoutNode, layout: (any AppLayout)? = nil, guide: @escaping (LayoutSize) -> Double = { _ in 0 },
        content: @escaping (LayoutSize) -> [LayoutNode] = { _ in [] }
    ) {
        tree = LayoutTree(root: root)
        self.layout = layout
        self.guide = guide
        self.content = content
    }

    func settle(_ layout: (LayoutTree) -> LayoutResult) -> LayoutResult { tree.settle(layout, answer: answer) }

    private func answer(_ question: LayoutQuestion) -> LayoutAnswer? {
        switch question.kind {
        case .size(let proposal) where question.node.tag >> 8 == 0:
            guard let layout else { return nil }
            return run(question) { .size(layout.size(for: proposal, of: question.node.children, $0)) }
        case .placements(let size, let proposal):
            guard let layout else { return nil }
            return run(question) {
                .placements(layout.placements(in: size, for: proposal, of: question.node.children, $0))
            }
        case .guide(let size, _), .defaultGuide(_, let size):
            answers += 1
            return .coordinate(guide(size))
        case .content(let size):
            answers += 1
            return .content(content(size))
        default: return SampleHost.answer(question)
        }
    }

    /// Runs the app's code. If the code asked for a size that isn't known, the host answers that first.
    private func run(_ question: LayoutQuestion, _ code: (AppLayoutContext) -> LayoutAnswer) -> LayoutAnswer? {
        for _ in 0..<8 {
            let context = AppLayoutContext(tree: tree, answering: question)
            let answer = code(context)
            if context.missing.isEmpty {
                answers += 1
                return answer
            }
            for question in context.missing {
                if let given = self.answer(question) { tree.answer(question, with: given) }
            }
        }
        return nil
    }
}
