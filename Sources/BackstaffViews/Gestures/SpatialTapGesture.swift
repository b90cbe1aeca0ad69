import Foundation

/// A gesture that recognizes one or more taps, and knows where the last one was.
///
/// The place of a tap by a key is the middle of the view. If gestures that know the place are nested and recognized
/// together, the place is that in the innermost view.
public struct SpatialTapGesture: _PrimitiveGesture {
    /// The state of the taps.
    public struct Value: Equatable, Sendable {
        /// The place of the last tap in points.
        public var location: CGPoint
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of the place.
    public var coordinateSpace: CoordinateSpace

    /// Creates a number of consecutive taps.
    ///
    /// - Parameters:
    ///   - count: The required number of taps.
    ///   - coordinateSpace: The coordinate space of the place. If no view around has the name of a named space, it is the
    ///     space of the window.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        _GestureRecognizer(
            taps: _GestureRecognizer.Taps(count: gesture.count, space: gesture.coordinateSpace) {
                listener.ended(Value(location: $0))
                listener.over()
            })
    }
}
