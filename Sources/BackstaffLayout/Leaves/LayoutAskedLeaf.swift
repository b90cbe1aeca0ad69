/// A leaf whose size for each proposal the host answers.
package final class LayoutAskedLeaf: LayoutNode {
    private var answers = KeptAnswers<LayoutProposal, LayoutSize>()
    /// The distances that the leaf wants from its neighbours.
    package var ownSpacing: LayoutSpacing {
        didSet { if ownSpacing != oldValue { invalidate() } }
    }

    /// Makes a leaf whose sizes aren't known yet.
    package init(spacing: LayoutSpacing = LayoutSpacing()) {
        ownSpacing = spacing
        super.init(children: [])
    }

    /// Forgets the answers, because the content has changed.
    package func change() {
        answers.removeAll()
        forgetSizes()
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        if let known = answers.find(proposal, round: pass.round) { return known }
        pass.ask(.size(proposal), about: self)
        return proposal.replacingNil(by: LayoutDefaults.idealSize)
    }

    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool {
        guard case .size(let proposal) = question.kind, case .size(let size) = answer else { return false }
        answers.insert(size.withoutNaN, for: proposal)
        return true
    }

    override func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        traits.spacing = ownSpacing
        return traits
    }
}
