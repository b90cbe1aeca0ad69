/// `aspectRatio`. The child is offered a box of a ratio. Its answer is the node's answer.
package final class LayoutAspectRatio: LayoutUnary {
    /// How the box lies to what is proposed.
    package enum Mode: Sendable {
        /// The largest box inside of it.
        case fit
        /// The smallest box around it.
        case fill
    }

    /// The width divided by the height, or nil for the ratio of the child's ideal size.
    package var ratio: Double? {
        didSet { if ratio != oldValue { invalidate() } }
    }
    /// How the box lies to what is proposed.
    package var mode: Mode {
        didSet { if mode != oldValue { invalidate() } }
    }

    /// - Parameter ratio: The width divided by the height, or nil for the ratio of the child's ideal size.
    package init(_ ratio: Double?, _ mode: Mode, _ child: LayoutNode) {
        self.ratio = ratio
        self.mode = mode
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        pass.size(of: child, at: offered(proposal, pass))
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        LayoutPlacement(0, 0, offered(proposal, pass))
    }

    private func offered(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutProposal {
        if proposal == .unspecified { return proposal }
        var wanted = ratio
        if wanted == nil {
            let ideal = pass.size(of: child, at: .unspecified)
            if ideal.height != 0 { wanted = ideal.width / ideal.height }
        }
        guard let ratio = wanted, !ratio.isNaN else { return proposal }
        // A box without width is as high as it can be.
        if ratio == 0 { return LayoutProposal(0, proposal.height ?? .infinity) }
        switch (proposal.width, proposal.height) {
        case (let width?, nil): return LayoutProposal(width, width / ratio)
        case (nil, let height?): return LayoutProposal(height * ratio, height)
        case (let width?, let height?):
            let isAsWide = mode == .fit ? width / ratio <= height : width / ratio >= height
            return isAsWide ? LayoutProposal(width, width / ratio) : LayoutProposal(height * ratio, height)
        case (nil, nil): return proposal
        }
    }

    override func changeTraits(_ traits: inout LayoutTraits) { traits.priority = 0 }
}
