/// `alignmentGuide`. The host says where the guide is in a view of a size.
package final class LayoutGuideValue: LayoutUnary {
    /// The guide that the modifier sets.
    package let guide: LayoutGuide

    private var answers = KeptAnswers<LayoutSize, Double>()

    /// Sets a guide of a child.
    package init(_ guide: LayoutGuide, _ child: LayoutNode) {
        self.guide = guide
        super.init(child)
    }

    /// Forgets the answers, because the app's closure has changed.
    package func change() { forgetSizes() }

    override func sizesChanged() { answers.removeAll() }

    override func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        guard guide == self.guide else {
            return pass.explicitGuide(guide, of: child, in: size, for: proposal)
        }
        if let known = answers.find(size, round: pass.round) {
            if known.isFinite { return known }
            pass.report(.invalidGuide, at: self)
            return 0
        }
        pass.ask(.guide(size, proposal), about: self)
        return nil
    }

    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool {
        guard case .guide(let size, _) = question.kind, case .coordinate(let value) = answer else { return false }
        answers.insert(value, for: size)
        return true
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.contents.insert(.guide(guide))
    }
}
