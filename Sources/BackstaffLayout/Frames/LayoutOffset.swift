/// `offset`. The child is drawn elsewhere, and its surroundings don't notice.
package final class LayoutOffset: LayoutUnary {
    /// The way from the child's own place in points.
    package var offset: LayoutPoint {
        didSet { if offset != oldValue { needPlacement() } }
    }

    /// Moves a child by an offset in points.
    package init(_ offset: LayoutPoint, _ child: LayoutNode) {
        self.offset = offset
        super.init(child)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        LayoutPlacement(offset.x, offset.y, proposal)
    }

    /// Guides stay where they are without the offset.
    override func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        pass.explicitGuide(guide, of: child, in: size, for: proposal)
    }
}

/// `position`. The node takes all room that it is offered, with the child's centre at a point.
package final class LayoutPosition: LayoutUnary {
    /// The point of the node at which the child's centre lies.
    package var center: LayoutPoint {
        didSet { if center != oldValue { forgetSizes() } }
    }

    /// Moves the centre of a child to a point of the node.
    package init(_ center: LayoutPoint, _ child: LayoutNode) {
        self.center = center
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        if let width = proposal.width, let height = proposal.height { return LayoutSize(width, height) }
        return proposal.replacingNil(by: pass.size(of: child, at: proposal))
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        let offered = LayoutProposal(size)
        let own = pass.size(of: child, at: offered)
        return LayoutPlacement(center.x - own.width / 2, center.y - own.height / 2, offered)
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: true)
    }
}
