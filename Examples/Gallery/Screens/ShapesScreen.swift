import SwiftUI

/// Shapes of the app, lines along them, and a part of a circle.
public struct ShapesScreen: View {
    @State private var progress = 0.7
    @State private var isDashed = false

    public init() {}

    public var body: some View {
        List {
            Section("A Part of a Circle") {
                HStack {
                    Spacer()
                    ring.frame(width: 120, height: 120).padding(12)
                    Spacer()
                }
                Slider(value: $progress) { Text("Progress") }
            }
            Section("A Shape of the App") {
                Mountains()
                    .fill(LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
                    .overlay { Mountains().stroke(.primary, style: line) }
                    .frame(height: 90)
                    .padding(.vertical, 8)
                Toggle("Dashed", isOn: $isDashed)
            }
        }
        .navigationTitle("Shapes")
    }

    private var ring: some View {
        ZStack {
            Circle().stroke(Color.secondary.opacity(0.2), lineWidth: 12)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0))).font(.title2.bold())
        }
    }

    private var line: StrokeStyle {
        StrokeStyle(lineWidth: 2, lineJoin: .round, dash: isDashed ? [8, 5] : [])
    }
}

/// Two mountains beside each other.
private struct Mountains: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.3, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.5, y: rect.midY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY),
                control: CGPoint(x: rect.minX + rect.width * 0.75, y: rect.minY - rect.height * 0.2))
            path.closeSubpath()
        }
    }
}
