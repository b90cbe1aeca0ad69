/// What a host knows about a leaf that only the host can measure, such as a text or the inside of a control.
package struct LayoutMeasures: Equatable, Sendable {
    /// The size if there is room enough. For a text, one line for each of its paragraphs.
    package var ideal: LayoutSize

    /// The least width in points.
    package var leastWidth = 0.0

    /// The greatest width in points. It is infinite for a leaf that takes any width, such as a text field. If it is nil,
    /// the ideal width is the greatest.
    package var greatestWidth: Double?

    /// The lines of a content that is broken into lines if it lacks width. It is nil if the content can't be broken.
    package var lines: Lines?

    /// The distance from the top edge to the first baseline in points.
    package var firstBaseline: Double?

    /// The distance from the last baseline to the bottom edge in points.
    package var belowLastBaseline: Double?

    /// The measures of a content that always has its ideal size.
    package init(ideal: LayoutSize) { self.ideal = ideal }

    /// The lines of a content.
    package struct Lines: Equatable, Sendable {
        /// The height of a line in points.
        package var height: Double
        /// The distance between two lines in points.
        package var spacing: Double
        /// The greatest number of lines, or nil for any number.
        package var limit: Int?

        /// Describes the lines of a content.
        package init(height: Double, spacing: Double = 0, limit: Int? = nil) {
            self.height = height
            self.spacing = spacing
            self.limit = limit
        }

        /// The height of a number of lines.
        func height(of count: Double) -> Double { count * height + max(0, count - 1) * spacing }

        /// The number of lines that fit into a height, at least 1.
        func count(in room: Double) -> Double {
            let advance = height + spacing
            guard advance > 0, room.isFinite else { return room > 0 ? .infinity : 1 }
            return max(1, ((room + spacing) / advance + 0.001).wholeBelow)
        }

        /// A height without the lines that don't fit into the room, or that are over the limit.
        func limited(_ full: Double, to room: Double?) -> Double {
            var allowed = limit.map { Double(max(1, $0)) } ?? .infinity
            if let room { allowed = min(allowed, count(in: room)) }
            return allowed.isFinite ? min(full, height(of: allowed)) : full
        }
    }
}
