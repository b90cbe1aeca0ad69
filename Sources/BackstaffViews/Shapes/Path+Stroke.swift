import Foundation

extension Path {
    /// Returns the outline of a line along the path, with the ends, joints and dashes of a style. Curves become short lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        let pen = Pen(style: style)
        var path = Path()
        for line in polylines {
            for piece in pen.dashes(of: line) { pen.stroke(piece, into: &path) }
        }
        return path
    }
}

/// Draws the outlines of lines.
private struct Pen {
    let style: StrokeStyle
    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) {
        self.style = style
    }

    // MARK: Dashes

    /// The pieces of a line that are drawn.
    func dashes(of line: Polyline) -> [Polyline] {
        let lengths = style.dash.map { max(0, $0) }
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite else { return [line] }
        // An odd number of lengths is used twice, so that dashes and gaps alternate.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        var index = 0
        var left = style.dashPhase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var rest = pattern[index] - left

        var pieces: [Polyline] = []
        let points = line.allPoints
        var piece = Polyline(points: points.prefix(1).map { $0 })
        for (from, to) in zip(points, points.dropFirst()) {
            guard let direction = Direction(from: from, to: to) else { continue }
            let length = from.distance(to: to)
            var done: CGFloat = 0
            while length - done > rest {
                done += rest
                let point = direction.point(from: from, at: done)
                if index.isMultiple(of: 2) { pieces.append(Polyline(points: piece.points + [point])) }
                piece = Polyline(points: [point])
                index = (index + 1) % pattern.count
                rest = pattern[index]
                // Dashes that are too short to be seen would take forever.
                if pieces.count > 10_000 { return [line] }
            }
            rest -= length - done
            if index.isMultiple(of: 2) { piece.points.append(to) } else { piece = Polyline(points: [to]) }
        }
        if index.isMultiple(of: 2), piece.points.count > 1 { pieces.append(piece) }
        return pieces
    }

    // MARK: Outlines

    func stroke(_ line: Polyline, into path: inout Path) {
        var points: [CGPoint] = []
        for point in line.points where points.last.map({ $0.distance(to: point) > 1e-6 }) ?? true {
            points.append(point)
        }
        if line.isClosed, points.count > 1, let first = points.first, let last = points.last,
            first.distance(to: last) <= 1e-6
        {
            points.removeLast()
        }
        guard points.count > 1 else {
            if style.lineCap == .round, let point = points.first {
                path.addEllipse(
                    in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
            }
            return
        }
        let back = Array(points.reversed())
        if line.isClosed, points.count > 2 {
            // The two sides run in opposite directions, so that what is between them is filled.
            for side in [side(of: points, isClosed: true), side(of: back, isClosed: true)] {
                path.addLines(side)
                path.closeSubpath()
            }
        } else {
            path.addLines(side(of: points, isClosed: false) + side(of: back, isClosed: false))
            path.closeSubpath()
        }
    }

    /// The points beside a line, on one side, with the cap at its end if it isn't closed.
    private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
        let ends = isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
        let ways = zip(points, ends).compactMap { Direction(from: $0, to: $1) }
        var side: [CGPoint] = []
        for (index, (way, end)) in zip(ways, ends).enumerated() {
            if index == 0, !isClosed { side.append(way.normal.point(from: points[0], at: half)) }
            side.append(way.normal.point(from: end, at: half))
            if index + 1 < ways.count {
                side += joint(at: end, from: way, to: ways[index + 1])
            } else if isClosed {
                side += joint(at: end, from: way, to: ways[0])
            } else {
                side += cap(at: end, along: way)
            }
        }
        return side
    }

    /// The points of a joint after the side of the first line, and the first point beside the second one.
    private func joint(at corner: CGPoint, from first: Direction, to second: Direction) -> [CGPoint] {
        let next = second.normal.point(from: corner, at: half)
        let bend = first.x * second.y - first.y * second.x
        // On the inside of the bend, the lines overlap.
        if bend <= 0 { return bend < -1e-9 ? [corner, next] : [next] }
        let cosine = max(-1, min(1, first.x * second.x + first.y * second.y))
        switch style.lineJoin {
        case .bevel: return [next]
        case .round: return arc(around: corner, from: first.normal, angle: acos(cosine)) + [next]
        case .miter:
            let stretch = ((1 + cosine) / 2).squareRoot()
            guard stretch > 1e-6, 1 / stretch <= style.miterLimit,
                let outward = Direction(
                    from: CGPoint(x: 0, y: 0),
                    to: CGPoint(x: first.normal.x + second.normal.x, y: first.normal.y + second.normal.y))
            else { return [next] }
            return [outward.point(from: corner, at: half / stretch), next]
        }
    }

    private func cap(at end: CGPoint, along way: Direction) -> [CGPoint] {
        switch style.lineCap {
        case .butt: return []
        case .round: return arc(around: end, from: way.normal, angle: .pi)
        case .square:
            let beyond = way.point(from: end, at: half)
            return [way.normal.point(from: beyond, at: half), way.normal.point(from: beyond, at: -half)]
        }
    }

    private func arc(around center: CGPoint, from normal: Direction, angle: CGFloat) -> [CGPoint] {
        let start = atan2(normal.y, normal.x)
        let steps = max(2, Int((angle / .pi * 16).rounded(.up)))
        return (1..<steps).map { step in
            let turned = start + angle * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: center.x + half * cos(turned), y: center.y + half * sin(turned))
        }
    }
}
