/// Where a scroll view scrolls so that a view in it is visible, along one axis. All lengths are in points.
package struct ScrollTarget: Equatable, Sendable {
    /// The start of the view in the content.
    package var start: Double
    /// The length of the view.
    package var length: Double

    /// Describes a view in the content of a scroll view.
    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The offset of the content after scrolling. It never shows more than the content.
    ///
    /// - Parameters:
    ///   - anchor: The fraction of the view and of the viewport that lie at the same place then: 0 for the start. If it is
    ///     nil, the content moves as little as possible.
    ///   - current: The offset before.
    ///   - viewport: The visible length.
    ///   - content: The length of the content.
    package func offset(anchor: Double?, current: Double, viewport: Double, content: Double) -> Double {
        var offset = current
        if let anchor {
            offset = start - anchor * (viewport - length)
        } else if start < current {
            offset = start
        } else if start + length > current + viewport {
            offset = start + length - viewport
        }
        return offset.zeroIfNaN.clamped(from: 0, to: (content - viewport).zeroIfNegative)
    }
}
