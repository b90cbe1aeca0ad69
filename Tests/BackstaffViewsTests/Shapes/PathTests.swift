import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Paths")
struct PathTests {
    private func isNear(_ first: CGRect, _ second: CGRect, within distance: CGFloat = 0.01) -> Bool {
        abs(first.minX - second.minX) < distance && abs(first.minY - second.minY) < distance
            && abs(first.maxX - second.maxX) < distance && abs(first.maxY - second.maxY) < distance
    }

    private func line(_ points: CGPoint...) -> Path { Path { $0.addLines(points) } }

    @Test("E07 transforms are done in the order of their names, and undone by the inverse")
    func transforms() {
        let point = CGPoint(x: 2, y: 1)
        let moved = CGAffineTransform(translationX: 10, y: 0)
        #expect(point.applying(moved.scaledBy(x: 3, y: 3)) == CGPoint(x: 16, y: 3))
        #expect(point.applying(moved.concatenating(CGAffineTransform(scaleX: 3, y: 3))) == CGPoint(x: 36, y: 3))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
        let there = CGAffineTransform(translationX: 4, y: 5).rotated(by: 1).scaledBy(x: 2, y: 3).translatedBy(
            x: 1, y: 1)
        let back = point.applying(there).applying(there.inverted())
        #expect(abs(back.x - 2) < 1e-9 && abs(back.y - 1) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat && !flat.isIdentity && CGAffineTransform().isIdentity)
        #expect(CGSize(width: 2, height: 1).applying(moved) == CGSize(width: 2, height: 1))
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(rect == CGRect(x: -2, y: 0, width: 2, height: 1))
    }

    @Test("E07 a path after a transform has its points there")
    func applying() {
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
        let large = path.applying(CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
        #expect(path.applying(.identity) == path && Path().boundingRect == CGRect(x: 0, y: 0, width: 0, height: 0))
        var both = path
        both.addPath(path, transform: CGAffineTransform(translationX: 5, y: 0))
        #expect(both.boundingRect.width == 7)
    }

    @Test("E07 an arc relative to its start runs through the angle, in either direction")
    func relativeArcs() throws {
        func end(_ degrees: Double) throws -> CGPoint {
            var path = Path()
            path.addRelativeArc(
                center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .zero, delta: .degrees(degrees))
            return try #require(path.currentPoint)
        }
        #expect(try abs(end(90).y - 10) < 1e-6)
        #expect(try abs(end(-90).y + 10) < 1e-6)
        #expect(try abs(end(360).x - 10) < 1e-6)
    }

    @Test("E07 an arc between two tangents rounds the corner, and a straight line has no corner")
    func tangents() throws {
        var path = line(CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 4) < 1e-6)
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
        var straight = line(CGPoint(x: 0, y: 0))
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
    }

    @Test("E07 a trimmed path is a part by length, which may be nothing or everything")
    func trimming() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        #expect(path.trimmedPath(from: 0.25, to: 0.5) == line(CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)))
        #expect(
            path.trimmedPath(from: 0.25, to: 0.75)
                == line(CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)))
        #expect(path.trimmedPath(from: 0, to: 1) == path)
        #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty && path.trimmedPath(from: 0.6, to: 0.2).isEmpty)
    }

    @Test("E07 the outline of a line has its width, ends, joints and dashes")
    func strokes() {
        let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
        func outline(_ style: StrokeStyle) -> CGRect { path.strokedPath(style).boundingRect }
        #expect(isNear(outline(StrokeStyle(lineWidth: 4)), CGRect(x: 0, y: -2, width: 10, height: 4)))
        #expect(
            isNear(outline(StrokeStyle(lineWidth: 4, lineCap: .square)), CGRect(x: -2, y: -2, width: 14, height: 4)))
        #expect(
            isNear(
                outline(StrokeStyle(lineWidth: 4, lineCap: .round)), CGRect(x: -2, y: -2, width: 14, height: 4),
                within: 0.1))
        #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        let frame = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(isNear(frame.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12)))
        let cut = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            .strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
        #expect(isNear(cut.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12)) && cut != frame)
        var dashes = 0
        path.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 1])).forEach { if case .move = $0 { dashes += 1 } }
        #expect(dashes == 4)
    }
}
