import SwiftUI

/// Animations that repeat, springs, phases, keyframes and numbers. The page plays all of them by itself.
public struct AnimationScreen: View {
    public init() {}

    public var body: some View {
        List {
            Section("Forever") {
                HStack {
                    Pulse()
                    Radar()
                    Spinner()
                    Wave()
                }
                .frame(height: 96)
            }
            Section("Springs") { SpringRace() }
            Section("Phases") { PhaseRow() }
            Section("Keyframes") { KeyframeRow() }
            Section("Numbers") { Score() }
        }
        .navigationTitle("Animation")
    }
}

/// A heart that beats.
private struct Pulse: View {
    @State private var isLarge = false

    var body: some View {
        Image(systemName: "heart.fill")
            .font(.largeTitle)
            .foregroundStyle(.pink)
            .scaleEffect(isLarge ? 1.25 : 0.85)
            .frame(maxWidth: .infinity)
            .accessibilityLabel("Pulse")
            .onAppear {
                withAnimation(.easeInOut(duration: 0.6).repeatForever(autoreverses: true)) { isLarge = true }
            }
    }
}

/// Rings that grow and fade, one after the other.
private struct Radar: View {
    @State private var isOut = false

    var body: some View {
        ZStack {
            ForEach(0..<3) { ring in
                Circle()
                    .fill(.blue)
                    .frame(width: 64, height: 64)
                    .scaleEffect(isOut ? 1 : 0.2)
                    .opacity(isOut ? 0 : 0.7)
                    .animation(
                        .easeOut(duration: 2.4).repeatForever(autoreverses: false).delay(Double(ring) * 0.8),
                        value: isOut)
            }
            Circle().fill(.blue).frame(width: 12, height: 12)
        }
        .frame(maxWidth: .infinity)
        .accessibilityHidden(true)
        .onAppear { isOut = true }
    }
}

/// A part of a circle that turns.
private struct Spinner: View {
    @State private var angle = 0.0

    var body: some View {
        Circle()
            .trim(from: 0, to: 0.7)
            .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .frame(width: 44, height: 44)
            .rotationEffect(.degrees(angle))
            .animation(.linear(duration: 1.2).repeatForever(autoreverses: false), value: angle)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
            .onAppear { angle = 360 }
    }
}

/// Bars that go up and down, each a little later than the one before.
private struct Wave: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 5) {
            ForEach(0..<5) { bar in
                Capsule()
                    .fill(.green)
                    .frame(width: 7, height: 48)
                    .scaleEffect(y: isUp ? 1 : 0.25)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever(autoreverses: true).delay(Double(bar) * 0.12),
                        value: isUp)
            }
        }
        .frame(maxWidth: .infinity)
        .accessibilityHidden(true)
        .onAppear { isUp = true }
    }
}

/// The same way with different springs.
private struct SpringRace: View {
    @State private var isAtEnd = false
    @State private var arrivals = 0

    private let lanes: [(name: String, color: Color, animation: Animation)] = [
        ("smooth", .blue, .smooth), ("snappy", .teal, .snappy), ("bouncy", .purple, .bouncy),
        ("bounce 0.7", .pink, .spring(duration: 0.8, bounce: 0.7)), ("easeInOut", .gray, .easeInOut(duration: 0.5)),
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(lanes, id: \.name) { lane in
                HStack {
                    Text(lane.name).font(.caption).foregroundStyle(.secondary).frame(width: 84, alignment: .leading)
                    Circle()
                        .fill(lane.color)
                        .frame(width: 24, height: 24)
                        .offset(x: isAtEnd ? 150 : 0)
                        .animation(lane.animation, value: isAtEnd)
                    Spacer()
                }
            }
        }
        .padding(.vertical, 6)
        Button(isAtEnd ? "Back" : "Go") {
            withAnimation(.spring(duration: 0.8)) {
                isAtEnd.toggle()
            } completion: {
                arrivals += 1
            }
        }
        LabeledContent("Arrivals", value: "\(arrivals)")
    }
}

private enum Mood: CaseIterable {
    case calm, curious, glad

    var symbol: String {
        switch self {
        case .calm: "moon.fill"
        case .curious: "star.fill"
        case .glad: "sun.max.fill"
        }
    }

    var color: Color {
        switch self {
        case .calm: .indigo
        case .curious: .teal
        case .glad: .orange
        }
    }
}

/// Phases without end, and phases after a tap.
private struct PhaseRow: View {
    @State private var cheers = 0

    var body: some View {
        HStack {
            PhaseAnimator(Mood.allCases) { mood in
                Image(systemName: mood.symbol)
                    .font(.largeTitle)
                    .foregroundStyle(mood.color)
                    .scaleEffect(mood == .glad ? 1.3 : 1)
                    .rotationEffect(.degrees(mood == .curious ? 20 : 0))
            } animation: { mood in
                mood == .glad ? .bouncy(duration: 0.9) : .easeInOut(duration: 0.9)
            }
            .frame(maxWidth: .infinity)
            .accessibilityLabel("Mood")
            Button("Cheer") { cheers += 1 }
                .buttonStyle(.borderedProminent)
                .phaseAnimator([0, 1, 2], trigger: cheers) { button, phase in
                    button
                        .scaleEffect(phase == 1 ? 1.2 : 1)
                        .offset(y: phase == 1 ? -16 : phase == 2 ? 6 : 0)
                } animation: { phase in
                    phase == 1 ? .snappy(duration: 0.25) : .bouncy(duration: 0.4)
                }
                .frame(maxWidth: .infinity)
        }
        .frame(height: 84)
    }
}

private struct Jump {
    var height = 0.0
    var stretch = 1.0
    var angle = Angle.zero
}

/// A ball that jumps by keyframes, again and again, and one that jumps after a tap.
private struct KeyframeRow: View {
    @State private var jumps = 0

    var body: some View {
        HStack(alignment: .bottom) {
            Ball(color: .red)
                .keyframeAnimator(initialValue: Jump()) { ball, jump in
                    ball
                        .scaleEffect(y: jump.stretch, anchor: .bottom)
                        .offset(y: jump.height)
                } keyframes: { _ in
                    KeyframeTrack(\.height) {
                        LinearKeyframe(0, duration: 0.15)
                        CubicKeyframe(-56, duration: 0.35)
                        CubicKeyframe(0, duration: 0.35)
                        LinearKeyframe(0, duration: 0.25)
                    }
                    KeyframeTrack(\.stretch) {
                        CubicKeyframe(0.7, duration: 0.15)
                        CubicKeyframe(1.15, duration: 0.2)
                        CubicKeyframe(1, duration: 0.4)
                        SpringKeyframe(1, duration: 0.35, spring: .bouncy, startVelocity: -6)
                    }
                }
                .frame(maxWidth: .infinity)
            Button {
                jumps += 1
            } label: {
                Image(systemName: "bell.fill").font(.largeTitle)
                    .keyframeAnimator(initialValue: Jump(), trigger: jumps) { bell, jump in
                        bell.rotationEffect(jump.angle, anchor: .top)
                    } keyframes: { _ in
                        KeyframeTrack(\.angle) {
                            CubicKeyframe(.degrees(24), duration: 0.15)
                            CubicKeyframe(.degrees(-20), duration: 0.2)
                            CubicKeyframe(.degrees(14), duration: 0.2)
                            SpringKeyframe(.zero, spring: .bouncy)
                        }
                    }
            }
            .buttonStyle(.plain)
            .foregroundStyle(.yellow)
            .accessibilityLabel("Ring")
            .frame(maxWidth: .infinity)
        }
        .frame(height: 110, alignment: .bottom)
    }
}

private struct Ball: View {
    let color: Color

    var body: some View { Circle().fill(color.gradient).frame(width: 40, height: 40) }
}

/// A number whose digits roll.
private struct Score: View {
    @State private var score = 128

    var body: some View {
        Text("\(score)")
            .font(.system(size: 44, weight: .semibold, design: .rounded))
            .monospacedDigit()
            .contentTransition(.numericText(value: Double(score)))
            .frame(maxWidth: .infinity)
        HStack {
            Button("Add 7") { withAnimation { score += 7 } }.buttonStyle(.bordered)
            Spacer()
            Button("Take 12") { withAnimation { score -= 12 } }.buttonStyle(.bordered)
        }
    }
}
