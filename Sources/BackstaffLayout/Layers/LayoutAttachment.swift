/// `overlay` and `background`. The primary view decides the size, and the secondary view is offered that size.
///
/// The host draws the secondary view above or below the primary one. Several secondary views lie in a `LayoutLayers`.
package final class LayoutAttachment: LayoutNode {
    /// The guides of the primary and the secondary view that meet.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { needPlacement() } }
    }

    /// Attaches secondary views to a primary view.
    package init(alignment: LayoutAlignment = .center, primary: LayoutNode, secondary: [LayoutNode]) {
        self.alignment = alignment
        super.init(children: [primary] + Self.joined(secondary))
    }

    /// Replaces the primary and the secondary views.
    package func change(primary: LayoutNode, secondary: [LayoutNode]) {
        let joined = Self.joined(secondary)
        for node in joined where node.isMadeByParent { node.isRightToLeft = isRightToLeft }
        setChildren([primary] + joined)
    }

    private static func joined(_ secondary: [LayoutNode]) -> [LayoutNode] {
        if secondary.count < 2 { return secondary }
        let layers = LayoutLayers(secondary)
        layers.isMadeByParent = true
        return [layers]
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard let primary = children.first else { return .zero }
        return pass.size(of: primary, at: proposal)
    }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard let primary = children.first else { return [] }
        var placements = [LayoutPlacement(0, 0, proposal)]
        guard children.count > 1 else { return placements }
        let secondary = children[1]
        let offered = LayoutProposal(size)
        let own = pass.size(of: secondary, at: offered)
        let horizontal = alignment.horizontal
        let vertical = alignment.vertical
        placements.append(
            LayoutPlacement(
                pass.guide(horizontal, of: primary, in: size, for: proposal)
                    - pass.guide(horizontal, of: secondary, in: own, for: offered),
                pass.guide(vertical, of: primary, in: size, for: proposal)
                    - pass.guide(vertical, of: secondary, in: own, for: offered), offered))
        return placements
    }

    /// The guides are those of the primary view.
    override func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        children.first.flatMap { pass.explicitGuide(guide, of: $0, in: size, for: proposal) }
    }

    override func makeTraits() -> LayoutTraits {
        guard let primary = children.first else { return LayoutTraits() }
        var traits = primary.traits
        if children.count > 1 {
            let secondary = children[1].contents
            if secondary.contains(.relativeToContainer) { traits.contents.insert(.relativeToContainer) }
            if secondary.contains(.dependsOnPlace) { traits.contents.insert(.dependsOnPlace) }
        }
        return traits
    }
}
