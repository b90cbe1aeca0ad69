import Foundation

// Gestures that the page doesn't report. The messages say what to use instead.

/// A pinch. It isn't available.
@available(*, unavailable, message: "A page doesn't report pinches: use a Slider or buttons")
public struct MagnifyGesture {
    /// Creates a pinch.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A pinch. It isn't available.
@available(*, unavailable, message: "A page doesn't report pinches: use a Slider or buttons")
public struct MagnificationGesture {
    /// Creates a pinch.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers. It isn't available.
@available(*, unavailable, message: "A page doesn't report rotations: use a Slider or buttons")
public struct RotateGesture {
    /// Creates a rotation.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A rotation with two fingers. It isn't available.
@available(*, unavailable, message: "A page doesn't report rotations: use a Slider or buttons")
public struct RotationGesture {
    /// Creates a rotation.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap with its location. It isn't available.
@available(
    *, unavailable, message: "A page doesn't report where a tap is: use TapGesture, or a DragGesture with a distance"
)
public struct SpatialTapGesture {
    /// Creates a number of consecutive taps.
    public init(count: Int = 1) {}
}

/// Where a pointer is over a view. It isn't available.
@available(*, unavailable, message: "A page doesn't report where the pointer is: use onHover")
public enum HoverPhase {
    /// The pointer is over the view.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Adds an action for the movement of the pointer over this view. It isn't available.
    @available(*, unavailable, message: "A page doesn't report where the pointer is: use onHover")
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
}
