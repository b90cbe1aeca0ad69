extension Gesture {
    /// The same gesture, that runs an action when it comes to its end.
    ///
    /// - Parameter action: what to do. Given what the gesture tells last.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
        CallbackGesture(gesture: self, ended: action)
    }

    /// The same gesture, that runs an action whenever it has moved on.
    ///
    /// - Parameter action: what to do. Given what the gesture tells now.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value>
    where Value: Equatable {
        CallbackGesture(gesture: self, changed: action)
    }

    /// The same gesture, that tells something else.
    public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> some Gesture<T> {
        MapGesture(gesture: self, convert: body)
    }
}

/// A gesture with actions of the app.
struct CallbackGesture<Base: Gesture>: _PrimitiveGesture {
    typealias Value = Base.Value

    let gesture: Base
    var changed: (@MainActor (Base.Value) -> Void)?
    var ended: (@MainActor (Base.Value) -> Void)?
    var over: (@MainActor () -> Void)?

    static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Base.Value>
    ) -> _GestureRecognizer {
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
                }))
    }
}

/// A gesture that tells something else than the one it is made of.
private struct MapGesture<Base: Gesture, Value>: _PrimitiveGesture {
    let gesture: Base
    let convert: @MainActor (Base.Value) -> Value

    static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<Value>
    ) -> _GestureRecognizer {
        Base._recognizer(
            of: gesture.gesture,
            telling: _GestureListener(
                changed: { listener.changed(gesture.convert($0)) }, ended: { listener.ended(gesture.convert($0)) },
                over: listener.over))
    }
}
