/// A gesture that is there or not: `.gesture(isLocked ? nil : drag)`.
///
/// Without a gesture, the view is as one whose gesture is disabled.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Wrapped.Value>
    ) -> _GestureRecognizer? {
        gesture.flatMap { Wrapped._recognizer(of: $0, telling: listener) }
    }
}
