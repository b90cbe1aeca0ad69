import Foundation

/// The line along the outline of a shape.
struct StrokedShape<Content: Shape>: Shape {
    let shape: Content
    let style: StrokeStyle

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    nonisolated var _outline: _ShapeOutline {
        var outline = shape._outline
        guard outline.name != nil, style.isThinAndSolid else { return _ShapeOutline(nil) }
        outline.lineWidth = Double(style.lineWidth)
        return outline
    }
}

extension StrokeStyle {
    /// Whether the border of a box looks like the line.
    ///
    /// The page draws such a line inside the outline. The difference is at most a point on each side.
    var isThinAndSolid: Bool { lineWidth <= 2 && dash.isEmpty }
}
