/// A leaf whose lengths follow the proposal within bounds, such as a colour, a shape, an image or a list.
package final class LayoutFlexibleLeaf: LayoutNode {
    /// The lengths that a leaf can have along an axis, in points.
    package struct Range: Equatable, Sendable {
        /// The least length.
        package var least: Double
        /// The length if nothing is proposed.
        package var ideal: Double
        /// The greatest length.
        package var greatest: Double

        /// - Parameter ideal: The answer to a proposal of nil. Without it, the nearest length to 10 points.
        package init(_ least: Double, _ greatest: Double, ideal: Double? = nil) {
            self.least = least
            self.greatest = greatest
            self.ideal = ideal ?? LayoutDefaults.idealSize.width.clamped(from: least, to: greatest)
        }

        /// Exactly one length.
        package static func fixed(_ length: Double) -> Range { Range(length, length, ideal: length) }

        /// Whatever is proposed, even a negative length.
        package static let any = Range(-.infinity, .infinity)

        func answer(to proposal: Double?) -> Double {
            proposal.map { $0.clamped(from: least, to: greatest) } ?? ideal
        }
    }

    /// What the leaf is, if its lengths depend on each other.
    package enum Shape: Sendable {
        case rectangle
        /// As wide as high, such as a circle: the lesser of both lengths.
        case square
    }

    /// The widths that the leaf can have.
    package var width: Range {
        didSet { if width != oldValue { forgetSizes() } }
    }
    /// The heights that the leaf can have.
    package var height: Range {
        didSet { if height != oldValue { forgetSizes() } }
    }
    private let shape: Shape
    /// The distances that the leaf wants from its neighbours.
    package var ownSpacing: LayoutSpacing {
        didSet { if ownSpacing != oldValue { invalidate() } }
    }

    /// - Parameter spacing: The distances to neighbours, such as those of a symbol, which are those of text.
    package init(
        width: Range = .any, height: Range = .any, shape: Shape = .rectangle, spacing: LayoutSpacing = LayoutSpacing()
    ) {
        self.width = width
        self.height = height
        self.shape = shape
        ownSpacing = spacing
        super.init(children: [])
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let size = LayoutSize(width.answer(to: proposal.width), height.answer(to: proposal.height))
        guard shape == .square else { return size }
        let side = min(size.width, size.height)
        return LayoutSize(side, side)
    }

    override func makeTraits() -> LayoutTraits {
        var traits = LayoutTraits()
        traits.spacing = ownSpacing
        return traits
    }
}
