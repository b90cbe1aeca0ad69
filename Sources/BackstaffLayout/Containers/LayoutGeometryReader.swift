/// A `GeometryReader`. It takes all room that it is offered, and asks the host for the content of that size.
package final class LayoutGeometryReader: LayoutNode {
    /// The size for which the content was made.
    private var made: LayoutSize?

    /// Makes a reader whose content isn't known yet.
    package init() { super.init(children: []) }

    /// Asks for the content again, because the app's closure has changed.
    package func change() {
        made = nil
        version &+= 1
        needPlacement()
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        proposal.replacingNil(by: LayoutDefaults.idealSize)
    }

    override var dependsOnContent: Bool { false }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        children.map { _ in LayoutPlacement(0, 0, LayoutProposal(size)) }
    }

    override func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        if made != size { pass.ask(.content(size), about: self) }
        super.place(in: size, for: proposal, pass)
    }

    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool {
        guard case .content(let size) = question.kind, case .content(let content) = answer else { return false }
        made = size
        setChildren(content)
        return true
    }

    /// The content has no influence on the sizes of the reader and of what is around it.
    override func childrenReplaced() {
        forgetTraits()
        needPlacement()
    }

    /// The content's guides and distances stay inside.
    override func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        traits.contents = super.makeTraits().contents.intersection([.relativeToContainer, .dependsOnPlace])
        return traits
    }
}
