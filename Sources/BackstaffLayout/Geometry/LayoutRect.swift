/// A rectangle in points. Its origin is the top left corner.
package struct LayoutRect: Equatable, Sendable {
    /// The top left corner.
    package var origin: LayoutPoint
    /// The width and the height.
    package var size: LayoutSize

    /// Makes a rectangle from its corner and its size.
    package init(origin: LayoutPoint, size: LayoutSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from four numbers.
    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = LayoutPoint(x, y)
        size = LayoutSize(width, height)
    }

    /// An empty rectangle at the origin.
    package static let zero = LayoutRect(0, 0, 0, 0)

    /// The left edge.
    package var minX: Double { origin.x }
    /// The top edge.
    package var minY: Double { origin.y }
    /// The right edge.
    package var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    package var maxY: Double { origin.y + size.height }

    /// The rectangle without a margin on each side. Its size is never negative.
    package func inset(by insets: LayoutInsets) -> LayoutRect {
        LayoutRect(
            minX + insets.leading, minY + insets.top, (size.width - insets.horizontal).zeroIfNegative,
            (size.height - insets.vertical).zeroIfNegative)
    }

    /// The rectangle with its four edges on whole pixels. Two views that touch still do so afterwards.
    ///
    /// - Parameter scale: The number of pixels in a point. A scale of 0 or less leaves the rectangle as it is.
    package func rounded(toPixelsOf scale: Double) -> LayoutRect {
        guard scale > 0 else { return self }
        let left = (minX * scale + 0.5).wholeBelow / scale
        let top = (minY * scale + 0.5).wholeBelow / scale
        return LayoutRect(
            left, top, (maxX * scale + 0.5).wholeBelow / scale - left,
            (maxY * scale + 0.5).wholeBelow / scale - top)
    }
}

extension LayoutSize {
    /// The size with each length rounded up to whole pixels, which is how the size of a text is rounded.
    ///
    /// - Parameter scale: The number of pixels in a point. A scale of 0 or less leaves the size as it is.
    package func roundedUp(toPixelsOf scale: Double) -> LayoutSize {
        guard scale > 0 else { return self }
        return LayoutSize((width * scale).wholeAbove / scale, (height * scale).wholeAbove / scale)
    }
}
