/// A gesture with an action for changes. An app may name it as the type of a function's result.
public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    /// The type of the gesture's value.
    public typealias Value = Content.Value

    let gesture: CallbackGesture<Content>

    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer? {
        CallbackGesture._recognizer(of: gesture.gesture, telling: listener)
    }
}

/// A gesture with an action for its end. An app may name it as the type of a function's result.
public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    /// The type of the gesture's value.
    public typealias Value = Content.Value

    let gesture: CallbackGesture<Content>

    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer? {
        CallbackGesture._recognizer(of: gesture.gesture, telling: listener)
    }
}
