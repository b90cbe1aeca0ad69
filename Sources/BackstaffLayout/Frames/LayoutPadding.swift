/// `padding`. The child is offered what is left between the insets, which may be negative.
package final class LayoutPadding: LayoutUnary {
    /// The distances between this node's edges and the child's in points.
    package var insets: LayoutInsets {
        didSet { if insets != oldValue { invalidate() } }
    }

    /// Surrounds a child with insets in points.
    package init(_ insets: LayoutInsets, _ child: LayoutNode) {
        self.insets = insets
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let size = pass.size(of: child, at: offered(proposal))
        return LayoutSize(
            (size.width + insets.horizontal).zeroIfNegative, (size.height + insets.vertical).zeroIfNegative)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        LayoutPlacement(insets.leading, insets.top, offered(proposal))
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(
            proposal.width.map { ($0 - insets.horizontal).zeroIfNegative },
            proposal.height.map { ($0 - insets.vertical).zeroIfNegative })
    }

    /// An edge with padding wants the default distance. The padding has no priority.
    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.priority = 0
        if insets.leading != 0 { traits.spacing.leading = nil }
        if insets.trailing != 0 { traits.spacing.trailing = nil }
        if insets.top != 0 { traits.spacing.top = LayoutSpacing.Edge() }
        if insets.bottom != 0 { traits.spacing.bottom = LayoutSpacing.Edge() }
    }
}
