import Foundation

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a new subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the beginning of the subpath.
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates an ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// A rectangle with rounded corners, with a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
            case .closeSubpath: continue
            }
        }
        return nil
    }

    /// Calls `body` with each element.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a new subpath at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    /// Adds a line to a point.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }
    /// Closes the subpath with a line to its beginning.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds lines between points.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        let reach = Self.arcReach
        let (x, y) = (rect.width / 2, rect.height / 2)
        func point(_ right: CGFloat, _ down: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + right * x, y: rect.midY + down * y)
        }
        move(to: point(1, 0))
        addCurve(to: point(0, 1), control1: point(1, reach), control2: point(reach, 1))
        addCurve(to: point(-1, 0), control1: point(-reach, 1), control2: point(-1, reach))
        addCurve(to: point(0, -1), control1: point(-1, -reach), control2: point(-reach, -1))
        addCurve(to: point(1, 0), control1: point(reach, -1), control2: point(1, -reach))
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let size = CGSize(
            width: max(0, min(cornerSize.width, rect.width / 2)),
            height: max(0, min(cornerSize.height, rect.height / 2)))
        addRectangle(rect, corners: (size, size, size, size))
    }

    /// The distance of the control points of a quarter of an ellipse from its ends, in parts of the radius. With it, four curves
    /// come within a thousandth of the radius of an ellipse.
    private static let arcReach: CGFloat = 0.552_284_75

    /// Adds a rectangle whose corners are quarters of ellipses: the upper left one, the upper right one, and the lower ones from
    /// the right to the left.
    mutating func addRectangle(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) {
        let rest = 1 - Self.arcReach
        move(to: CGPoint(x: rect.minX + corners.0.width, y: rect.minY))
        func corner(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, right: CGFloat, down: CGFloat, isSide: Bool) {
            guard size.width > 0, size.height > 0 else { return addLine(to: CGPoint(x: x, y: y)) }
            // A corner begins at one of its two ends and leads to the other. Each has a control point near the corner.
            let flat = (
                end: CGPoint(x: x - right * size.width, y: y), control: CGPoint(x: x - right * size.width * rest, y: y)
            )
            let steep = (
                end: CGPoint(x: x, y: y - down * size.height), control: CGPoint(x: x, y: y - down * size.height * rest)
            )
            let (first, last) = isSide ? (steep, flat) : (flat, steep)
            addLine(to: first.end)
            addCurve(to: last.end, control1: first.control, control2: last.control)
        }
        corner(corners.1, rect.maxX, rect.minY, right: 1, down: -1, isSide: false)
        corner(corners.2, rect.maxX, rect.maxY, right: 1, down: 1, isSide: true)
        corner(corners.3, rect.minX, rect.maxY, right: -1, down: 1, isSide: false)
        corner(corners.0, rect.minX, rect.minY, right: -1, down: -1, isSide: true)
        closeSubpath()
    }

    /// Adds an arc of a circle, as many short lines.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
        if abs(endAngle.radians - startAngle.radians) >= turn { sweep = turn }
        if clockwise, sweep > 0 { sweep -= turn }
        if !clockwise, sweep < 0 { sweep += turn }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
    }

    /// Adds an arc of a circle from an angle on, as many short lines.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the first point from the x-axis.
    ///   - delta: The angle between the first and the last point. Where y runs downward, it is clockwise.
    ///   - transform: A change of the arc before it is added.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        for step in 0...32 {
            let angle = startAngle.radians + delta.radians * Double(step) / 32
            let point = CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
                .applying(transform)
            if step == 0, elements.isEmpty { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds a line and the arc that rounds a corner with it. The line runs from the end of the path toward the corner.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point on the line behind the corner.
    ///   - radius: The radius of the arc in points.
    ///   - transform: A change of the line and the arc before they are added.
    public mutating func addArc(
        tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint?.applying(transform.inverted()) else {
            return move(to: corner.applying(transform))
        }
        let (back, ahead) = (Direction(from: corner, to: start), Direction(from: corner, to: tangent2End))
        guard let back, let ahead, abs(back.x * ahead.y - back.y * ahead.x) > 1e-9, radius > 0 else {
            return addLine(to: corner.applying(transform))
        }
        let half = acos(max(-1, min(1, back.x * ahead.x + back.y * ahead.y))) / 2
        let reach = radius / tan(half)
        let (first, last) = (back.point(from: corner, at: reach), ahead.point(from: corner, at: reach))
        guard let inward = Direction(from: corner, to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
        else { return addLine(to: corner.applying(transform)) }
        let center = inward.point(from: corner, at: radius / sin(half))
        let from = atan2(first.y - center.y, first.x - center.x)
        var sweep = Double(atan2(last.y - center.y, last.x - center.x) - from)
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addLine(to: first.applying(transform))
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: Double(from)), delta: Angle(radians: sweep),
            transform: transform)
    }

    /// Adds another path, after a transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.applying(transform).elements
    }

    /// Returns the path after a transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(to: point.applying(transform))
            case .line(let point): .line(to: point.applying(transform))
            case .quadCurve(let end, let control):
                .quadCurve(to: end.applying(transform), control: control.applying(transform))
            case .curve(let end, let first, let second):
                .curve(
                    to: end.applying(transform), control1: first.applying(transform),
                    control2: second.applying(transform))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
