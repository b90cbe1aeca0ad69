/// A value that a gesture changes while it goes on, and that is what it was at first as soon as the gesture is over.
///
/// ```swift
/// @GestureState private var isPressed = false
///
/// Text("Hold").gesture(LongPressGesture().updating($isPressed) { isDown, state, _ in state = isDown })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let state: State<Value>

    /// A value that begins, and ends, as the default of its declaration.
    public init(wrappedValue: Value) {
        initial = wrappedValue
        state = State(wrappedValue: wrappedValue)
    }

    /// A value that begins, and ends, as `initialValue`.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The value now.
    public var wrappedValue: Value { state.wrappedValue }

    /// What ``Gesture/updating(_:body:)`` takes.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
        var value = state.wrappedValue
        var transaction = Transaction()
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    fileprivate func reset() { state.wrappedValue = initial }
}

extension Gesture {
    /// The same gesture, that changes a state while it goes on.
    ///
    /// - Parameters:
    ///   - state: the state.
    ///   - body: what the gesture tells, the state to change, and how the change is shown.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        CallbackGesture(
            gesture: self,
            changed: { value in state.update { body(value, &$0, &$1) } },
            over: { state.reset() })
    }
}
