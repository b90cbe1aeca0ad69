/// `frame(width:height:alignment:)`. A length that is given is offered to the child, and is the answer.
package final class LayoutFixedFrame: LayoutUnary {
    /// The width in points. An infinite width counts as not given, and a negative one as 0.
    package var width: Double? {
        didSet { if width != oldValue { invalidate() } }
    }
    /// The height in points, likewise.
    package var height: Double? {
        didSet { if height != oldValue { invalidate() } }
    }
    /// The guides of the child that meet those of the frame.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { forgetSizes() } }
    }

    private var usedWidth: Double? { Self.repaired(width) }
    private var usedHeight: Double? { Self.repaired(height) }

    /// - Parameters:
    ///   - width: The width in points. An infinite width counts as not given, and a negative one as 0.
    ///   - height: The height in points, likewise.
    package init(
        width: Double? = nil, height: Double? = nil, alignment: LayoutAlignment = .center, _ child: LayoutNode
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    private static func repaired(_ length: Double?) -> Double? {
        guard let length, length.isFinite else { return nil }
        return length.zeroIfNegative
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let width = usedWidth
        let height = usedHeight
        if width != self.width || height != self.height { pass.report(.invalidLength, at: self) }
        if let width, let height { return LayoutSize(width, height) }
        let size = pass.size(of: child, at: offered(proposal))
        return LayoutSize(width ?? size.width, height ?? size.height)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        aligned(alignment, in: size, at: offered(proposal), pass)
    }

    private func offered(_ proposal: LayoutProposal) -> LayoutProposal {
        LayoutProposal(usedWidth ?? proposal.width, usedHeight ?? proposal.height)
    }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: usedHeight != nil)
    }
}

extension LayoutTraits {
    /// Changes the traits of a view to those of a frame around it. The frame has no priority.
    ///
    /// - Parameter height: Whether the frame has a height of its own. Its top and bottom then aren't edges of text.
    mutating func becomeFramed(height: Bool) {
        priority = 0
        if height {
            spacing.top = spacing.top.withoutText
            spacing.bottom = spacing.bottom.withoutText
        }
    }
}
