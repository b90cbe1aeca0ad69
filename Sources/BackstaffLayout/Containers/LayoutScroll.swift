/// A `ScrollView`. Its content has its ideal length along the axes that scroll.
///
/// Several views lie in a `VStack`, also if the view scrolls horizontally.
package final class LayoutScroll: LayoutUnary {
    /// The axes along which the content scrolls.
    package var axes: LayoutAxes {
        didSet { if axes != oldValue { forgetSizes() } }
    }

    /// Makes a view that scrolls its content along some axes.
    package init(_ axes: LayoutAxes, _ content: [LayoutNode]) {
        self.axes = axes
        super.init(Self.joined(content))
    }

    /// Replaces the content.
    package func change(content: [LayoutNode]) {
        let joined = Self.joined(content)
        if joined.isMadeByParent { joined.isRightToLeft = isRightToLeft }
        change(child: joined)
    }

    private static func joined(_ content: [LayoutNode]) -> LayoutNode {
        if content.count == 1 { return content[0] }
        let stack = LayoutStack(.vertical, content)
        stack.isMadeByParent = true
        return stack
    }

    override var ownContainer: LayoutProposal? { isPlaced ? LayoutProposal(frame.size) : nil }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let content = pass.within(proposal) { pass.size(of: child, at: offered(proposal)) }
        return LayoutSize(
            axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        var placement = LayoutPlacement(0, 0, offered(proposal))
        // Content that is smaller than a view that scrolls both ways is in its centre.
        guard axes.contains(.both) else { return placement }
        let content = pass.size(of: child, at: placement.proposal)
        placement.origin.x = ((size.width - content.width) / 2).zeroIfNegative
        placement.origin.y = ((size.height - content.height) / 2).zeroIfNegative
        return placement
    }

    /// The content refers to the size of the view.
    override func place(in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass) {
        pass.within(LayoutProposal(size)) { super.place(in: size, for: proposal, pass) }
    }

    override func explicitGuide(
        _ guide: LayoutGuide, in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> Double? {
        pass.within(LayoutProposal(size)) { super.explicitGuide(guide, in: size, for: proposal, pass) }
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: true)
        traits.contents.remove(.relativeToContainer)
    }
}
