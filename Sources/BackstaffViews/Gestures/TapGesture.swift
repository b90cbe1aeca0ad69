/// A gesture that recognizes one or more taps.
public struct TapGesture: _PrimitiveGesture {
    /// The required number of taps.
    public var count: Int

    /// A number of consecutive taps.
    public init(count: Int = 1) {
        self.count = count
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Void>) -> _GestureRecognizer? {
        _GestureRecognizer(
            taps: _GestureRecognizer.Taps(count: gesture.count) { _ in
                listener.ended(())
                listener.over()
            })
    }
}
