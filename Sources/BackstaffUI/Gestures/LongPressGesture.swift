import BackstaffElements

/// A press that lasts.
///
///     pointer down ─► changed(true) ──── minimumDuration ───► ended(true), over
///                        └ let go or moved before ──────────► over
///
/// In the page a finger, a pointer, or Space and Return on a focused view press. Different from Apple's: a press ends
/// when it has moved 10 points, whatever `maximumDistance` is.
public struct LongPressGesture: _PrimitiveGesture {
    /// How long, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points. Accepted without effect.
    public var maximumDistance: CGFloat

    /// A press of so many seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Bool>) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .hold(duration: gesture.minimumDuration) { event in
                switch event {
                case .press(true): listener.changed(true)
                case .press(false): listener.over()
                case .hold:
                    listener.ended(true)
                    listener.over()
                default: break
                }
            })
    }
}

extension View {
    /// Runs an action when a person has held this view for a while.
    ///
    /// In the page Space and Return on the focused view hold it too. Different from Apple's: a press ends when it has
    /// moved 10 points, whatever `maximumDistance` is.
    ///
    /// - Parameters:
    ///   - minimumDuration: how long, in seconds.
    ///   - maximumDistance: accepted without effect.
    ///   - action: what to do.
    ///   - onPressingChanged: called with `true` when the press begins, with `false` when it is let go.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                recognizer: _GestureRecognizer(
                    kind: .hold(duration: minimumDuration) { event in
                        switch event {
                        case .press(let isPressed): onPressingChanged?(isPressed)
                        case .hold: action()
                        default: break
                        }
                    })))
    }
}
