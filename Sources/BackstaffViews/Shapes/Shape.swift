import BackstaffElements
import BackstaffGraph
import Foundation

/// A shape that can be filled, stroked or used for clipping.
///
/// A custom shape implements ``path(in:)``. The method is called with a square of 100 points first, whose path the page stretches,
/// and with the real size as soon as the page has reported it. Changes of a shape aren't animated.
public nonisolated protocol Shape: Sendable, View, Animatable {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The description of the shape for the page. Apps don't use it.
    var _outline: _ShapeOutline { get }
}

extension Shape {
    public var _outline: _ShapeOutline { _ShapeOutline(nil) }

    /// The shape filled with the foreground color.
    @MainActor @preconcurrency
    public var body: _ShapeView { _ShapeView(of: self, fill: nil) }
}

/// The description of a shape for the page. Apps don't use it.
public struct _ShapeOutline: Hashable, Sendable {
    /// The name of a shape that style sheets draw, or `nil` for one that only its path describes.
    let name: String?
    var radius: Double?
    var topRadius: Double?
    /// The width of the line along the outline, in points, or `nil` for the inside of the outline.
    var lineWidth: Double?
    /// How the drawing of the shape is changed, from the first change to the last.
    var changes: [ShapeChange] = []

    init(_ name: String?, radius: Double? = nil, topRadius: Double? = nil) {
        self.name = name
        self.radius = radius
        self.topRadius = topRadius
    }
}

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape = Self

    /// Returns the shape inset by `amount` points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
    /// Returns the same shape.
    public func inset(by amount: CGFloat) -> Self { self }
}

/// A style for filling shapes.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule is used.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of the ends of lines, by the name of CoreGraphics.
public typealias CGLineCap = StrokeStyle.LineCap

/// The shape of the joints of lines, by the name of CoreGraphics.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of lines.
    public enum LineCap: Hashable, Sendable {
        /// The line ends at its last point.
        case butt
        /// The line ends in a half circle around its last point.
        case round
        /// The line ends half its width beyond its last point.
        case square
    }

    /// The shape of the joints of lines.
    public enum LineJoin: Hashable, Sendable {
        /// The outer edges meet in a point.
        case miter
        /// The corner is round.
        case round
        /// The corner is cut off.
        case bevel
    }

    /// The width in points.
    public var lineWidth: CGFloat
    /// The shape of the ends of lines.
    public var lineCap: LineCap
    /// The shape of the joints of lines.
    public var lineJoin: LineJoin
    /// The limit for pointed joints, in line widths.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points.
    public var dash: [CGFloat]
    /// The offset into ``dash`` at which a line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a stroke style.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The style of rounded corners. The page always draws circular arcs.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Circular arcs, or continuous curves. The page draws circular arcs for both.
    case circular, continuous
}
