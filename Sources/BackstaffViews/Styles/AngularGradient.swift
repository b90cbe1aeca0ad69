import Foundation

/// A gradient around a point, whose colors change with the angle.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient
    private let center: UnitPoint
    private let start: Angle
    /// The angle from the first to the last color, in turns.
    private let turns: Double

    /// Creates a gradient around a point, for a whole turn that begins at an angle from the trailing side.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = angle
        turns = 1
    }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Creates a gradient around a point, between two angles from the trailing side.
    ///
    /// If they are less than a turn apart, the rest has the last and the first color. If they are more than a turn apart,
    /// only the last turn is drawn.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.center = center
        let turns = (endAngle.radians - startAngle.radians) / (2 * .pi)
        // In the other direction, the colors are in the other order.
        self.gradient = turns < 0 ? gradient.reversed : gradient
        start = turns < 0 ? endAngle : startAngle
        self.turns = abs(turns)
    }

    /// Creates a gradient of evenly spaced colors between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient from stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public var _paint: _Paint {
        let first = turns > 1 ? 1 - turns : 0
        var stops = gradient.placed(from: CGFloat(first), to: CGFloat(first + turns))
        if turns < 1, let start = gradient.stops.first, let end = gradient.stops.last {
            let middle = CGFloat((turns + 1) / 2 * 10_000).rounded() / 10_000
            stops += [
                Gradient.Stop(color: end.color, location: middle), Gradient.Stop(color: start.color, location: middle),
            ]
        }
        let degrees = start.degrees + (turns > 1 ? (turns - 1) * 360 : 0)
        let rotation = ((degrees.truncatingRemainder(dividingBy: 360) * 10).rounded()) / 10
        return _Paint(
            .gradient(
                GradientPaint(form: "angular", rotation: rotation == 0 ? nil : rotation, center: center, stops: stops)))
    }
}

extension AngularGradient: GradientView {}

extension Gradient {
    fileprivate var reversed: Gradient {
        Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}
