import SwiftUI

/// Drawings of the app: a chart, a clock, and a pattern whose colors are blended.
public struct CanvasScreen: View {
    @State private var weeks = 8.0
    @State private var blend = Blend.multiply

    public init() {}

    public var body: some View {
        List {
            Section("A Chart") {
                ChartCanvas(values: Array(ChartCanvas.catches.prefix(Int(weeks))))
                    .frame(height: 180)
                    .padding(.vertical, 8)
                    .accessibilityLabel("The catch of each week")
                Slider(value: $weeks, in: 3...12, step: 1) { Text("Weeks") }
            }
            Section("A Clock") {
                TimelineView(.periodic(from: .now, by: 1)) { timeline in
                    ClockCanvas(date: timeline.date)
                }
                .frame(height: 190)
                .padding(.vertical, 8)
                .accessibilityLabel("A clock")
            }
            Section("Blended Colors") {
                RosetteCanvas(blend: blend.mode)
                    .frame(height: 220)
                    .padding(.vertical, 8)
                    .accessibilityLabel("A rosette of overlapping circles")
                Picker("Blend Mode", selection: $blend) {
                    ForEach(Blend.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
            }
        }
        .navigationTitle("Canvas")
    }

    private enum Blend: String, CaseIterable {
        case multiply = "Multiply"
        case screen = "Screen"
        case overlay = "Overlay"
        case normal = "Normal"

        var mode: GraphicsContext.BlendMode {
            switch self {
            case .multiply: .multiply
            case .screen: .screen
            case .overlay: .overlay
            case .normal: .normal
            }
        }
    }
}

/// A line with a gradient below it, and a scale.
private struct ChartCanvas: View {
    let values: [Double]

    static let catches: [Double] = [32, 46, 41, 58, 49, 66, 61, 74, 70, 83, 77, 92]

    var body: some View {
        Canvas { context, size in
            let plot = CGRect(x: 34, y: 10, width: size.width - 46, height: size.height - 38)
            drawScale(in: plot, context)
            let points = values.enumerated().map { index, value in
                CGPoint(
                    x: plot.minX + plot.width * CGFloat(index) / CGFloat(max(1, values.count - 1)),
                    y: plot.maxY - plot.height * value / 100)
            }
            guard let first = points.first, let last = points.last else { return }
            let line = Self.line(through: points)
            var area = line
            area.addLine(to: CGPoint(x: last.x, y: plot.maxY))
            area.addLine(to: CGPoint(x: first.x, y: plot.maxY))
            area.closeSubpath()
            context.fill(
                area,
                with: .linearGradient(
                    Gradient(colors: [.teal.opacity(0.45), .teal.opacity(0.02)]),
                    startPoint: CGPoint(x: 0, y: plot.minY), endPoint: CGPoint(x: 0, y: plot.maxY)))
            context.stroke(
                line, with: .color(.teal), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            let dot = Path(ellipseIn: CGRect(x: last.x - 5, y: last.y - 5, width: 10, height: 10))
            context.fill(dot, with: .color(.teal))
            context.stroke(dot, with: .style(.background), lineWidth: 2)
            for (index, point) in points.enumerated() where index.isMultiple(of: points.count > 8 ? 2 : 1) {
                let label = Text("W\(index + 1)").font(.caption2).foregroundColor(.secondary)
                context.draw(label, at: CGPoint(x: point.x, y: size.height - 10))
            }
        }
    }

    private func drawScale(in plot: CGRect, _ context: GraphicsContext) {
        for value in stride(from: 0, through: 100, by: 25) {
            let y = plot.maxY - plot.height * CGFloat(value) / 100
            var line = Path()
            line.move(to: CGPoint(x: plot.minX, y: y))
            line.addLine(to: CGPoint(x: plot.maxX, y: y))
            let style = StrokeStyle(lineWidth: 1, dash: value == 0 ? [] : [3, 4])
            context.stroke(line, with: .color(.secondary.opacity(0.35)), style: style)
            context.draw(
                Text("\(value)").font(.caption2).foregroundColor(.secondary), at: CGPoint(x: plot.minX - 8, y: y),
                anchor: .trailing)
        }
    }

    /// A smooth line, which is level in each point.
    private static func line(through points: [CGPoint]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            guard index > 0 else {
                path.move(to: point)
                continue
            }
            let middle = (points[index - 1].x + point.x) / 2
            path.addCurve(
                to: point, control1: CGPoint(x: middle, y: points[index - 1].y),
                control2: CGPoint(x: middle, y: point.y))
        }
        return path
    }
}

/// A clock with hands, which are drawn in turned coordinates.
private struct ClockCanvas: View {
    let date: Date

    var body: some View {
        Canvas { context, size in
            let radius = min(size.width, size.height) / 2 - 6
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
            var shaded = context
            shaded.addFilter(.shadow(color: .black.opacity(0.25), radius: 6, y: 2))
            shaded.fill(
                face,
                with: .linearGradient(
                    Gradient(colors: [
                        Color(red: 0.22, green: 0.3, blue: 0.42), Color(red: 0.1, green: 0.14, blue: 0.22),
                    ]),
                    startPoint: CGPoint(x: 0, y: -radius), endPoint: CGPoint(x: 0, y: radius)))
            for tick in 0..<60 {
                var turned = context
                turned.rotate(by: .degrees(Double(tick) * 6))
                let isHour = tick.isMultiple(of: 5)
                let mark = CGRect(x: isHour ? -1.5 : -0.5, y: 6 - radius, width: isHour ? 3 : 1, height: isHour ? 9 : 5)
                turned.fill(Path(roundedRect: mark, cornerRadius: 1), with: .color(.white.opacity(isHour ? 0.95 : 0.5)))
            }
            for hour in [12, 3, 6, 9] {
                let angle = Double(hour) / 12 * 2 * .pi
                let distance = Double(radius) - 27
                context.draw(
                    Text("\(hour)").font(.system(size: 15, weight: .semibold)).foregroundColor(.white),
                    at: CGPoint(x: sin(angle) * distance, y: -cos(angle) * distance))
            }
            let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
            let second = Double(parts.second ?? 0)
            let minute = Double(parts.minute ?? 0) + second / 60
            let hour = Double(parts.hour ?? 0) + minute / 60
            drawHand(at: hour / 12, length: radius * 0.5, width: 5, .white, in: context)
            drawHand(at: minute / 60, length: radius * 0.74, width: 3.5, .white, in: context)
            drawHand(at: second / 60, length: radius * 0.8, width: 1.5, .orange, in: context)
            context.fill(Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8)), with: .color(.orange))
        }
    }

    private func drawHand(at turn: Double, length: CGFloat, width: CGFloat, _ color: Color, in context: GraphicsContext)
    {
        var turned = context
        turned.rotate(by: .radians(turn * 2 * .pi))
        var hand = Path()
        hand.move(to: CGPoint(x: 0, y: length * 0.16))
        hand.addLine(to: CGPoint(x: 0, y: -length))
        turned.stroke(hand, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

/// Circles around a point, whose colors are blended where they overlap.
private struct RosetteCanvas: View {
    let blend: GraphicsContext.BlendMode

    private static let colors: [Color] = [.pink, .orange, .yellow, .mint, .cyan, .indigo]

    var body: some View {
        Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let radius = min(size.width, size.height) * 0.27
            context.drawLayer { layer in
                layer.blendMode = blend
                for (index, color) in Self.colors.enumerated() {
                    var petal = layer
                    petal.rotate(by: .degrees(Double(index) * 60))
                    let circle = CGRect(x: radius * 0.72 - radius, y: -radius, width: 2 * radius, height: 2 * radius)
                    petal.fill(Path(ellipseIn: circle), with: .color(color.opacity(0.8)))
                }
            }
            context.draw(Image(systemName: "sailboat.fill"), in: CGRect(x: -15, y: -15, width: 30, height: 30))
        }
    }
}
