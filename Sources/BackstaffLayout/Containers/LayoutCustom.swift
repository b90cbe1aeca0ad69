/// Where the app's `Layout` has placed a subview.
package struct LayoutSubviewPlacement: Sendable {
    /// The number of the subview, from 0.
    package var subview: Int
    /// The point of the layout at which the subview's anchor lies, from the layout's top leading corner.
    package var point: LayoutPoint
    /// The point of the subview that lies there.
    package var anchor: LayoutUnitPoint
    /// What is offered to the subview.
    package var proposal: LayoutProposal

    /// Places a subview.
    package init(
        _ subview: Int, at point: LayoutPoint, anchor: LayoutUnitPoint = .topLeading, proposal: LayoutProposal
    ) {
        self.subview = subview
        self.point = point
        self.anchor = anchor
        self.proposal = proposal
    }
}

/// A container whose layout is the app's own code, a type that conforms to `Layout`.
///
/// The host runs the code. While it does so, it asks the tree for sizes, guides, priorities and spacings of the children.
/// If one of these has open questions, the host leaves the layout's question open and answers those first.
package final class LayoutCustom: LayoutContainer {
    private struct PlacementKey: Equatable {
        let size: LayoutSize
        let offer: NodeMemory.SizeKey
    }

    private var sizeAnswers = KeptAnswers<NodeMemory.SizeKey, LayoutSize>()
    private var placementAnswers = KeptAnswers<PlacementKey, [LayoutSubviewPlacement]>()

    /// The distances from neighbours that the layout wants, or nil for those of its children.
    package var ownSpacing: LayoutSpacing? {
        didSet { if ownSpacing != oldValue { invalidate() } }
    }

    /// The axis along which spacers and dividers lie, which the layout says in its `layoutProperties`.
    package var stackAxis: LayoutAxis? {
        didSet {
            guard stackAxis != oldValue else { return }
            for child in children where child.parent === self { child.forgetStack() }
            invalidate()
        }
    }

    /// Makes a container that the host lays out.
    package init(spacing: LayoutSpacing? = nil, along stackAxis: LayoutAxis? = nil, _ children: [LayoutNode]) {
        ownSpacing = spacing
        self.stackAxis = stackAxis
        super.init(children: children)
    }

    /// Forgets the answers, because a value of the layout has changed.
    package func change() { forgetSizes() }

    override func sizesChanged() {
        sizeAnswers.removeAll()
        placementAnswers.removeAll()
    }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { stackAxis.map { .along($0) } ?? .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let key = NodeMemory.SizeKey(proposal: proposal, container: pass.container(in: self))
        if let known = sizeAnswers.find(key, round: pass.round) {
            if known.width.isNaN || known.height.isNaN { pass.report(.invalidAnswer, at: self) }
            return known
        }
        pass.ask(.size(proposal), about: self)
        return proposal.replacingNil(by: LayoutDefaults.idealSize)
    }

    /// A child that the layout doesn't place is in the centre. Before the host has answered, children stay where they are.
    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard !children.isEmpty else { return [] }
        let offer = NodeMemory.SizeKey(proposal: proposal, container: pass.container(in: self))
        guard let given = placementAnswers.find(PlacementKey(size: size, offer: offer), round: pass.round) else {
            pass.ask(.placements(size, proposal), about: self)
            return children.map { child in
                guard child.isPlaced else { return .hidden }
                let x = isRightToLeft ? size.width - child.frame.maxX : child.frame.minX
                return LayoutPlacement(x, child.frame.minY, child.proposal)
            }
        }
        var placements = children.map { _ in LayoutPlacement.hidden }
        for place in given where placements.indices.contains(place.subview) {
            if place.point.x.isNaN || place.point.y.isNaN { pass.report(.invalidAnswer, at: self) }
            let own = pass.size(of: children[place.subview], at: place.proposal)
            placements[place.subview] = LayoutPlacement(
                place.point.x - own.width * place.anchor.x, place.point.y - own.height * place.anchor.y,
                place.proposal)
        }
        let offered = LayoutProposal(size)
        for index in placements.indices where !placements[index].isShown {
            let own = pass.size(of: children[index], at: offered)
            placements[index] = LayoutPlacement(
                (size.width - own.width) / 2, (size.height - own.height) / 2, offered)
        }
        return placements
    }

    override func accept(_ answer: LayoutAnswer, to question: LayoutQuestion) -> Bool {
        switch (question.kind, answer) {
        case (.size(let proposal), .size(let size)):
            sizeAnswers.insert(
                size, for: NodeMemory.SizeKey(proposal: proposal, container: question.container))
            return true
        case (.placements(let size, let proposal), .placements(let places)):
            let offer = NodeMemory.SizeKey(proposal: proposal, container: question.container)
            placementAnswers.insert(places, for: PlacementKey(size: size, offer: offer))
            return true
        default: return false
        }
    }

    override func makeTraits() -> LayoutTraits {
        var traits = super.makeTraits()
        if let ownSpacing { traits.spacing = ownSpacing }
        return traits
    }
}
