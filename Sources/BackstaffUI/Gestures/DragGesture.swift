import BackstaffElements
import Foundation

/// A way that a finger or a pressed pointer goes.
///
/// The page tells of it up to thirty times a second. Different from Apple's: places are always those of the view
/// itself, whatever `coordinateSpace` is. On a view that can be dragged a finger doesn't scroll.
public struct DragGesture: _PrimitiveGesture {
    /// How far a drag has come.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where it is, in points from the view's left corner at the top.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How fast it moves, in points a second.
        public var velocity: CGSize

        /// How far it is from where it began.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where it would come to rest if it were let go now, a quarter of a second on.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// How far that is from where it began.
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

    /// How far it has to go before it counts, in points.
    public var minimumDistance: CGFloat
    /// What places are measured against. Accepted without effect.
    public var coordinateSpace: CoordinateSpace

    /// A drag.
    ///
    /// - Parameters:
    ///   - minimumDistance: how far it has to go before it counts, in points.
    ///   - coordinateSpace: accepted without effect.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag, in the spelling of newer code.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer {
        _GestureRecognizer(
            kind: .drag(distance: Double(gesture.minimumDistance)) { drag in
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
