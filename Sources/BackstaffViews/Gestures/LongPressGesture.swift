import BackstaffElements

/// A gesture that is recognized when a user presses long enough.
///
///     pointer down ─► changed(true) ──── minimumDuration ───► ended(true), over
///                        └ released or moved before ────────► over
///
/// A finger, a pointer, or Space and Return on a focused view can press. Unlike in SwiftUI, the press ends after a
/// movement of 10 points, independent of `maximumDistance`.
public struct LongPressGesture: _PrimitiveGesture {
    /// The minimum duration in seconds.
    public var minimumDuration: Double
    /// The maximum movement in points. It has no effect.
    public var maximumDistance: CGFloat

    /// A press with a minimum duration in seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Bool>) -> _GestureRecognizer? {
        _GestureRecognizer(
            hold: _GestureRecognizer.Hold(duration: gesture.minimumDuration) { event in
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
    /// Adds an action that is performed when a user presses this view long enough.
    ///
    /// Space and Return on the focused view can press it as well. Unlike in SwiftUI, the press ends after a movement of
    /// 10 points, independent of `maximumDistance`.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration in seconds.
    ///   - maximumDistance: It has no effect.
    ///   - action: The action.
    ///   - onPressingChanged: Called with `true` when the press begins, and with `false` when it ends.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier { _ in
                _GestureRecognizer(
                    hold: _GestureRecognizer.Hold(duration: minimumDuration) { event in
                        switch event {
                        case .press(let isPressed): onPressingChanged?(isPressed)
                        case .hold: action()
                        default: break
                        }
                    })
            })
    }

    /// Adds an action that is performed when a user presses this view long enough.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration in seconds.
    ///   - maximumDistance: It has no effect.
    ///   - pressing: Called with `true` when the press begins, and with `false` when it ends.
    ///   - action: The action.
    @available(*, deprecated, message: "Pass the closure as onPressingChanged.")
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
