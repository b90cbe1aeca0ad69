/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package final class LayoutFlexibleFrame: LayoutUnary {
    /// The bounds along one axis in points. Each may be infinite.
    package struct Bounds: Equatable, Sendable {
        /// The least length.
        package var least: Double?
        /// The length if nothing is proposed.
        package var ideal: Double?
        /// The greatest length.
        package var greatest: Double?

        /// Makes bounds, of which those that are nil don't apply.
        package init(least: Double? = nil, ideal: Double? = nil, greatest: Double? = nil) {
            self.least = least
            self.ideal = ideal
            self.greatest = greatest
        }
    }

    private let width: FlexibleLength
    private let height: FlexibleLength
    private let alignment: LayoutAlignment
    private let isRepaired: Bool

    /// Puts a child into a frame with bounds along both axes.
    package init(
        width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: LayoutAlignment = .center, _ child: LayoutNode
    ) {
        self.width = FlexibleLength(least: width.least, ideal: width.ideal, greatest: width.greatest)
        self.height = FlexibleLength(least: height.least, ideal: height.ideal, greatest: height.greatest)
        self.alignment = alignment
        isRepaired = width.isMistaken || height.isMistaken
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        if isRepaired { pass.report(.invalidLength, at: self) }
        let size = pass.size(of: child, at: offered(proposal))
        return LayoutSize(
            width.answer(proposal.width, child: size.width), height.answer(proposal.height, child: size.height))
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        let answer = pass.size(of: child, at: offered(proposal))
        let offered = LayoutProposal(
            width.offeredAtPlacement(proposal.width, child: answer.width, in: size.width),
            height.offeredAtPlacement(proposal.height, child: answer.height, in: size.height))
        return aligned(alignment, in: size, at: offered, pass)
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(width.offered(proposal.width), height.offered(proposal.height))
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: height.isGiven)
    }
}

extension LayoutFlexibleFrame.Bounds {
    /// Whether a bound is negative, or the bounds aren't in order.
    fileprivate var isMistaken: Bool {
        if let ideal, ideal < 0 { return true }
        if let least, let ideal, least > ideal { return true }
        if let ideal, let greatest, ideal > greatest { return true }
        if let least, let greatest, least > greatest { return true }
        return false
    }
}
