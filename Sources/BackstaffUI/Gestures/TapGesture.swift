/// One tap, or several in a row.
public struct TapGesture: _PrimitiveGesture {
    /// How many taps it takes.
    public var count: Int

    /// So many taps in a row.
    public init(count: Int = 1) {
        self.count = count
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Void>) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .tap(count: gesture.count) {
                listener.ended(())
                listener.over()
            })
    }
}
