import BackstaffGraph

/// A view that follows keyframes.
///
/// The server works out the values between the keyframes once, thirty for each second and at most 121, and finds out which
/// attributes of the view they change. The page plays them as one animation, with straight lines between them. So `content` is
/// called once for each value, on the server, and can be called again when the view changes.
///
/// What is animated is what the page animates elsewhere: opacity, offset, scale, rotation, colors, sizes, padding and filters.
/// Texts, paths and views that come or go show the value at rest. With reduced motion, the view rests. Unlike in SwiftUI, a run
/// without end begins again after a reload of the page.
public struct KeyframeAnimator<Value, Content: View>: View {
    private let initialValue: Value
    private let trigger: PhaseTrigger?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let timeline: @MainActor (Value) -> KeyframeTimeline<Value>
    @State private var runs = KeyframeRuns<Value>()

    /// Creates a view that follows keyframes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the beginning, and at rest.
    ///   - repeating: Whether the view follows them again and again. Otherwise it follows them once, when it appears.
    ///   - content: A view builder that receives the value.
    ///   - keyframes: Returns the keyframes. It receives the initial value.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        timeline = { KeyframeTimeline(initialValue: $0, keyframes: keyframes($0)) }
    }

    /// Creates a view that follows keyframes when a value changes.
    ///
    /// If the value changes during a run, the next one begins where the view is. At the end, the view keeps the last value.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first run.
    ///   - trigger: The value whose change begins a run.
    ///   - content: A view builder that receives the value.
    ///   - keyframes: Returns the keyframes. It receives the value at which the run begins.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        self.trigger = PhaseTrigger(trigger)
        isRepeating = false
        self.content = content
        timeline = { KeyframeTimeline(initialValue: $0, keyframes: keyframes($0)) }
    }

    /// The view for the value at rest.
    public var body: some View {
        let run = runs.run(from: initialValue, trigger: trigger, isRepeating: isRepeating, timeline: timeline)
        content(runs.rest ?? initialValue).modifier(KeyframesModifier(run: run, content: content))
    }
}

/// One run through keyframes.
struct KeyframeRun<Value> {
    let number: Int
    let timeline: KeyframeTimeline<Value>
    let isRepeating: Bool
}

/// The runs of one view so far.
@MainActor
private final class KeyframeRuns<Value> {
    /// The value at rest, if it isn't the initial one.
    private(set) var rest: Value?
    private var trigger: PhaseTrigger?
    private var last: KeyframeRun<Value>?
    private var begin = ContinuousClock.now

    /// Returns the run for the present trigger, or `nil` before the first one.
    func run(
        from initialValue: Value, trigger: PhaseTrigger?, isRepeating: Bool,
        timeline: @MainActor (Value) -> KeyframeTimeline<Value>
    ) -> KeyframeRun<Value>? {
        guard let trigger else {
            last = KeyframeRun(number: 0, timeline: timeline(initialValue), isRepeating: isRepeating)
            return last
        }
        defer { self.trigger = trigger }
        if self.trigger == nil || self.trigger == trigger { return last }
        var start = rest ?? initialValue
        if let last {
            let passed = (ContinuousClock.now - begin) / .seconds(1)
            if passed < last.timeline.duration { start = last.timeline.value(time: passed) }
        }
        let next = timeline(start)
        last = KeyframeRun(number: (last?.number ?? 0) + 1, timeline: next, isRepeating: false)
        rest = next.value(time: next.duration)
        begin = .now
        return last
    }
}

extension View {
    /// Modifies this view by keyframes, again and again or once. See ``KeyframeAnimator``.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }

    /// Modifies this view by keyframes when a value changes. See ``KeyframeAnimator``.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
}
