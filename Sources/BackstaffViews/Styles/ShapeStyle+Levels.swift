import BackstaffGraph

extension ShapeStyle {
    /// The second level of this style, such as `.fill.secondary`.
    ///
    /// The level of a background is the color of the background inside of it, such as that of a group of rows. The level of
    /// any other style is more transparent.
    public var secondary: some ShapeStyle { AnyShapeStyle(paint: _paint.level(1)) }

    /// The third level of this style, such as `.fill.tertiary`.
    public var tertiary: some ShapeStyle { AnyShapeStyle(paint: _paint.level(2)) }

    /// The fourth level of this style, such as `.fill.quaternary`.
    public var quaternary: some ShapeStyle { AnyShapeStyle(paint: _paint.level(3)) }

    /// The fifth level of this style, such as `.fill.quinary`.
    public var quinary: some ShapeStyle { AnyShapeStyle(paint: _paint.level(4)) }
}

extension _Paint {
    /// The style at a level below its first one.
    ///
    /// - Parameter level: The level from 1, the second, to 4.
    func level(_ level: Int) -> _Paint {
        if self == BackgroundStyle()._paint {
            // Backgrounds inside each other alternate.
            return _Paint(palette: level.isMultiple(of: 2) ? "background" : "secondary-background")
        }
        return opacity([1, 0.6, 0.4, 0.3, 0.2][min(max(level, 0), 4)])
    }
}
