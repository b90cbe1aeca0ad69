/// A width and a height in points.
package struct LayoutSize: Equatable, Sendable {
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Makes a size.
    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// No width and no height.
    package static let zero = LayoutSize(0, 0)

    /// The size whose length along an axis is `length`, and along the other axis `other`.
    package init(_ length: Double, along axis: LayoutAxis, other: Double) {
        self = axis == .horizontal ? LayoutSize(length, other) : LayoutSize(other, length)
    }

    /// The length along an axis.
    package subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The same size with 0 for each length that is not a number.
    var withoutNaN: LayoutSize { LayoutSize(width.zeroIfNaN, height.zeroIfNaN) }
}

/// A place in points, relative to the top leading corner of the view around it.
package struct LayoutPoint: Equatable, Sendable {
    /// The horizontal coordinate.
    package var x: Double
    /// The vertical coordinate.
    package var y: Double

    /// Makes a point.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The corner from which coordinates count.
    package static let zero = LayoutPoint(0, 0)

    /// The coordinate along an axis.
    package subscript(axis: LayoutAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

/// A place in a rectangle as fractions of its size. (0, 0) is the top leading corner.
package struct LayoutUnitPoint: Equatable, Sendable {
    /// The horizontal coordinate.
    package var x: Double
    /// The vertical coordinate.
    package var y: Double

    /// Makes a point.
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    package static let topLeading = LayoutUnitPoint(0, 0)
    /// The centre.
    package static let center = LayoutUnitPoint(0.5, 0.5)
}

extension Double {
    /// 0 if the value is not a number.
    var zeroIfNaN: Double { isNaN ? 0 : self }

    /// The value, or 0 if it is negative or not a number.
    var zeroIfNegative: Double { self > 0 ? self : 0 }

    /// The greatest whole number that isn't above the value. The standard library's rounding needs C's mathematics, which a
    /// page doesn't have.
    var wholeBelow: Double {
        guard abs(self) < 4e15 else { return self }
        let whole = Double(Int64(self))
        return whole > self ? whole - 1 : whole
    }

    /// The least whole number that isn't below the value.
    var wholeAbove: Double { -(-self).wholeBelow }

    /// The nearest value within bounds. The lower bound wins if it is above the upper one.
    func clamped(from least: Double?, to greatest: Double?) -> Double {
        var value = self
        if let greatest, value > greatest { value = greatest }
        if let least, value < least { value = least }
        return value
    }
}
