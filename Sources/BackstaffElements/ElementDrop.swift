/// A drag of one element onto another.
package struct ElementDrop: Hashable, Sendable {
    package enum Phase: String, CaseIterable, Sendable {
        /// The dragged element came over the destination.
        case entered
        /// It has gone, or it was dropped elsewhere.
        case left
        case dropped
    }

    package var phase: Phase
    /// The number of the element that is dragged.
    package var source: ElementID
    /// The place in the destination, in points from its top left corner.
    package var x: Double
    package var y: Double
    /// Whether it was dropped behind a row, and not in front of it.
    package var isAfter: Bool

    package init(_ phase: Phase, source: ElementID, x: Double = 0, y: Double = 0, isAfter: Bool = false) {
        self.phase = phase
        self.source = source
        self.x = x
        self.y = y
        self.isAfter = isAfter
    }
}
