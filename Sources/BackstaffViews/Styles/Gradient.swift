import BackstaffElements
import BackstaffGraph
import Foundation

/// A gradient of colors.
public struct Gradient: Hashable, Sendable {
    /// A color and its position.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The position, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop. The position is from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors and their positions.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

extension Gradient: ShapeStyle {
    public var _paint: _Paint { _Paint(.gradient(GradientPaint(rotation: 180, stops: stops))) }
}

/// A gradient that is derived from one color.
public struct AnyGradient: ShapeStyle, Hashable {
    let color: Color

    init(color: Color) {
        self.color = color
    }

    public var _paint: _Paint { _Paint(.color(color)) }
}

/// A gradient that is also a view, which fills the available space.
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

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
    private let gradient: Gradient
    private let start: UnitPoint
    private let end: UnitPoint

    /// Creates a gradient from `startPoint` to `endPoint`. The page draws it in that direction from edge to edge.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Creates a gradient of evenly spaced colors.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public var _paint: _Paint {
        let angle = atan2(Double(end.x - start.x), Double(start.y - end.y)) * 180 / .pi
        let rotation = ((angle + 360).truncatingRemainder(dividingBy: 360) * 10).rounded() / 10
        return _Paint(.gradient(GradientPaint(rotation: rotation, stops: gradient.stops)))
    }
}

extension LinearGradient: GradientView {}
