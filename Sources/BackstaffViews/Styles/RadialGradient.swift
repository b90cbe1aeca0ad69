import Foundation

/// A gradient around a point.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Creates a gradient around a point, between two radii in points.
    ///
    /// With an end radius of zero, the page draws it up to the nearest side. In text and lines its first color is used.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var _paint: _Paint {
        guard endRadius > 0, endRadius.isFinite else {
            return _Paint(.gradient(GradientPaint(form: "radial", center: center, stops: gradient.stops)))
        }
        let start = max(0, min(startRadius / endRadius, 1))
        return _Paint(
            .gradient(
                GradientPaint(
                    form: "radial", radius: Double(endRadius), center: center,
                    stops: gradient.placed(from: start, to: 1))))
    }
}

extension RadialGradient: GradientView {}

extension Gradient {
    /// The stops in a part of the whole, which is from 0 to 1.
    func placed(from start: CGFloat, to end: CGFloat) -> [Stop] {
        if start == 0, end == 1 { return stops }
        return stops.map { Stop(color: $0.color, location: Self.short(start + $0.location * (end - start))) }
    }

    private static func short(_ value: CGFloat) -> CGFloat { (value * 10_000).rounded() / 10_000 }
}
