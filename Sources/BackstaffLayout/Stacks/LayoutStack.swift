/// An `HStack` or a `VStack`. `StackShares` says how much room each child is offered.
package final class LayoutStack: LayoutContainer {
    private let axis: LayoutAxis
    private let gap: Double?
    private let alignment: LayoutGuide
    private var keptGaps: StackGaps?

    /// - Parameters:
    ///   - axis: The axis along which the children lie.
    ///   - spacing: The distance between children in points. It may be negative. If it is nil, the children decide.
    ///   - alignment: The guide by which the children are aligned across the axis. A guide along the axis counts as the
    ///     centre.
    package init(_ axis: LayoutAxis, spacing: Double? = nil, alignment: LayoutGuide? = nil, _ children: [LayoutNode]) {
        self.axis = axis
        gap = spacing.flatMap { $0.isFinite ? $0 : nil }
        let center = axis == .horizontal ? LayoutGuide.verticalCenter : .horizontalCenter
        self.alignment = alignment.flatMap { $0.axis == axis ? nil : $0 } ?? center
        super.init(children: children)
    }

    /// The gaps between the children.
    private var gaps: StackGaps {
        if let keptGaps { return keptGaps }
        let made = StackGaps(gap, between: children, along: axis)
        keptGaps = made
        return made
    }

    override func traitsChanged() { keptGaps = nil }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .along(axis) }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        let gaps = gaps
        let shares = StackShares(children, along: axis, gaps.total, in: proposal, pass)
        var length = gaps.total
        var before = -Double.infinity
        var after = -Double.infinity
        for (child, share) in zip(children, shares.list) {
            length += share.size[axis]
            let guide = pass.guide(alignment, of: child, in: share.size, for: share.proposal)
            before = max(before, guide)
            // The guide of a child of infinite size may be infinitely far too.
            let across = share.size[axis.other]
            after = max(after, across == .infinity ? across : across - guide)
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
        let shares = StackShares(children, along: axis, gaps.total, in: offered, pass)
        var guides: [Double] = []
        guides.reserveCapacity(children.count)
        var line = -Double.infinity
        for (child, share) in zip(children, shares.list) {
            let guide = pass.guide(alignment, of: child, in: share.size, for: share.proposal)
            guides.append(guide)
            line = max(line, guide)
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
