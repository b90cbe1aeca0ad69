import Foundation

/// A gradient around a point that is as wide and high as its space.
public struct EllipticalGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// Creates a gradient between two ellipses, whose radii are fractions of the width and the height.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    /// Creates a gradient of colors between two ellipses.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates a gradient of stops between two ellipses.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public var _paint: _Paint {
        let end = end > 0 && end.isFinite ? end : 0.5
        return _Paint(
            .gradient(
                GradientPaint(
                    form: "elliptical", scale: Double(end), center: center,
                    stops: gradient.placed(from: max(0, min(start / end, 1)), to: 1))))
    }
}

extension EllipticalGradient: GradientView {}
