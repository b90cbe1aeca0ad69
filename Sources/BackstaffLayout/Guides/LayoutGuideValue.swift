/// `alignmentGuide`. The host says where the guide is in a view of a size.
package final class LayoutGuideValue: LayoutUnary {
    /// The guide that the modifier sets.
    package let guide: LayoutGuide

    private var answers = KeptAnswers<Double>()

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
            guard child.contents.mayHave(guide) else { return nil }
            return child.explicitGuide(guide, in: size, for: proposal, pass)
        }
        if let known = answers.find(size, .unspecified) { return known }
        pass.ask(.guide(size, proposal), about: self)
        return nil
    }

    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion.Kind) -> Bool {
        guard case .guide(let size, _) = question, case .coordinate(let value) = answer else { return false }
        answers.insert(value, size, .unspecified)
        return true
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.contents.insert(guide.axis == .horizontal ? .horizontalGuide : .verticalGuide)
    }
}
