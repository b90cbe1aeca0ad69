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

    private var elements: [Element] = []

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
        let points = (0..<64).map { step in
            let angle = Double(step) / 64 * 2 * .pi
            return CGPoint(
                x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
                y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
        }
        addLines(points)
        closeSubpath()
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = min(cornerSize.width, rect.width / 2)
        let height = min(cornerSize.height, rect.height / 2)
        move(to: CGPoint(x: rect.minX + width, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY))
        let corner = CGPoint(x: rect.maxX, y: rect.minY)
        addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.minY + height), control: corner)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
        let lower = CGPoint(x: rect.maxX, y: rect.maxY)
        addQuadCurve(to: CGPoint(x: rect.maxX - width, y: rect.maxY), control: lower)
        addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY))
        let left = CGPoint(x: rect.minX, y: rect.maxY)
        addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY - height), control: left)
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + height))
        addQuadCurve(to: CGPoint(x: rect.minX + width, y: rect.minY), control: rect.origin)
        closeSubpath()
    }

    /// Adds an arc of a circle, as many short lines.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
        if abs(endAngle.radians - startAngle.radians) >= turn { sweep = turn }
        if clockwise, sweep > 0 { sweep -= turn }
        if !clockwise, sweep < 0 { sweep += turn }
        for step in 0...32 {
            let angle = startAngle.radians + sweep * Double(step) / 32
            let point = CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
            if step == 0, elements.isEmpty { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// The points of the path. Curves are approximated by short lines.
    var corners: [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let end, let control):
                let start = points.last ?? .zero
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    points.append(Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), t))
                }
            case .curve(let end, let first, let second):
                let start = points.last ?? .zero
                for step in 1...12 {
                    let t = CGFloat(step) / 12
                    let near = Self.mix(Self.mix(start, first, t), Self.mix(first, second, t), t)
                    let far = Self.mix(Self.mix(first, second, t), Self.mix(second, end, t), t)
                    points.append(Self.mix(near, far, t))
                }
            case .closeSubpath: break
            }
        }
        return points
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
