/// A rectangle in points. Its origin is the top left corner.
package struct LayoutRect: Equatable, Sendable {
    package var origin: LayoutPoint
    package var size: LayoutSize

    package init(origin: LayoutPoint, size: LayoutSize) {
        self.origin = origin
        self.size = size
    }

    package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = LayoutPoint(x, y)
        size = LayoutSize(width, height)
    }

    package static let zero = LayoutRect(0, 0, 0, 0)

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var maxX: Double { origin.x + size.width }
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
