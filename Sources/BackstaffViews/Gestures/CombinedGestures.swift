extension Gesture {
    /// Combines this gesture with another one. Both are recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another one that is recognized after it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Combines this gesture with another one that is recognized only if this one isn't.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

// MARK: - At the same time

/// Two gestures that are recognized at the same time.
///
/// It ends when one of the two ends while the other isn't active.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The values of the two gestures.
    public struct Value {
        /// The value of the first gesture, or `nil` if it isn't active.
        public var first: First.Value?
        /// The value of the second gesture, or `nil` if it isn't active.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        let state = listener.memory.value as? SimultaneousState<First.Value, Second.Value> ?? SimultaneousState()
        listener.memory.value = state
        func value() -> Value { Value(first: state.first, second: state.second) }
        let first = First._recognizer(
            of: gesture.first,
            telling: _GestureListener(
                changed: {
                    state.begin(first: $0)
                    listener.changed(value())
                },
                ended: {
                    state.first = $0
                    state.firstIsActive = false
                    if !state.secondIsActive { listener.ended(value()) }
                },
                over: {
                    state.firstIsActive = false
                    if state.end() { listener.over() }
                }, memory: listener.memory.child(0)))
        let second = Second._recognizer(
            of: gesture.second,
            telling: _GestureListener(
                changed: {
                    state.begin(second: $0)
                    listener.changed(value())
                },
                ended: {
                    state.second = $0
                    state.secondIsActive = false
                    if !state.firstIsActive { listener.ended(value()) }
                },
                over: {
                    state.secondIsActive = false
                    if state.end() { listener.over() }
                }, memory: listener.memory.child(1)))
        return .combined(first, second, isExclusive: false, in: listener.memory.child(2))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The last values of two gestures at the same time.
@MainActor
private final class SimultaneousState<First, Second> {
    var first: First?
    var second: Second?
    var firstIsActive = false
    var secondIsActive = false

    func begin(first value: First) {
        first = value
        firstIsActive = true
    }

    func begin(second value: Second) {
        second = value
        secondIsActive = true
    }

    /// Forgets the values if neither gesture is active, and returns whether that is so.
    func end() -> Bool {
        if firstIsActive || secondIsActive { return false }
        (first, second) = (nil, nil)
        return true
    }
}

// MARK: - One after the other

/// A gesture that is recognized after another one, such as a drag after a long press.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The state of the sequence.
    public enum Value {
        /// The first gesture hasn't ended.
        case first(First.Value)
        /// The first gesture has ended. The second one has a value if it has begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        let memory = listener.memory
        let first = First._recognizer(
            of: gesture.first,
            telling: _GestureListener(
                changed: {
                    memory.value = nil
                    listener.changed(.first($0))
                },
                ended: {
                    memory.value = $0
                    listener.changed(.second($0, nil))
                },
                over: { if memory.value == nil { listener.over() } },
                memory: memory.child(0)))
        let second = Second._recognizer(
            of: gesture.second,
            telling: _GestureListener(
                changed: { if let first = memory.value as? First.Value { listener.changed(.second(first, $0)) } },
                ended: { if let first = memory.value as? First.Value { listener.ended(.second(first, $0)) } },
                over: {
                    memory.value = nil
                    listener.over()
                }, memory: memory.child(1)))
        return .combined(first, second, isExclusive: false, in: memory.child(2))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

// MARK: - One or the other

/// Two gestures of which at most one is recognized. The first one has precedence.
///
/// A tap waits for the third of a second in which it may become the first gesture's double tap.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// The value of the gesture that is recognized.
    public enum Value {
        /// The first gesture is recognized.
        case first(First.Value)
        /// The second gesture is recognized.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        let first = First._recognizer(
            of: gesture.first,
            telling: _GestureListener(
                changed: { listener.changed(.first($0)) }, ended: { listener.ended(.first($0)) }, over: listener.over,
                memory: listener.memory.child(0)))
        let second = Second._recognizer(
            of: gesture.second,
            telling: _GestureListener(
                changed: { listener.changed(.second($0)) }, ended: { listener.ended(.second($0)) }, over: listener.over,
                memory: listener.memory.child(1)))
        return .combined(first, second, isExclusive: true, in: listener.memory.child(2))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
