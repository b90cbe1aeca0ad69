import BackstaffElements
import BackstaffNavigation
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

@Suite("Limits of a canvas") @MainActor
struct CanvasLimitTests {
    /// The drawing of a renderer, and the reports.
    private func limited(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> (drawing: String, reports: [String]) {
        let receiver = Diagnostics.Receiver()
        let drawn = try Diagnostics.$receiver.withValue(receiver) { try drawing(renderer) }
        return (drawn, receiver.reports.map(\.message))
    }

    @Test("N11 numbers that aren't finite draw nothing or stand for zero, and nothing traps")
    func numbers() throws {
        let (drawn, _) = try limited { context, _ in
            for value in [CGFloat.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude] {
                var path = Path()
                path.move(to: CGPoint(x: value, y: value))
                path.addLine(to: CGPoint(x: 1, y: 1))
                var other = context
                other.opacity = Double(value)
                other.fill(path, with: .color(.red))
                other.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: value, dash: [value, value]))
                other.fill(
                    path,
                    with: .linearGradient(
                        Gradient(stops: [Gradient.Stop(color: .red, location: value)]), startPoint: .zero,
                        endPoint: CGPoint(x: value, y: 0)))
                other.fill(
                    path,
                    with: .radialGradient(
                        Gradient(colors: []), center: CGPoint(x: value, y: 0), startRadius: value, endRadius: -value))
                other.fill(
                    path,
                    with: .conicGradient(
                        Gradient(colors: [.red, .blue]), center: CGPoint(x: value, y: 0), angle: .radians(Double(value))
                    ))
                other.fill(
                    path,
                    with: .style(RadialGradient(colors: [.red], center: .center, startRadius: value, endRadius: value)))
                other.clip(to: Path(CGRect(x: value, y: value, width: value, height: value)))
                _ = other.clipBoundingRect
                other.addFilter(.blur(radius: value))
                other.addFilter(.shadow(radius: value, x: value, y: value))
                other.addFilter(.alphaThreshold(min: Double(value), max: 0.5))
                other.fill(path, with: .color(.red))
                other.draw(Text("a"), in: CGRect(x: value, y: 0, width: value, height: value))
                other.draw(Image(systemName: "star"), in: CGRect(x: value, y: 0, width: value, height: value))
                other.clipToLayer(opacity: Double(value)) { $0.fill(path, with: .foreground) }
                other.scaleBy(x: value, y: value)
                other.translateBy(x: value, y: value)
                other.rotate(by: .radians(Double(value)))
                other.fill(path, with: .color(.red))
                _ = other.clipBoundingRect
                _ = other.resolve(Text("a")).measure(in: CGSize(width: value, height: value))
            }
        }
        #expect(!drawn.contains("nan") && !drawn.contains("inf") && !drawn.contains("e+"))
    }

    @Test("N11 a million operations are cut off, and this is reported once")
    func operations() throws {
        let (drawn, reports) = try limited { context, _ in
            let path = box(1, 1)
            for _ in 0..<1_000_000 { context.fill(path, with: .foreground) }
        }
        #expect(drawn.count(of: "<path") <= 20_000 && drawn.utf8.count <= 1_000_100)
        #expect(drawn.count(of: "<path") > 5_000)
        #expect(Set(reports).count == 1 && reports.first?.contains("A Canvas draws more than") == true)
    }

    @Test("N11 a path with too many parts isn't drawn")
    func longPath() throws {
        let (drawn, reports) = try limited { context, _ in
            var path = Path()
            for index in 0..<30_000 { path.addLine(to: CGPoint(x: index, y: 0)) }
            context.fill(path, with: .foreground)
            context.fill(box(9, 9), with: .foreground)
        }
        #expect(drawn.count(of: "<path") == 1 && reports.count == 1)
    }

    @Test("N11 layers in each other have an end, and all that is drawn in them is there")
    func layers() throws {
        func nest(_ context: GraphicsContext, _ depth: Int) {
            if depth == 0 { return context.fill(box(9, 9), with: .foreground) }
            context.drawLayer { nest($0, depth - 1) }
        }
        let (drawn, reports) = try limited { context, _ in nest(context, 200) }
        #expect(drawn.count(of: "<g ") == 40 && drawn.count(of: "</g>") == 40)
        #expect(drawn.count(of: "<path") == 1 && Set(reports).count == 1)
    }

    @Test("N11 a layer that is kept after its closure has returned draws nothing more")
    func keptLayer() throws {
        let (drawn, _) = try limited { context, _ in
            var kept: GraphicsContext?
            context.drawLayer { layer in
                layer.fill(box(1, 1), with: .foreground)
                kept = layer
            }
            kept?.fill(box(2, 2), with: .foreground)
        }
        #expect(drawn.count(of: "<path") == 1)
    }

    @Test("N11 blur radii and the number of filters are limited")
    func filters() throws {
        let (drawn, reports) = try limited { context, _ in
            context.addFilter(.blur(radius: 1e6))
            for _ in 0..<1000 { context.fill(box(9, 9), with: .foreground) }
        }
        #expect(drawn.contains(#"stdDeviation="100""#) && drawn.count(of: "<filter") == 1)
        #expect(drawn.count(of: #"<g filter="#) == 400 && drawn.count(of: "<path") == 1000)
        #expect(Set(reports).count == 1)
    }

    @Test("N11 a blend mode that pages don't have draws as the usual one, and is reported")
    func blendModes() throws {
        let (drawn, reports) = try limited { context, _ in
            context.blendMode = .xor
            context.fill(box(9, 9), with: .foreground)
        }
        #expect(drawn == #"<path d="M 0 0 L 9 0 L 9 9 L 0 9 Z" fill="currentColor"/>"#)
        #expect(reports.count == 1 && reports[0].contains("blend mode"))
    }
}
