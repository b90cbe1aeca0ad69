/// Distances from the four edges of a rectangle in points.
package struct LayoutInsets: Equatable, Sendable {
    /// The distance from the top edge.
    package var top: Double
    /// The distance from the leading edge.
    package var leading: Double
    /// The distance from the bottom edge.
    package var bottom: Double
    /// The distance from the trailing edge.
    package var trailing: Double

    /// Makes insets with a distance for each edge.
    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance on each edge.
    package init(all distance: Double) {
        self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
    }

    /// No distances.
    package static let zero = LayoutInsets()

    /// The sum of the leading and the trailing distance.
    var horizontal: Double { leading + trailing }

    /// The sum of the top and the bottom distance.
    var vertical: Double { top + bottom }

    /// The insets with 0 for each distance that is not a number.
    var withoutNaN: LayoutInsets {
        LayoutInsets(
            top: top.zeroIfNaN, leading: leading.zeroIfNaN, bottom: bottom.zeroIfNaN, trailing: trailing.zeroIfNaN)
    }

    /// The insets with leading and trailing exchanged.
    var mirrored: LayoutInsets { LayoutInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

/// A set of edges.
package struct LayoutEdges: OptionSet, Sendable {
    /// The edges as bits.
    package let rawValue: UInt8

    /// Makes a set from bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    package static let top = LayoutEdges(rawValue: 1)
    /// The leading edge.
    package static let leading = LayoutEdges(rawValue: 2)
    /// The bottom edge.
    package static let bottom = LayoutEdges(rawValue: 4)
    /// The trailing edge.
    package static let trailing = LayoutEdges(rawValue: 8)
    /// All four edges.
    package static let all: LayoutEdges = [.top, .leading, .bottom, .trailing]
}

extension LayoutInsets {
    /// The same distances on some edges, and 0 on the others.
    package func only(on edges: LayoutEdges) -> LayoutInsets {
        LayoutInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}
