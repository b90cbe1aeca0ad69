import BackstaffElements
import Foundation

/// A gesture that follows the movement of a finger or a pressed pointer.
///
/// The page reports the movement up to 30 times a second. A finger can't scroll on a view with a drag gesture.
public struct DragGesture: _PrimitiveGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The current location in points.
        public var location: CGPoint
        /// The location where the drag has begun.
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The distance from the start to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted end location: that after a quarter of a second at the current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start to the predicted end location.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }

        init(_ drag: ElementDrag) {
            time = .now
            startLocation = CGPoint(x: drag.x, y: drag.y)
            location = CGPoint(x: drag.x + drag.dx, y: drag.y + drag.dy)
            velocity = CGSize(width: drag.speedX, height: drag.speedY)
        }
    }

    /// The minimum distance before the gesture begins, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The minimum distance before the gesture begins, in points.
    ///   - coordinateSpace: The coordinate space of locations. If no view around has the name of a named space, it is
    ///     the space of the window.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        _GestureRecognizer(
            drag: _GestureRecognizer.Drag(
                distance: Double(gesture.minimumDistance), space: gesture.coordinateSpace
            ) { drag in
                switch drag.phase {
                case .moved: listener.changed(Value(drag))
                case .ended:
                    listener.ended(Value(drag))
                    listener.over()
                case .cancelled: listener.over()
                }
            })
    }
}
