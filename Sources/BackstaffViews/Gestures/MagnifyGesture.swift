import BackstaffElements
import Foundation

/// A gesture that recognizes a pinch: two fingers that move apart or together, or the same on a trackpad.
///
/// The page reports a pinch up to 30 times a second. One finger still scrolls on the view, and two fingers don't zoom the
/// page there. Some browsers report a wheel that is turned with Control as a pinch, too.
public struct MagnifyGesture: _PrimitiveGesture {
    /// The state of a pinch.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The factor since the start.
        public var magnification: CGFloat
        /// The change of the factor in a second.
        public var velocity: CGFloat
        /// The point between the fingers at the start, in fractions of the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in points from the top left corner of the view.
        public var startLocation: CGPoint

        init(_ pinch: ElementPinch) {
            time = .now
            magnification = pinch.scale
            velocity = pinch.scaleSpeed
            startAnchor = UnitPoint(x: pinch.anchor.x, y: pinch.anchor.y)
            startLocation = CGPoint(pinch.start)
        }
    }

    /// The minimum change of the factor before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture for a pinch.
    ///
    /// - Parameter minimumScaleDelta: The minimum change of the factor before the gesture begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _recognizer(of gesture: Self, telling listener: _GestureListener<Value>) -> _GestureRecognizer? {
        .pinch(telling: listener, value: Value.init) { abs($0.scale - 1) >= gesture.minimumScaleDelta }
    }
}

/// A gesture that recognizes a pinch, whose value is the factor. ``MagnifyGesture`` knows more about it.
public struct MagnificationGesture: _PrimitiveGesture {
    /// The minimum change of the factor before the gesture begins.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture for a pinch.
    ///
    /// - Parameter minimumScaleDelta: The minimum change of the factor before the gesture begins.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    public static func _recognizer(
        of gesture: Self, telling listener: _GestureListener<CGFloat>
    ) -> _GestureRecognizer? {
        .pinch(telling: listener, value: { CGFloat($0.scale) }) { abs($0.scale - 1) >= gesture.minimumScaleDelta }
    }
}
