import Foundation

/// A connected part of a path, whose curves are approximated by short lines.
struct Polyline {
    var points: [CGPoint]
    var isClosed = false

    /// The points, with the first one at the end too if the line is closed.
    var allPoints: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}

/// The direction from one point to another, with the length 1.
struct Direction {
    let x: CGFloat
    let y: CGFloat

    init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the direction between two points, or `nil` if they are the same.
    init?(from start: CGPoint, to end: CGPoint) {
        let length = start.distance(to: end)
        guard length > 1e-9 else { return nil }
        self.init(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    }

    /// The direction to the side.
    var normal: Direction { Direction(x: y, y: -x) }

    func point(from start: CGPoint, at distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + x * distance, y: start.y + y * distance)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
    }

    fileprivate func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension Path {
    /// The connected parts of the path.
    var polylines: [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline(points: [])
        func begin(at point: CGPoint) {
            if line.points.count > 1 { lines.append(line) }
            line = Polyline(points: [point])
        }
        for element in elements {
            switch element {
            case .move(let point): begin(at: point)
            case .line(let point): line.points.append(point)
            case .quadCurve(let end, let control):
                let start = line.points.last ?? .zero
                for step in 1...8 {
                    let t = CGFloat(step) / 8
                    line.points.append(start.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t))
                }
            case .curve(let end, let first, let second):
                let start = line.points.last ?? .zero
                for step in 1...12 {
                    let t = CGFloat(step) / 12
                    let middle = first.mixed(with: second, t)
                    let near = start.mixed(with: first, t).mixed(with: middle, t)
                    line.points.append(near.mixed(with: middle.mixed(with: second.mixed(with: end, t), t), t))
                }
            case .closeSubpath:
                guard let first = line.points.first else { continue }
                line.isClosed = true
                begin(at: first)
            }
        }
        if line.points.count > 1 || lines.isEmpty && !line.points.isEmpty { lines.append(line) }
        return lines
    }

    /// The smallest rectangle that contains the path. Curves are approximated.
    public var boundingRect: CGRect {
        let points = polylines.flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns a part of the path by its length. Its curves become short lines.
    ///
    /// - Parameters:
    ///   - from: The beginning, from 0 to 1.
    ///   - to: The end, from 0 to 1. The result is empty if it isn't after the beginning.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        if start <= 0, end >= 1 { return self }
        let lines = polylines.map(\.allPoints)
        let whole = lines.reduce(0) { sum, points in
            sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
        let (first, last) = (max(0, start) * whole, min(1, end) * whole)
        var path = Path()
        guard first < last else { return path }
        var way: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (from, to) in zip(points, points.dropFirst()) {
                let length = from.distance(to: to)
                defer { way += length }
                guard length > 0, way < last, way + length > first else { continue }
                if !isDrawing { path.move(to: from.mixed(with: to, max(0, first - way) / length)) }
                isDrawing = true
                path.addLine(to: from.mixed(with: to, min(1, (last - way) / length)))
            }
        }
        return path
    }
}
