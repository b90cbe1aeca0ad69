/// `fixedSize`. The child has its ideal length along some axes, whatever is proposed.
package final class LayoutFixedSize: LayoutUnary {
    /// The axes along which the child has its ideal length.
    package var axes: LayoutAxes {
        didSet { if axes != oldValue { invalidate() } }
    }

    /// Gives a child its ideal length along some axes.
    package init(_ axes: LayoutAxes = .both, _ child: LayoutNode) {
        self.axes = axes
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        pass.size(of: child, at: offered(proposal))
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        LayoutPlacement(0, 0, offered(proposal))
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    override func changeTraits(_ traits: inout LayoutTraits) { traits.priority = 0 }
}
