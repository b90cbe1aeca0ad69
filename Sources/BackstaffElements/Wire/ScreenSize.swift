/// The size of a window as a client states it. A client can state any size, but no larger one than a screen can have.
package enum ScreenSize {
    /// The longest side of a screen in points: that of an 8K display, with some zooming out.
    static let longestSide = 10_000.0

    /// Returns the size with both sides between one point and the longest side.
    package static func clamped(_ width: Double, _ height: Double) -> (width: Double, height: Double) {
        (min(max(width, 1), longestSide), min(max(height, 1), longestSide))
    }
}
