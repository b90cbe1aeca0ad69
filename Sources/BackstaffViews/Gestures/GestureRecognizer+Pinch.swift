import BackstaffElements

extension _GestureRecognizer {
    /// Pinches and rotations. The page reports both together, and each gesture decides when it begins.
    ///
    ///     moved … far enough ──► recognized: changed … changed ──► ended ──► over
    ///       └─ ended before ───────────────────────────────────────────────► over
    struct Pinch {
        /// Handles an event, and returns whether the gesture is recognized, or was until this event.
        let act: @MainActor (ElementPinch) -> Bool
    }

    /// Returns the recognizer of a gesture of two fingers.
    ///
    /// - Parameters:
    ///   - value: The value of the gesture.
    ///   - isFar: Whether the fingers have moved far enough for the gesture to begin.
    @MainActor
    static func pinch<Value>(
        telling listener: _GestureListener<Value>, value: @escaping @MainActor (ElementPinch) -> Value,
        isFar: @escaping @MainActor (ElementPinch) -> Bool
    ) -> Self {
        let memory = listener.memory
        return Self(
            pinch: Pinch { pinch in
                let hasBegun = memory.value != nil
                if pinch.phase == .moved {
                    guard hasBegun || isFar(pinch) else { return false }
                    memory.value = true
                    listener.changed(value(pinch))
                    return true
                }
                memory.value = nil
                if hasBegun, pinch.phase == .ended { listener.ended(value(pinch)) }
                listener.over()
                return hasBegun
            })
    }
}

extension _GestureRecognizer.Pinch {
    /// Whether the second of two gestures that exclude each other is recognized.
    @MainActor
    private final class Choice {
        var isSecond = false
    }

    /// Combines two gestures. If one of them excludes the other, the one that begins first is recognized.
    @MainActor
    static func combined(_ first: Self?, _ second: Self?, isExclusive: Bool, in memory: GestureMemory) -> Self? {
        guard let first, let second else { return first ?? second }
        if !isExclusive {
            return Self {
                let isFirst = first.act($0)
                let isSecond = second.act($0)
                return isFirst || isSecond
            }
        }
        let choice = memory.value as? Choice ?? Choice()
        memory.value = choice
        return Self { pinch in
            let isFirst = !choice.isSecond && first.act(pinch)
            choice.isSecond = !isFirst && second.act(pinch)
            let isRecognized = isFirst || choice.isSecond
            if pinch.phase != .moved { choice.isSecond = false }
            return isRecognized
        }
    }
}
