import BackstaffElements
import BackstaffGraph
import Foundation

/// Colours that go over into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The colour at that place.
        public var color: Color
        /// From 0, the start, to 1.
        public var location: CGFloat

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Colours at given places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A gradient made of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
    let color: Color

    init(color: Color) {
        self.color = color
    }

    public var _paint: _Paint { _Paint(.color(color)) }
}

/// A view that paints all the room it is offered with a gradient. What the gradients have in common.
protocol GradientView: PrimitiveView, ShapeStyle {}

extension GradientView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ElementNode(.gradient, under: parent)
        node.fill(with: view._paint)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ElementNode.self).fill(with: view._paint)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// Colours that go over into one another along a line.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// A gradient from `startPoint` to `endPoint`. The page draws it in that direction from edge to edge.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var _paint: _Paint {
        let angle = atan2(Double(end.x - start.x), Double(start.y - end.y)) * 180 / .pi
        let rotation = ((angle + 360).truncatingRemainder(dividingBy: 360) * 10).rounded() / 10
        return _Paint(.gradient(GradientPaint(rotation: rotation, stops: gradient.stops)))
    }
}

/// Colours that go over into one another from the middle outwards.
public struct RadialGradient: ShapeStyle {
    private let gradient: Gradient

    /// A gradient around a point. The page draws it around the middle, out to the nearest side.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public var _paint: _Paint {
        _Paint(.gradient(GradientPaint(form: "radial", stops: gradient.stops)))
    }
}

/// Colours that go over into one another around the middle.
public struct AngularGradient: ShapeStyle {
    private let gradient: Gradient

    /// A gradient around a point. The page draws it around the middle, beginning at the trailing side.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.gradient = gradient
    }

    /// A gradient of colours at equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// A gradient of colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public var _paint: _Paint {
        _Paint(.gradient(GradientPaint(form: "angular", stops: gradient.stops)))
    }
}

extension LinearGradient: GradientView {}
extension RadialGradient: GradientView {}
extension AngularGradient: GradientView {}
