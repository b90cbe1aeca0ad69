/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`: a `GridItem`.
package struct LayoutGridItem: Equatable, Sendable {
    /// How long the item is across the direction in which the grid grows.
    package enum Size: Equatable, Sendable {
        /// A length in points.
        case fixed(Double)
        /// A share of the room, within bounds in points.
        case flexible(least: Double, greatest: Double)
        /// As many equal items as fit into a share of the room, within bounds in points.
        case adaptive(least: Double, greatest: Double)
    }

    /// The length of the item.
    package var size: Size
    /// The distance to the next item in points, or nil for 8 points.
    package var spacing: Double?
    /// The alignment of the cells, or nil for the centre.
    package var alignment: LayoutAlignment?

    /// Makes an item.
    package init(_ size: Size, spacing: Double? = nil, alignment: LayoutAlignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var gap: Double { (spacing ?? LayoutSpacing.standard).zeroIfNaN }
}

/// The columns of a `LazyVGrid` or the rows of a `LazyHGrid`, which depend on the room and not on the cells.
struct LazyTracks {
    struct Track {
        let position: Double
        let length: Double
        let alignment: LayoutAlignment
    }

    private(set) var list: [Track] = []
    /// The length of all tracks with the gaps between them.
    private(set) var total = 0.0

    /// The greatest number of tracks that an adaptive item makes.
    private static let limit = 1_000

    init(_ items: [LayoutGridItem], in room: Double) {
        var left = room
        var waiting = 0
        for (index, item) in items.enumerated() {
            if index + 1 < items.count { left -= item.gap }
            if case .fixed(let length) = item.size { left -= length.zeroIfNegative } else { waiting += 1 }
        }
        for (index, item) in items.enumerated() {
            var lengths: [Double]
            switch item.size {
            case .fixed(let length): lengths = [length.zeroIfNegative]
            case .flexible(let least, let greatest):
                let length = (left / Double(waiting)).zeroIfNegative.clamped(from: least, to: greatest)
                lengths = [length]
                left -= length
                waiting -= 1
            case .adaptive(let least, let greatest):
                let share = (left / Double(waiting)).zeroIfNegative
                let count = Self.count(of: least, gap: item.gap, in: share)
                let length = ((share - item.gap * Double(count - 1)) / Double(count)).clamped(from: least, to: greatest)
                lengths = [Double](repeating: length, count: count)
                left -= share
                waiting -= 1
            }
            for (number, length) in lengths.enumerated() {
                list.append(Track(position: total, length: length, alignment: item.alignment ?? .center))
                total += length
                if number + 1 < lengths.count || index + 1 < items.count { total += item.gap }
            }
        }
    }

    private static func count(of least: Double, gap: Double, in share: Double) -> Int {
        let each = least + gap
        guard each > 0, share.isFinite else { return 1 }
        return max(1, Int(min(Double(limit), ((share + gap) / each).wholeBelow)))
    }
}
