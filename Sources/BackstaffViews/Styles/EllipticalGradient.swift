import Foundation

/// A gradient around a point. The page shows it as a ``RadialGradient``.
public struct EllipticalGradient: ShapeStyle {
    public let _paint: _Paint

    /// Creates a gradient. The fractions have no effect.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _paint = RadialGradient(gradient: gradient, center: center, startRadius: 0, endRadius: 0)._paint
    }

    /// Creates a gradient of colors. The fractions have no effect.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }

    /// Creates a gradient of stops. The fractions have no effect.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(stops: stops), center: center)
    }
}

extension EllipticalGradient: GradientView {}
