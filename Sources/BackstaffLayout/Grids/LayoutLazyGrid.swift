/// A `LazyVGrid` or a `LazyHGrid`. The tracks come from the items and the room, and each line is as long as its longest cell.
package final class LayoutLazyGrid: LayoutContainer {
    private let axis: LayoutAxis
    private let items: [LayoutGridItem]
    private let gap: Double
    private let alignment: LayoutGuide

    /// - Parameters:
    ///   - axis: The direction in which the grid grows: vertical for a `LazyVGrid`.
    ///   - items: The columns of a vertical grid. Without any, there is one flexible column.
    ///   - spacing: The distance between lines in points, or nil for 8 points.
    ///   - alignment: The guide by which the tracks are aligned if they don't fill the room, or nil for the centre.
    package init(
        _ axis: LayoutAxis, _ items: [LayoutGridItem], spacing: Double? = nil, alignment: LayoutGuide? = nil,
        _ children: [LayoutNode]
    ) {
        self.axis = axis
        self.items = items.isEmpty ? [LayoutGridItem(.flexible(least: 10, greatest: .infinity))] : items
        gap = (spacing ?? LayoutSpacing.standard).zeroIfNaN
        let center = axis == .vertical ? LayoutGuide.horizontalCenter : .verticalCenter
        self.alignment = alignment.flatMap { $0.axis == axis ? nil : $0 } ?? center
        super.init(children: children)
    }

    override func orientation(of child: LayoutNode) -> LayoutOrientation { .both }

    override func measure(_ proposal: LayoutProposal, _ pass: LayoutPass) -> LayoutSize {
        guard !children.isEmpty else { return .zero }
        let room = proposal[axis.other] ?? idealRoom(pass)
        let tracks = LazyTracks(items, in: room)
        let lines = lines(in: tracks, pass)
        let across = proposal[axis.other] == nil ? room : max(room.isFinite ? room : 0, tracks.total)
        return LayoutSize(length(of: lines), along: axis, other: across)
    }

    /// The tracks are worked out again from the grid's own size, which may be more than what was proposed.
    override func placements(
        in size: LayoutSize, for proposal: LayoutProposal, _ pass: LayoutPass
    ) -> [LayoutPlacement] {
        guard !children.isEmpty else { return [] }
        let tracks = LazyTracks(items, in: size[axis.other])
        let lines = lines(in: tracks, pass)
        let box = LayoutSize(size[axis], along: axis, other: size[axis.other])
        let content = LayoutSize(size[axis], along: axis, other: tracks.total)
        let start =
            pass.defaultGuide(alignment, of: self, in: box) - pass.defaultGuide(alignment, of: self, in: content)
        var placements: [LayoutPlacement] = []
        placements.reserveCapacity(children.count)
        var position = 0.0
        for (line, length) in lines.enumerated() {
            for (track, index) in zip(tracks.list, line * tracks.list.count..<children.count) {
                let offered = offer(to: track)
                let own = pass.size(of: children[index], at: offered)
                let slot = LayoutSize(length, along: axis, other: track.length)
                var placement = LayoutPlacement(0, 0, offered)
                for direction in [LayoutAxis.horizontal, .vertical] {
                    let guide = track.alignment[direction]
                    placement.origin[direction] =
                        pass.defaultGuide(guide, of: self, in: slot)
                        - pass.guide(guide, of: children[index], in: own, for: offered)
                }
                placement.origin[axis] += position
                placement.origin[axis.other] += start + track.position
                placements.append(placement)
            }
            position += length + gap
        }
        return placements
    }

    private func offer(to track: LazyTracks.Track) -> LayoutProposal {
        LayoutProposal(nil, along: axis, other: track.length)
    }

    /// The length of each line of cells.
    private func lines(in tracks: LazyTracks, _ pass: LayoutPass) -> [Double] {
        var lines: [Double] = []
        var start = 0
        while start < children.count, !tracks.list.isEmpty {
            var longest = 0.0
            for (track, index) in zip(tracks.list, start..<children.count) {
                longest = max(longest, pass.size(of: children[index], at: offer(to: track))[axis])
            }
            lines.append(longest)
            start += tracks.list.count
        }
        return lines
    }

    private func length(of lines: [Double]) -> Double {
        lines.reduce(0, +) + gap * Double(max(0, lines.count - 1))
    }

    /// The room that the cells of the first line want, if nothing is proposed.
    private func idealRoom(_ pass: LayoutPass) -> Double {
        var room = 0.0
        for (index, item) in items.enumerated() {
            if index < children.count { room += pass.size(of: children[index], at: .unspecified)[axis.other] }
            if index + 1 < items.count { room += item.gap }
        }
        return room
    }
}
