/// `ViewThatFits`. It shows a child that has its ideal length along some axes without leaving the room: the first such child,
/// or the last child of all if none fits.
package final class LayoutFirstFit: LayoutContainer {
    private let axes: LayoutAxes

    /// Makes a choice between children whose lengths along some axes have to fit.
    package init(_ axes: LayoutAxes = .both, _ children: [LayoutNode]) {
        self.axes = axes
        super.init(children: children)
    }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        return pass.size(of: children[choice(for: proposal, pass)], at: proposal)
    }

    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard !children.isEmpty else { return [] }
        var placements = children.map { _ in LayoutPlacement.hidden }
        placements[choice(for: proposal, pass)] = LayoutPlacement(0, 0, proposal)
        return placements
    }

    private func choice(for proposal: LayoutProposal, _ pass: LayoutPass) -> Int {
        let offered = LayoutProposal(
            axes.contains(.horizontal) ? nil : proposal.width, axes.contains(.vertical) ? nil : proposal.height)
        for index in children.indices.dropLast() {
            let ideal = pass.size(of: children[index], at: offered)
            if fits(ideal, proposal, along: .horizontal), fits(ideal, proposal, along: .vertical) { return index }
        }
        return children.count - 1
    }

    private func fits(_ size: LayoutSize, _ proposal: LayoutProposal, along axis: LayoutAxis) -> Bool {
        guard axes.contains(axis), let room = proposal[axis] else { return true }
        return size[axis] <= room
    }
}
