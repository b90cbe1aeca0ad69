extension Gesture {
    /// Adds an action that is performed when the gesture ends.
    ///
    /// - Parameter action: The action, which receives the last value of the gesture.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: CallbackGesture(gesture: self, ended: action))
    }

    /// Adds an action that is performed when the value of the gesture changes.
    ///
    /// - Parameter action: The action, which receives the current value of the gesture.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(gesture: CallbackGesture(gesture: self, changed: action))
    }

    /// Transforms the value of the gesture.
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> some Gesture<T> {
        MapGesture(gesture: self, convert: body)
    }
}

/// A gesture with actions.
struct CallbackGesture<Base: Gesture>: _PrimitiveGesture {
    typealias Value = Base.Value

    let gesture: Base
    var changed: (@MainActor (Base.Value) -> Void)?
    var ended: (@MainActor (Base.Value) -> Void)?
    var over: (@MainActor () -> Void)?

    static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Base.Value>
    ) -> _GestureRecognizer? {
        Base._recognizer(
            of: gesture.gesture,
            telling: _GestureListener(
                changed: {
                    gesture.changed?($0)
                    listener.changed($0)
                },
                ended: {
                    gesture.ended?($0)
                    listener.ended($0)
                },
                over: {
                    gesture.over?()
                    listener.over()
                }, memory: listener.memory))
    }
}

/// A gesture with a transformed value.
private struct MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
    let gesture: Base
    let convert: @MainActor (Base.Value) -> Value

    static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer? {
        Base._recognizer(
            of: gesture.gesture,
            telling: _GestureListener(
                changed: { listener.changed(gesture.convert($0)) }, ended: { listener.ended(gesture.convert($0)) },
                over: listener.over, memory: listener.memory))
    }
}
