/// A node around one child. Each modifier that concerns layout is one.
package class LayoutUnary: LayoutNode {
    /// The node inside.
    private(set) final var child: LayoutNode

    init(_ child: LayoutNode) {
        self.child = child
        super.init(children: [child])
    }

    /// Replaces the node inside.
    package final func change(child: LayoutNode) {
        self.child = child
        setChildren([child])
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        pass.size(of: child, at: proposal)
    }

    /// Where the child lies. By default it takes the place of the node.
    func childPlacement(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutPlacement {
        LayoutPlacement(0, 0, proposal)
    }

    /// What changes of the child's traits. By default they are those of the node.
    func changeTraits(_ traits: inout LayoutTraits) {}

    final override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        [childPlacement(in: size, for: proposal, pass)]
    }

    override func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        pass.commit(child, childPlacement(in: size, for: proposal, pass), in: self, size)
    }

    final override func makeTraits() -> LayoutTraits {
        var traits = child.traits
        changeTraits(&traits)
        return traits
    }

    /// The place of the child at which its guides meet those of a box of a size.
    final func aligned(
        _ alignment: LayoutAlignment, in box: LayoutSize, at proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        let childSize = pass.size(of: child, at: proposal)
        var placement = LayoutPlacement(0, 0, proposal)
        placement.origin.x =
            pass.defaultGuide(alignment.horizontal, of: self, in: box)
            - pass.guide(alignment.horizontal, of: child, in: childSize, for: proposal)
        placement.origin.y =
            pass.defaultGuide(alignment.vertical, of: self, in: box)
            - pass.guide(alignment.vertical, of: child, in: childSize, for: proposal)
        return placement
    }
}
