/// A type-erased gesture.
public struct AnyGesture<Value>: _PrimitiveGesture {
    private let makeRecognizer: @MainActor (_GestureListener<Value>) -> _GestureRecognizer?

    /// Creates a value that hides the type of `gesture`.
    public init<T: Gesture<Value>>(_ gesture: T) {
        makeRecognizer = { T._recognizer(of: gesture, telling: $0) }
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        gesture.makeRecognizer(listener)
    }
}
