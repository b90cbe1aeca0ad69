import BackstaffUIKit
import SwiftUI
import Testing

@Suite("UIBezierPath and UIFont")
struct DrawingTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    private func elements(_ path: Path) -> [Path.Element] {
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        return elements
    }

    @Test("M08 a rectangle is rounded at the named corners and square at the others")
    func corners() {
        let outline = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topRight, .bottomRight], cornerRadii: CGSize(width: 6, height: 6))
        let curves = elements(Path(outline.cgPath)).compactMap { element -> CGPoint? in
            guard case .quadCurve(let end, let control) = element, end != control else { return nil }
            return control
        }
        #expect(curves == [CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 20)])
        #expect(elements(Path(outline.cgPath)).first == .move(to: .zero))
    }

    @Test("M08 the radius of a corner is at most half of the rectangle, and never negative")
    func limits() {
        let large = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 100, height: 100))
        #expect(elements(Path(large.cgPath)).first == .move(to: CGPoint(x: 20, y: 0)))
        let negative = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: -5, height: -5))
        #expect(elements(Path(negative.cgPath)).first == .move(to: .zero))
    }

    @Test("M08 an outline that is drawn step by step is the path of the same steps")
    func steps() {
        let outline = UIBezierPath()
        outline.move(to: .zero)
        outline.addLine(to: CGPoint(x: 5, y: 0))
        outline.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 6, y: 2))
        outline.close()
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 0))
        path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 2))
        path.closeSubpath()
        #expect(Path(outline.cgPath) == path && outline.cgPath == path.cgPath)
    }

    @Test("M08 a clockwise arc goes down from the right, as it is seen")
    func arc() {
        let outline = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(outline.currentPoint.x) < 0.01 && abs(outline.currentPoint.y - 10) < 0.01)
        let halfway = elements(Path(outline.cgPath))[16]
        if case .line(let point) = halfway {
            #expect(point.x > 0 && point.y > 0)
        } else {
            Issue.record("\(halfway) is no line")
        }
    }

    @Test("M08 a font of UIKit is the font of SwiftUI with its size, weight, design or text style")
    func fonts() {
        #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
        #expect(
            Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
                == .system(size: 12, weight: .regular, design: .monospaced))
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .system(.title))
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.boldSystemFont(ofSize: 9).withSize(11) == UIFont.boldSystemFont(ofSize: 11))
        #expect(UIFont(name: "Papyrus", size: 30)?.pointSize == 30)
    }
}
