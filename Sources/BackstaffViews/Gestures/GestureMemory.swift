/// What a gesture keeps while it goes on. The gesture itself is a value that each body makes again.
///
///     SequenceGesture ── memory: the value of the first gesture
///      ├─ first  ── child 0
///      └─ second ── child 1
@MainActor
final class GestureMemory {
    /// Only the gesture knows the type.
    var value: Any?
    private var children: [Int: GestureMemory] = [:]

    /// The memory of one of the gestures that a gesture is combined of.
    func child(_ index: Int) -> GestureMemory {
        if let child = children[index] { return child }
        let child = GestureMemory()
        children[index] = child
        return child
    }
}
