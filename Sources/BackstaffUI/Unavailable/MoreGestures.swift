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
