import BackstaffViews
import Foundation

/// An outline that is drawn step by step. Use its `cgPath` in `Path(_:)`.
public final class UIBezierPath {
    private var path: Path

    private init(_ path: Path) { self.path = path }

    /// Creates an empty outline.
    public convenience init() { self.init(Path()) }

    /// Creates an outline from one that can't be changed.
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a rectangle with rounded corners, with a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are rounded. The others are square.
    ///   - radii: The width and height of a rounded corner in points, at most half of the rectangle's.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii radii: CGSize
    ) {
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        func inset(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: width, height: height) : .zero
        }
        let (topLeft, topRight) = (inset(.topLeft), inset(.topRight))
        let (bottomLeft, bottomRight) = (inset(.bottomLeft), inset(.bottomRight))
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height), control: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
        path.addQuadCurve(
            to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
        path.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height), control: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
        path.addQuadCurve(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY), control: rect.origin)
        path.closeSubpath()
        self.init(path)
    }

    /// Creates a part of a circle.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the beginning in radians. Zero is to the right.
    ///   - endAngle: The angle of the end in radians.
    ///   - clockwise: Whether the part goes clockwise, as it is seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline for `Path(_:)`.
    public var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    /// Whether the outline is empty.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last line or curve, or zero.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a new part at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds a part of a circle. The parameters are those of `init(arcCenter:radius:startAngle:endAngle:clockwise:)`.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // A path of SwiftUI names the direction of an axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Closes the part with a line to its beginning.
    public func close() { path.closeSubpath() }

    /// Adds another outline.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Removes all parts.
    public func removeAllPoints() { path = Path() }
}
