import Foundation

/// A usual shape that is smaller by the same distance on each side.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
    let shape: Content
    let amount: CGFloat

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.inset(by: amount)) }

    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Content> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}

extension CGRect {
    /// The rectangle without a border. If the border takes all of it, its middle is left, without a size.
    ///
    /// Foundation's own method returns a rectangle with an infinite origin then.
    func inset(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (x, y) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}

extension Rectangle {
    /// Returns the rectangle inset by a distance in points on each side.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Circle {
    /// Returns the circle inset by a distance in points on each side.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Ellipse {
    /// Returns the ellipse inset by a distance in points on each side.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Capsule {
    /// Returns the capsule inset by a distance in points on each side.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(shape: self, amount: amount)
    }
}

extension RoundedRectangle {
    /// Returns the rectangle inset by a distance in points on each side. Its corners have the same middle as before.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
    }
}

extension UnevenRoundedRectangle {
    /// Returns the rectangle inset by a distance in points on each side. Its corners have the same middle as before.
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        let radii = RectangleCornerRadii(
            topLeading: max(0, cornerRadii.topLeading - amount),
            bottomLeading: max(0, cornerRadii.bottomLeading - amount),
            bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
            topTrailing: max(0, cornerRadii.topTrailing - amount))
        return _InsetShape(shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
    }
}
