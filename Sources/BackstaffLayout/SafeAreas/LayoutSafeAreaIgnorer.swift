/// `ignoresSafeArea`. Where the view reaches the border of the safe area, its content goes on to the container's edge.
package final class LayoutSafeAreaIgnorer: LayoutUnary {
    private let edges: LayoutEdges

    /// Lets a child ignore the safe area at some edges.
    package init(_ edges: LayoutEdges = .all, _ child: LayoutNode) {
        self.edges = edges
        super.init(child)
    }

    override func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        let rect = LayoutRect(origin: pass.origin, size: size)
        var insets = pass.insets(around: rect)
        if isRightToLeft { insets = insets.mirrored }
        insets = insets.only(on: edges)
        guard insets != .zero else { return super.place(in: size, for: proposal, pass) }
        let room = LayoutSize(size.width + insets.horizontal, size.height + insets.vertical)
        let offered = LayoutProposal(room)
        let own = pass.size(of: child, at: offered)
        let placement = LayoutPlacement(
            (room.width - own.width) / 2 - insets.leading, (room.height - own.height) / 2 - insets.top, offered)
        pass.commit(child, placement, in: self, size)
    }

    override func changeTraits(_ traits: inout LayoutTraits) { traits.contents.insert(.dependsOnPlace) }
}

extension LayoutPass {
    /// The edges at which a rectangle reaches the border of the safe area. Leading is left.
    func edges(touching rect: LayoutRect) -> LayoutEdges {
        let tolerance = 0.001
        var edges: LayoutEdges = []
        if abs(rect.minY - safeArea.minY) < tolerance { edges.insert(.top) }
        if abs(rect.minX - safeArea.minX) < tolerance { edges.insert(.leading) }
        if abs(rect.maxY - safeArea.maxY) < tolerance { edges.insert(.bottom) }
        if abs(rect.maxX - safeArea.maxX) < tolerance { edges.insert(.trailing) }
        return edges
    }

    /// How much of each edge's unsafe part begins at an edge of a rectangle. Leading is left.
    func insets(around rect: LayoutRect) -> LayoutInsets {
        let edges = edges(touching: rect)
        var insets = LayoutInsets()
        if edges.contains(.top) { insets.top = safeArea.minY - window.minY }
        if edges.contains(.leading) { insets.leading = safeArea.minX - window.minX }
        if edges.contains(.bottom) { insets.bottom = window.maxY - safeArea.maxY }
        if edges.contains(.trailing) { insets.trailing = window.maxX - safeArea.maxX }
        return insets
    }
}
