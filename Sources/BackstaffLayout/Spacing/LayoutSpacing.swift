/// The distance that a view wants from its neighbours, for each of its edges.
///
/// A stack without a spacing of its own asks the edges of two neighbours that face each other. Only top and bottom edges
/// can be edges of text.
///
///     both have text              the sum of their distances between texts
///     one has text                its distance to a view without text
///     one or both have a length   the greater length, such as 0 beside a spacer
///     otherwise                   8 points
package struct LayoutSpacing: Equatable, Sendable {
    /// What one edge wants.
    package struct Edge: Equatable, Sendable {
        /// The distance in points, or nil for the default.
        package var length: Double?
        /// The distances of an edge of text.
        package var text: TextDistances?
        /// Whether a view without text and without a distance of its own is at this edge.
        private var isOrdinary: Bool

        /// The edge of a view without text, which wants the default distance.
        package init() { isOrdinary = true }

        /// An edge that wants a distance in points.
        package init(length: Double) {
            self.length = length
            isOrdinary = false
        }

        /// An edge of text.
        package init(text: TextDistances) {
            self.text = text
            isOrdinary = false
        }

        /// The edge of a view without text in the place of this one. A distance stays.
        var withoutText: Edge { length.map { Edge(length: $0) } ?? Edge() }

        /// The edge of two views that both reach to it.
        func union(_ other: Edge) -> Edge {
            var edge = self
            edge.length = nil
            if let length, let otherLength = other.length { edge.length = max(length, otherLength) }
            if let text, let otherText = other.text {
                edge.text = TextDistances(
                    toText: max(text.toText, otherText.toText), toOthers: max(text.toOthers, otherText.toOthers))
            } else {
                edge.text = text ?? other.text
            }
            edge.isOrdinary = isOrdinary || other.isOrdinary
            return edge
        }

        /// The distance between this edge and the edge of the next view that faces it, in points.
        package func distance(to next: Edge) -> Double {
            var distance: Double?
            if let text, let nextText = next.text { distance = text.toText + nextText.toText }
            if isOrdinary, let nextText = next.text { distance = max(distance ?? 0, nextText.toOthers) }
            if next.isOrdinary, let text { distance = max(distance ?? 0, text.toOthers) }
            if let distance { return distance }
            if let length, let nextLength = next.length { return max(length, nextLength) }
            return length ?? next.length ?? LayoutSpacing.standard
        }
    }

    /// The distances of an edge of text, which depend on its font.
    package struct TextDistances: Equatable, Sendable {
        /// This edge's part of the distance to another text, in points.
        package var toText: Double
        /// The distance to a view without text, in points.
        package var toOthers: Double

        /// Makes the distances of an edge in points.
        package init(toText: Double, toOthers: Double) {
            self.toText = toText
            self.toOthers = toOthers
        }
    }

    /// The default distance in points.
    package static let standard = 8.0

    /// The distance from what comes before in points, or nil for the default.
    package var leading: Double?
    /// The distance to what comes after in points, or nil for the default.
    package var trailing: Double?
    /// What the top edge wants.
    package var top = Edge()
    /// What the bottom edge wants.
    package var bottom = Edge()

    /// The spacing of a view without text, which wants the default distances.
    package init() {}

    /// The spacing of a view whose vertical edges are text.
    package init(above: TextDistances, below: TextDistances) {
        top = Edge(text: above)
        bottom = Edge(text: below)
    }

    /// The distance between a view with this spacing and the next one along an axis, in points.
    package func distance(to next: LayoutSpacing, along axis: LayoutAxis) -> Double {
        if axis == .vertical { return bottom.distance(to: next.top) }
        if let trailing, let leading = next.leading { return max(trailing, leading) }
        return trailing ?? next.leading ?? LayoutSpacing.standard
    }

    /// Adds the distances of a view that lies above this one, or beside it across a stack's axis.
    package mutating func formUnion(_ other: LayoutSpacing) {
        leading = Self.union(leading, other.leading)
        trailing = Self.union(trailing, other.trailing)
        top = top.union(other.top)
        bottom = bottom.union(other.bottom)
    }

    private static func union(_ one: Double?, _ other: Double?) -> Double? {
        guard let one, let other else { return nil }
        return max(one, other)
    }
}
