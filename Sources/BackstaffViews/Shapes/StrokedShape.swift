import Foundation

/// The line along the outline of a shape.
struct StrokedShape<Content: Shape>: Shape {
    let shape: Content
    /// The width in points.
    let width: Double

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    nonisolated var _outline: _ShapeOutline {
        var outline = shape._outline
        outline.lineWidth = width
        return outline
    }
}
