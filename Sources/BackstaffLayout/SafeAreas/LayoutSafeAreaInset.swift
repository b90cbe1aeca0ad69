/// `safeAreaInset`. A view at an edge makes the safe area smaller for the content beside it.
package final class LayoutSafeAreaInset: LayoutNode {
    /// The edge at which the secondary view lies.
    package enum Edge: Sendable {
        case top, leading, bottom, trailing

        var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }
        var isFirst: Bool { self == .top || self == .leading }
    }

    private let edge: Edge
    private let gap: Double
    private let alignment: LayoutGuide

    /// - Parameters:
    ///   - spacing: The distance between both views in points, or nil for 8 points.
    ///   - alignment: The guide by which the secondary view is aligned along the edge, or nil for the centre.
    package init(
        _ edge: Edge, spacing: Double? = nil, alignment: LayoutGuide? = nil, content: LayoutNode, secondary: LayoutNode
    ) {
        self.edge = edge
        gap = spacing ?? LayoutSpacing.standard
        let center = edge.axis == .vertical ? LayoutGuide.horizontalCenter : .verticalCenter
        self.alignment = alignment.flatMap { $0.axis == edge.axis ? nil : $0 } ?? center
        super.init(children: [content, secondary])
    }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard children.count == 2 else { return .zero }
        let bar = pass.size(of: children[1], at: secondaryProposal(proposal, pass))
        var size = pass.size(of: children[0], at: contentProposal(proposal, beside: bar))
        size[edge.axis] += bar[edge.axis] + gap
        return size
    }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard children.count == 2 else { return [] }
        let axis = edge.axis
        let offered = secondaryProposal(proposal, pass)
        let bar = pass.size(of: children[1], at: offered)
        var content = LayoutPlacement(0, 0, contentProposal(proposal, beside: bar))
        if edge.isFirst { content.origin[axis] = bar[axis] + gap }
        var secondary = LayoutPlacement(0, 0, offered)
        if !edge.isFirst { secondary.origin[axis] = size[axis] - bar[axis] }
        secondary.origin[axis.other] =
            pass.defaultGuide(alignment, of: self, in: size)
            - pass.guide(alignment, of: children[1], in: bar, for: offered)
        return [content, secondary]
    }

    /// Replaces both views.
    package func change(content: LayoutNode, secondary: LayoutNode) { setChildren([content, secondary]) }

    /// The content is placed with the smaller safe area.
    ///
    /// Where this view reaches the border of the safe area around it, content that ignores the safe area goes on to the edge
    /// of the window. Elsewhere it ends at this view's edge, behind the secondary view.
    override func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        let placements = placements(in: size, for: proposal, pass)
        guard placements.count == 2 else { return }
        let safeArea = pass.safeArea
        let window = pass.window
        let bar = pass.size(of: children[1], at: placements[1].proposal)[edge.axis] + gap
        var insets = LayoutInsets()
        switch edge {
        case .top: insets.top = bar
        case .bottom: insets.bottom = bar
        case .leading: insets.leading = bar
        case .trailing: insets.trailing = bar
        }
        let own = LayoutRect(origin: pass.origin, size: size)
        pass.window = own.extended(to: window, at: pass.edges(touching: own))
        pass.safeArea = own.inset(by: isRightToLeft ? insets.mirrored : insets)
        pass.commit(children[0], placements[0], in: self, size)
        pass.safeArea = safeArea
        pass.window = window
        pass.commit(children[1], placements[1], in: self, size)
    }

    /// The secondary view is offered what the content's least size leaves.
    private func secondaryProposal(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutProposal {
        guard let length = proposal[edge.axis] else { return proposal }
        let smallest = LayoutProposal(0, along: edge.axis, other: proposal[edge.axis.other])
        let least = pass.size(of: children[0], at: smallest)
        var offered = proposal
        offered[edge.axis] = (length - gap - least[edge.axis]).zeroIfNegative
        return offered
    }

    private func contentProposal(_ proposal: LayoutProposal, beside bar: LayoutSize) -> LayoutProposal {
        var offered = proposal
        offered[edge.axis] = proposal[edge.axis].map { ($0 - gap - bar[edge.axis]).zeroIfNegative }
        return offered
    }

    override func makeTraits() -> LayoutTraits {
        var traits = super.makeTraits()
        traits.spacing = LayoutSpacing()
        return traits
    }
}

extension LayoutRect {
    /// The rectangle with some edges at those of an outer one. Leading is left.
    func extended(to outer: LayoutRect, at edges: LayoutEdges) -> LayoutRect {
        let left = edges.contains(.leading) ? outer.minX : minX
        let top = edges.contains(.top) ? outer.minY : minY
        let right = edges.contains(.trailing) ? outer.maxX : maxX
        let bottom = edges.contains(.bottom) ? outer.maxY : maxY
        return LayoutRect(left, top, right - left, bottom - top)
    }
}
