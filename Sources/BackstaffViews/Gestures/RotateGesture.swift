import BackstaffElements
import Foundation

/// A gesture that recognizes a rotation of two fingers. Of trackpads, only Safari reports rotations.
///
/// The page reports a rotation up to 30 times a second. One finger still scrolls on the view.
public struct RotateGesture: _PrimitiveGesture {
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The clockwise rotation since the start.
        public var rotation: Angle
        /// The rotation in a second.
        public var velocity: Angle
        /// The point between the fingers at the start, in fractions of the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in points from the top left corner of the view.
        public var startLocation: CGPoint

        init(_ pinch: ElementPinch) {
            time = .now
            rotation = .radians(pinch.rotation)
            velocity = .radians(pinch.rotationSpeed)
            startAnchor = UnitPoint(x: pinch.anchor.x, y: pinch.anchor.y)
            startLocation = CGPoint(pinch.start)
        }
    }

    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture for a rotation.
    ///
    /// - Parameter minimumAngleDelta: The minimum rotation before the gesture begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        .pinch(telling: listener, value: Value.init) { abs($0.rotation) >= gesture.minimumAngleDelta.radians }
    }
}

/// A gesture that recognizes a rotation of two fingers, whose value is the angle. ``RotateGesture`` knows more about it.
public struct RotationGesture: _PrimitiveGesture {
    /// The minimum rotation before the gesture begins.
    public var minimumAngleDelta: Angle

    /// Creates a gesture for a rotation.
    ///
    /// - Parameter minimumAngleDelta: The minimum rotation before the gesture begins.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Angle>) -> _GestureRecognizer? {
        .pinch(telling: listener, value: { .radians($0.rotation) }) {
            abs($0.rotation) >= gesture.minimumAngleDelta.radians
        }
    }
}
