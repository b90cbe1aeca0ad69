import BackstaffLayout

/// The host of the trees in these tests. It knows the sample texts and the leaves that are asked.
enum SampleHost {
    /// Lays a tree out until the host has answered all questions.
    static func settle(_ root: LayoutNode, _ layout: (LayoutTree) -> LayoutResult) -> LayoutResult {
        LayoutTree(root: root).settle(layout, answer: answer)
    }

    static func answer(_ question: LayoutQuestion) -> LayoutAnswer? {
        let kind = question.node.tag >> 8
        switch question.kind {
        case .measures: return SampleText(rawValue: kind).map { .measures($0.measures) }
        case .lines(let width): return SampleText(rawValue: kind)?.size(at: width).map { .size($0) }
        case .size(let proposal): return AskedLeaf(rawValue: kind).map { .size($0.answer(to: proposal)) }
        case .placements, .guide, .defaultGuide, .content: return nil
        }
    }
}
