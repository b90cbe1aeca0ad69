#if os(Linux)
    import Foundation

    /// A change of coordinates that keeps lines straight: it moves, scales, rotates or skews, or does several of these.
    ///
    ///     x' = a · x + c · y + tx
    ///     y' = b · x + d · y + ty
    public struct CGAffineTransform: Hashable, Sendable, Codable {
        /// The transform that changes nothing.
        public static let identity = CGAffineTransform()

        /// The part of x in the new x.
        public var a: CGFloat
        /// The part of x in the new y.
        public var b: CGFloat
        /// The part of y in the new x.
        public var c: CGFloat
        /// The part of y in the new y.
        public var d: CGFloat
        /// The distance along the x-axis.
        public var tx: CGFloat
        /// The distance along the y-axis.
        public var ty: CGFloat

        /// Creates the transform that changes nothing.
        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        /// Creates a transform from its parts.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates a transform from its parts.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Creates a transform that moves.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

        /// Creates a transform that scales from the origin.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// Creates a transform that rotates about the origin.
        ///
        /// - Parameter angle: The angle in radians. Where y runs downward, as in views, it is clockwise.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (sin(angle), cos(angle))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Whether the transform changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// Returns a transform that does this one first, and then another one.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }

        /// Returns a transform that undoes this one. If there is none, because this one flattens everything to a line, the
        /// result is this transform.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }

        /// Returns a transform that moves first, and then does this one.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// Returns a transform that scales first, and then does this one.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// Returns a transform that rotates first, and then does this one.
        ///
        /// - Parameter angle: The angle in radians.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
    }

    extension CGPoint {
        /// Returns the point after a transform.
        public func applying(_ transform: CGAffineTransform) -> CGPoint {
            CGPoint(
                x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty
            )
        }
    }

    extension CGSize {
        /// Returns the size after a transform. How far the transform moves doesn't matter.
        public func applying(_ transform: CGAffineTransform) -> CGSize {
            CGSize(
                width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
        }
    }

    extension CGRect {
        /// Returns the smallest rectangle that contains the corners of this one after a transform.
        public func applying(_ transform: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(transform) }
            let left = corners.map(\.x).min() ?? minX
            let right = corners.map(\.x).max() ?? maxX
            let top = corners.map(\.y).min() ?? minY
            let bottom = corners.map(\.y).max() ?? maxY
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
