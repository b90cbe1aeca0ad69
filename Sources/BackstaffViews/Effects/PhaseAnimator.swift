import BackstaffGraph
import Foundation

/// A view that goes through phases, each with an animation.
///
///     first phase ──► second ──► … ──► first      without a trigger again and again, and otherwise once for each change
///          the page animates each step; the server begins the next one when the animation is logically complete
///
/// Each step is one update, and one message to the page. The phases stand still while the view isn't on screen, and while the tab
/// is in the background. With reduced motion, the view shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var rounds = PhaseRounds()
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates a view that goes through phases again and again.
    ///
    /// - Parameters:
    ///   - phases: The phases. Without any, the view is empty.
    ///   - content: A view builder that receives the phase.
    ///   - animation: Returns the animation of the change to a phase. A phase without one is there at once, and for a tenth of
    ///     a second.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that goes through phases once, each time a value changes.
    ///
    /// If the value changes before the view is back at the first phase, it begins again from the phase that is shown.
    ///
    /// - Parameters:
    ///   - phases: The phases. Without any, the view is empty.
    ///   - trigger: The value.
    ///   - content: A view builder that receives the phase.
    ///   - animation: Returns the animation of the change to a phase.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// The view in its phase.
    public var body: some View {
        if let phase = index < phases.count ? phases[index] : phases.first {
            let isRunning = scenePhase != .background && !reducesMotion && phases.count > 1
            content(phase)
                .task(id: PhaseRun(isRunning: isRunning, trigger: trigger, count: phases.count)) {
                    [$index, rounds, phases, trigger, animation] in
                    guard rounds.begins(with: trigger), isRunning else { return }
                    await Self.run(through: phases, showing: $index, animation: animation, once: trigger != nil)
                    if !Task.isCancelled { rounds.end() }
                }
        }
    }

    private static func run(
        through phases: [Phase], showing index: Binding<Int>, animation: (Phase) -> Animation?, once: Bool
    ) async {
        repeat {
            // The first phase comes last, because the view begins with it.
            for next in Array(1..<phases.count) + [0] {
                let step = animation(phases[next])
                withAnimation(step) { index.wrappedValue = next }
                let duration = step.map { $0.timing.wholeLogicalDuration } ?? 0
                try? await Task.sleep(for: .seconds(min(max(duration, shortestPhase), 3_600)))
                if Task.isCancelled { return }
            }
        } while !once
    }
}

/// The shortest time of a phase in seconds, because each is a message to the page.
private let shortestPhase = 0.1

/// What the rounds of phases depend on. A new one begins another round.
private struct PhaseRun: Equatable {
    let isRunning: Bool
    let trigger: PhaseTrigger?
    let count: Int
}

/// The value that begins a round of phases.
struct PhaseTrigger: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        equals = { $0 as? Value == value }
    }

    static func == (first: Self, second: Self) -> Bool { first.equals(second.value) }
}

/// Remembers for which value the last round of phases was.
@MainActor
private final class PhaseRounds {
    private var last: PhaseTrigger?
    private var isUnfinished = false

    nonisolated init() {}

    /// Whether a round begins: without a value always, and otherwise when the value isn't the first one or that of a finished
    /// round.
    func begins(with trigger: PhaseTrigger?) -> Bool {
        guard let trigger else { return true }
        defer { last = trigger }
        if last != nil, last != trigger { isUnfinished = true }
        return isUnfinished
    }

    func end() { isUnfinished = false }
}

extension View {
    /// Modifies this view in phases, again and again. See ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Modifies this view in phases once, each time a value changes. See ``PhaseAnimator``.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation)
    }
}
