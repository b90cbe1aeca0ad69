/// A flexible space. In a stack it takes what its siblings leave along the stack's axis, and nothing across it.
package final class LayoutSpacer: LayoutNode {
    /// The least length in points, or nil for 8 points.
    package var leastLength: Double? {
        didSet { if leastLength != oldValue { forgetSizes() } }
    }

    /// - Parameter leastLength: The least length in points, or nil for 8 points.
    package init(leastLength: Double? = nil) {
        self.leastLength = leastLength
        super.init(children: [])
    }

    private static let ideal = 8.0

    override var liesAlongStack: Bool { true }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let least = (leastLength ?? Self.ideal).zeroIfNegative
        if case .along(let axis) = ownOrientation {
            return LayoutSize(max(least, proposal[axis] ?? least), along: axis, other: 0)
        }
        return LayoutSize(max(least, proposal.width ?? least), max(least, proposal.height ?? least))
    }

    override func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        traits.priority = -.infinity
        let orientation = ownOrientation
        if orientation != .along(.vertical) {
            traits.spacing.leading = 0
            traits.spacing.trailing = 0
        }
        if orientation != .along(.horizontal) {
            traits.spacing.top = LayoutSpacing.Edge(length: 0)
            traits.spacing.bottom = LayoutSpacing.Edge(length: 0)
        }
        return traits
    }
}

/// A line across the axis of the stack around it. Outside of stacks it is horizontal.
package final class LayoutDivider: LayoutNode {
    /// The thickness of the line in points.
    package var thickness: Double {
        didSet { if thickness != oldValue { forgetSizes() } }
    }

    /// - Parameter thickness: The thickness of the line in points.
    package init(thickness: Double = 1) {
        self.thickness = thickness
        super.init(children: [])
    }

    override var liesAlongStack: Bool { true }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let along: LayoutAxis = ownOrientation == .along(.horizontal) ? .vertical : .horizontal
        return LayoutSize(
            proposal[along] ?? LayoutDefaults.idealSize[along], along: along, other: thickness.zeroIfNegative)
    }
}
