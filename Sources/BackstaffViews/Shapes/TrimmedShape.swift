import Foundation

/// A part of a shape's outline.
struct TrimmedShape<Content: Shape>: Shape {
    let shape: Content
    /// Where the part begins, as a fraction of the outline's length.
    let start: CGFloat
    /// Where the part ends.
    let end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

extension Shape {
    /// Trims the shape to a part of its outline. Changes of the part aren't animated.
    ///
    /// - Parameters:
    ///   - startFraction: Where the part begins, from 0 to 1. The outline of a circle begins at its right edge and goes down.
    ///   - endFraction: Where the part ends. If it isn't after the beginning, nothing is drawn.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: startFraction, end: endFraction)
    }
}
