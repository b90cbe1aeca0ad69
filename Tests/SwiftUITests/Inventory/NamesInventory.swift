import SwiftUI

/// Forms of newer names, and of names that the other files here don't use.
struct NamesInventory: View {
    @State private var isOn = false
    @State private var count = 0
    @FocusState private var isFocused: Bool
    @FocusedValue(\.vessel) private var vessel
    @Environment(\.headerProminence) private var prominence
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced

    var body: some View {
        List {
            effects
            animators
            layout
            system
            Section("shores") { Text("row") }
                .headerProminence(.increased)
                .listSectionSeparator(.hidden)
        }
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
        .listItemTint(.red)
        .scrollDismissesKeyboard(.interactively)
        .scrollIndicatorsFlash(onAppear: true)
    }

    @ViewBuilder private var effects: some View {
        Text("felt").sensoryFeedback(.success, trigger: count)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isOn) { old, new in old != new }
            .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .decrease }
        Image(systemName: "star").symbolEffect(.bounce.up.byLayer, value: count)
            .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isOn)
            .symbolEffect(.pulse).symbolEffectsRemoved()
        Image(systemName: "bell").symbolEffect(.drawOn.byLayer, isActive: isOn).symbolColorRenderingMode(.gradient)
        Button(role: .confirm) { count += 1 }.buttonRepeatBehavior(.enabled)
        ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60)) { Text("timed") }
        Circle().stroke(lineWidth: 2).fill(Gradient(colors: [.red, .blue]))
        Text("effect").visualEffect { content, proxy in content.offset(y: proxy.size.height / 2).opacity(0.5) }
        Text("scrolled").scrollTransition { content, phase in
            content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(phase.isIdentity ? 1 : 0)
        }
        Text("multiplied").colorMultiply(.blue).colorInvert().geometryGroup()
        Text("tinted").listItemTint(.monochrome).privacySensitive().badgeProminence(.decreased)
        Text("filled").background(.fill.tertiary).foregroundStyle(.red.secondary)
            .background(.background.secondary, in: .rect(cornerRadius: 4))
    }

    @ViewBuilder private var animators: some View {
        Text("phases").phaseAnimator([false, true]) { content, isLarge in content.scaleEffect(isLarge ? 2 : 1) }
        PhaseAnimator([1, 2, 3], trigger: count) {
            Text("phase \($0)")
        } animation: { _ in
            .bouncy
        }
        Text("frames").keyframeAnimator(initialValue: Pose(), trigger: count) { content, pose in
            content.rotationEffect(pose.angle).offset(y: pose.height)
        } keyframes: { _ in
            KeyframeTrack(\.angle) {
                CubicKeyframe(.degrees(20), duration: 0.2)
                SpringKeyframe(.zero, duration: 0.4)
            }
            KeyframeTrack(\.height) { LinearKeyframe(-20, duration: 0.2) }
        }
        Text("animated body").animation(.spring) { $0.scaleEffect(isOn ? 2 : 1) }
            .transaction(value: count) { $0.animation = nil }
        Button("complete") {
            withAnimation(.snappy, completionCriteria: .removed) {
                isOn = true
            } completion: {
                count += 1
            }
        }
        Text("twisted \(Twist(turns: 2).animatableData.first)")
    }

    @ViewBuilder private var layout: some View {
        Text("relative").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
        Text("inset").safeAreaPadding(.horizontal, 8).safeAreaPadding()
        Text("measured").onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            count = Int($0)
        }
        TextField("field", text: .constant("")).focused($isFocused).defaultFocus($isFocused, true)
            .focusedValue(\.vessel, "boat")
        Toggle("toggle", isOn: $isOn).labelsVisibility(.hidden)
        OutlineGroup(Berth.harbour, children: \.berths) { Text($0.id) }
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
        EllipticalGradient(colors: [.red, .blue], center: .center)
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        Text("vessel \(vessel ?? "none") \(prominence == .standard ? "standard" : "increased") \(weight == nil)")
    }

    @ViewBuilder private var system: some View {
        Text("active \(appearsActive), dimmed \(isLuminanceReduced)")
        ScrollView { Text("paged") }
            .scrollTargetBehavior(isOn ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
            .defersSystemGestures(on: .vertical)
            .allowsWindowActivationEvents()
    }
}

private struct Pose {
    var angle = Angle.zero
    var height = 0.0
}

private struct Twist: Shape {
    var turns: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(turns, 0) }
        set { turns = newValue.first }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct Berth: Identifiable {
    let id: String
    var berths: [Berth]?

    static var harbour: [Berth] { [Berth(id: "pier", berths: [Berth(id: "berth")])] }
}

extension FocusedValues {
    @Entry fileprivate var vessel: String?
}
