/// An `HStack` or a `VStack`. `StackShares` says how much room each child is offered.
package final class LayoutStack: LayoutContainer {
    /// The axis along which the children lie. If it changes, it changes how spacers and dividers lie.
    package var axis: LayoutAxis {
        didSet {
            guard axis != oldValue else { return }
            for child in children where child.parent === self { child.forgetStack() }
            invalidate()
        }
    }
    /// The distance between children in points. It may be negative. If it is nil or not finite, the children decide.
    package var gap: Double? {
        didSet { if gap != oldValue { invalidate() } }
    }
    /// The guide by which the children are aligned across the axis. Nil, or a guide along the axis, counts as the centre.
    package var alignment: LayoutGuide? {
        didSet { if alignment != oldValue { forgetSizes() } }
    }
    private var keptGaps: StackGaps?

    /// Puts children beside each other.
    package init(_ axis: LayoutAxis, spacing: Double? = nil, alignment: LayoutGuide? = nil, _ children: [LayoutNode]) {
        self.axis = axis
        gap = spacing
        self.alignment = alignment
        super.init(children: children)
    }

    /// The gaps between the children.
    private var gaps: StackGaps {
        if let keptGaps { return keptGaps }
        let made = StackGaps(gap.flatMap { $0.isFinite ? $0 : nil }, between: children, along: axis)
        keptGaps = made
        return made
    }

    /// The guide that is used.
    private var guide: LayoutGuide {
        if let alignment, alignment.axis != axis { return alignment }
        return axis == .horizontal ? .verticalCenter : .horizontalCenter
    }

    override func traitsChanged() { keptGaps = nil }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .along(axis) }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        let gaps = gaps
        let alignment = guide
        let shares = StackShares(children, along: axis, gaps.total, in: proposal, pass)
        var length = gaps.total
        var before = -Double.infinity
        var after = -Double.infinity
        for (child, share) in zip(children, shares.list) {
            length += share.size[axis]
            let place = pass.guide(alignment, of: child, in: share.size, for: share.proposal)
            before = max(before, place)
            // The guide of a child of infinite size may be infinitely far too.
            let across = share.size[axis.other]
            after = max(after, across == .infinity ? across : across - place)
        }
        return LayoutSize(length, along: axis, other: before + after)
    }

    /// A stack that had to find its width or height across the axis offers that to its children now. They may answer
    /// otherwise than before; the stack keeps its size.
    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard !children.isEmpty else { return [] }
        var offered = proposal
        if offered[axis.other] == nil { offered[axis.other] = size[axis.other] }
        let gaps = gaps
        let alignment = guide
        let shares = StackShares(children, along: axis, gaps.total, in: offered, pass)
        var guides: [Double] = []
        guides.reserveCapacity(children.count)
        var line = -Double.infinity
        for (child, share) in zip(children, shares.list) {
            let place = pass.guide(alignment, of: child, in: share.size, for: share.proposal)
            guides.append(place)
            line = max(line, place)
        }
        var placements: [LayoutPlacement] = []
        placements.reserveCapacity(children.count)
        var position = 0.0
        for (index, share) in shares.list.enumerated() {
            var placement = LayoutPlacement(0, 0, share.proposal)
            placement.origin[axis] = position
            placement.origin[axis.other] = line - guides[index]
            placements.append(placement)
            position += share.size[axis] + gaps.after(index)
        }
        return placements
    }

    /// A stack wants the distances that its outermost children want. With one child, it also has its priority.
    override func makeTraits() -> LayoutTraits {
        var traits = super.makeTraits()
        guard let first = children.first, let last = children.last else { return traits }
        if axis == .horizontal {
            traits.spacing.leading = first.spacing.leading
            traits.spacing.trailing = last.spacing.trailing
        } else {
            traits.spacing.top = first.spacing.top
            traits.spacing.bottom = last.spacing.bottom
        }
        if children.count == 1 { traits.priority = first.layoutPriority }
        return traits
    }
}
