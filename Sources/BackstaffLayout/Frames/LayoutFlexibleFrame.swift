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

        /// All room that is offered, however much it is.
        package static let all = Self(least: 0, greatest: .infinity)
    }

    /// The bounds of the width.
    package var width: Bounds {
        didSet {
            guard width != oldValue else { return }
            usedWidth = FlexibleLength(width)
            invalidate()
        }
    }
    /// The bounds of the height.
    package var height: Bounds {
        didSet {
            guard height != oldValue else { return }
            usedHeight = FlexibleLength(height)
            invalidate()
        }
    }
    /// The guides of the child that meet those of the frame.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { forgetSizes() } }
    }

    private var usedWidth: FlexibleLength
    private var usedHeight: FlexibleLength

    /// Puts a child into a frame with bounds along both axes.
    package init(
        width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: LayoutAlignment = .center, _ child: LayoutNode
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        usedWidth = FlexibleLength(width)
        usedHeight = FlexibleLength(height)
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        if width.isMistaken || height.isMistaken { pass.report(.invalidLength, at: self) }
        let size = pass.size(of: child, at: offered(proposal))
        return LayoutSize(
            usedWidth.answer(proposal.width, child: size.width),
            usedHeight.answer(proposal.height, child: size.height))
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        let answer = pass.size(of: child, at: offered(proposal))
        let offered = LayoutProposal(
            usedWidth.offeredAtPlacement(proposal.width, child: answer.width, in: size.width),
            usedHeight.offeredAtPlacement(proposal.height, child: answer.height, in: size.height))
        return aligned(alignment, in: size, at: offered, pass)
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(usedWidth.offered(proposal.width), usedHeight.offered(proposal.height))
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: usedHeight.isGiven)
    }
}

extension LayoutFlexibleFrame.Bounds {
    /// Whether a bound is negative or not a number, or the bounds aren't in order.
    fileprivate var isMistaken: Bool {
        for case let bound? in [least, ideal, greatest] where bound.isNaN { return true }
        if let ideal, ideal < 0 { return true }
        if let greatest, greatest < 0 { return true }
        if let least, let ideal, least > ideal { return true }
        if let ideal, let greatest, ideal > greatest { return true }
        if let least, let greatest, least > greatest { return true }
        return false
    }
}
