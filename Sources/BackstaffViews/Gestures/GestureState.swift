/// A property that a gesture changes while it is active. It is reset to its initial value when the gesture is over.
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

    /// Creates a gesture state with an initial value.
    public init(wrappedValue: Value) {
        initial = wrappedValue
        state = State(wrappedValue: wrappedValue)
    }

    /// Creates a gesture state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// The current value.
    public var wrappedValue: Value { state.wrappedValue }

    /// The gesture state itself, for ``Gesture/updating(_:body:)``.
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
    /// Updates a gesture state while the gesture is active.
    ///
    /// - Parameters:
    ///   - state: The gesture state.
    ///   - body: A closure that receives the value of the gesture, the state to change, and the transaction of the
    ///     change.
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
