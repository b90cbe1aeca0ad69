/// A `ZStack`: children on top of each other, aligned by their guides.
///
/// The children of the highest priority make the size. When the children are placed, they are offered that size, and
/// may answer otherwise than before.
package final class LayoutLayers: LayoutContainer {
    /// The guides of the children that meet.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { forgetSizes() } }
    }

    /// Puts children on top of each other. The last one is in front.
    package init(alignment: LayoutAlignment = .center, _ children: [LayoutNode]) {
        self.alignment = alignment
        super.init(children: children)
    }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        let bounds = bounds(at: proposal, pass)
        return bounds.size
    }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard !children.isEmpty else { return [] }
        let offered = LayoutProposal(size)
        let bounds = bounds(at: offered, pass)
        return children.map { child in
            let own = guides(of: child, at: offered, pass)
            let x = -own.x - bounds.minX
            let y = -own.y - bounds.minY
            return LayoutPlacement(x.isFinite ? x : 0, y.isFinite ? y : 0, offered)
        }
    }

    /// The union of the children of the highest priority. The origin is where all guides meet.
    private func bounds(at proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutRect {
        let highest = children.reduce(-Double.infinity) { max($0, $1.layoutPriority) }
        var left = Double.infinity
        var top = Double.infinity
        var right = -Double.infinity
        var bottom = -Double.infinity
        for child in children where child.layoutPriority == highest {
            let size = pass.size(of: child, at: proposal)
            let own = guides(of: child, at: proposal, pass)
            left = min(left, -own.x)
            top = min(top, -own.y)
            right = max(right, size.width - own.x)
            bottom = max(bottom, size.height - own.y)
        }
        let area = LayoutSize(right - left, bottom - top)
        // Children of any width are infinitely far to each side of their centre.
        return LayoutRect(
            left.isFinite ? left : 0, top.isFinite ? top : 0, area.width.isNaN ? .infinity : area.width,
            area.height.isNaN ? .infinity : area.height)
    }

    private func guides(of child: LayoutNode, at proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutPoint {
        let size = pass.size(of: child, at: proposal)
        return LayoutPoint(
            pass.guide(alignment.horizontal, of: child, in: size, for: proposal),
            pass.guide(alignment.vertical, of: child, in: size, for: proposal))
    }

    /// With one child, the ZStack has its priority.
    override func makeTraits() -> LayoutTraits {
        var traits = super.makeTraits()
        if children.count == 1 { traits.priority = children[0].layoutPriority }
        return traits
    }
}
