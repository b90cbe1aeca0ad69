/// A `ScrollView`. Its content has its ideal length along the axes that scroll.
///
/// Several views lie in a `VStack`, also if the view scrolls horizontally.
package final class LayoutScroll: LayoutUnary {
    private let axes: LayoutAxes
    private var room: LayoutSize?

    /// Makes a view that scrolls its content along some axes.
    package init(_ axes: LayoutAxes, _ content: [LayoutNode]) {
        self.axes = axes
        super.init(content.count == 1 ? content[0] : LayoutStack(.vertical, content))
    }

    override var containerSize: LayoutSize? { room }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        setRoom(proposal.width, proposal.height)
        let content = pass.size(of: child, at: offered(proposal))
        return LayoutSize(
            axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        setRoom(size.width, size.height)
        var placement = LayoutPlacement(0, 0, offered(proposal))
        // Content that is smaller than a view that scrolls both ways is in its centre.
        guard axes.contains(.both) else { return placement }
        let content = pass.size(of: child, at: placement.proposal)
        placement.origin.x = ((size.width - content.width) / 2).zeroIfNegative
        placement.origin.y = ((size.height - content.height) / 2).zeroIfNegative
        return placement
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Keeps the size to which views inside refer. Views that refer to another size are measured again.
    private func setRoom(_ width: Double?, _ height: Double?) {
        guard child.contents.contains(.relativeToContainer) else { return }
        let size = LayoutSize(width ?? room?.width ?? 0, height ?? room?.height ?? 0)
        guard size != room else { return }
        room = size
        child.forgetContainerSizes()
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: true)
        traits.contents.remove(.relativeToContainer)
    }
}
