/// `containerRelativeFrame`. Its lengths are parts of the size of the nearest container.
///
/// Along an axis without a known container, such as in a scroll view that is asked for its ideal length, the child is offered
/// what the frame is offered.
package final class LayoutRelativeFrame: LayoutUnary {
    /// The parts into which the container is divided.
    package struct Division: Equatable, Sendable {
        /// The number of parts.
        package var count: Int
        /// The number of parts that the view takes.
        package var span: Int
        /// The distance between parts in points.
        package var spacing: Double

        /// Makes a division. A count or span below 1 counts as 1.
        package init(count: Int, span: Int = 1, spacing: Double) {
            self.count = count
            self.span = span
            self.spacing = spacing
        }

        func length(of container: Double) -> Double {
            let parts = Double(max(1, count))
            let taken = Double(max(1, span))
            let part = ((container - spacing * (parts - 1)) / parts).zeroIfNegative
            return part * taken + spacing * (taken - 1)
        }
    }

    /// The axes along which the length is a part of the container's.
    package var axes: LayoutAxes {
        didSet { if axes != oldValue { invalidate() } }
    }
    /// The parts of the container, or nil for all of it.
    package var division: Division? {
        didSet { if division != oldValue { forgetSizes() } }
    }
    /// The guides of the child that meet those of the frame.
    package var alignment: LayoutAlignment {
        didSet { if alignment != oldValue { forgetSizes() } }
    }

    /// - Parameter division: The parts of the container, or nil for all of it.
    package init(
        _ axes: LayoutAxes, division: Division? = nil, alignment: LayoutAlignment = .center, _ child: LayoutNode
    ) {
        self.axes = axes
        self.division = division
        self.alignment = alignment
        super.init(child)
    }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        let offered = offered(proposal, pass)
        let size = pass.size(of: child, at: offered)
        return LayoutSize(
            axes.contains(.horizontal) ? offered.width ?? size.width : size.width,
            axes.contains(.vertical) ? offered.height ?? size.height : size.height)
    }

    override func childPlacement(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> LayoutPlacement {
        aligned(alignment, in: size, at: offered(proposal, pass), pass)
    }

    private func offered(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutProposal {
        let container = pass.container(in: self)
        return LayoutProposal(
            axes.contains(.horizontal) ? container.width.map(length) ?? proposal.width : proposal.width,
            axes.contains(.vertical) ? container.height.map(length) ?? proposal.height : proposal.height)
    }

    private func length(of container: Double) -> Double { division?.length(of: container) ?? container }

    override func changeTraits(_ traits: inout LayoutTraits) {
        traits.becomeFramed(height: axes.contains(.vertical))
        traits.contents.insert(.relativeToContainer)
    }
}
