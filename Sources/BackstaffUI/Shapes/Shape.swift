import BackstaffElements
import BackstaffGraph
import Foundation

/// An outline that can be filled, drawn or clipped to.
///
/// A shape of an app's own gives ``path(in:)``. It is asked once, for a square of 100 points, and the page stretches the
/// answer, with curves as short lines, to the size that the shape has: a shape whose outline isn't in proportion to its
/// size looks different here. It can be filled and clipped to, and a stroke of it fills it.
@MainActor @preconcurrency
public protocol Shape: Sendable, View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the page knows the shape by. Not for apps to call or write.
    nonisolated var _outline: _ShapeOutline { get }
}

extension Shape {
    public nonisolated var _outline: _ShapeOutline {
        let corners = path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).corners
        let points = corners.map { "\(Self.short($0.x)) \(Self.short($0.y))" }.joined(separator: ",")
        return _ShapeOutline("polygon " + points)
    }

    private nonisolated static func short(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }

    /// The shape in the colour of text.
    public var body: _ShapeView { _ShapeView(outline: _outline, fill: nil, stroke: nil) }
}

/// What the page knows a shape by. Not for apps to use.
public struct _ShapeOutline: Hashable, Sendable {
    let name: String?
    var radius: Double?
    var topRadius: Double?

    init(_ name: String?, radius: Double? = nil, topRadius: Double? = nil) {
        self.name = name
        self.radius = radius
        self.topRadius = topRadius
    }
}

/// A shape that can be made smaller on all sides.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
    /// The smaller shape.
    associatedtype InsetShape: InsettableShape = Self

    /// The shape, smaller by `amount` points on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
    /// The same shape: the page draws strokes inside the outline.
    public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

/// How the inside of an outline is found. The page has one way.
public struct FillStyle: Hashable, Sendable {
    /// Whether parts that overlap an even number of times are outside.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line is drawn. The page takes its width; lines are plain.
public struct StrokeStyle: Hashable, Sendable {
    /// How lines end.
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// How lines meet.
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    /// In points.
    public var lineWidth: CGFloat
    /// How lines end. Kept without effect.
    public var lineCap: LineCap
    /// How lines meet. Kept without effect.
    public var lineJoin: LineJoin
    /// How far a pointed corner may reach, in widths of the line, before it is cut. Kept without effect.
    public var miterLimit: CGFloat
    /// Lengths of dashes and of gaps in turn, in points.
    public var dash: [CGFloat]
    /// How far into ``dash`` a line begins, in points. Kept without effect.
    public var dashPhase: CGFloat

    /// A way to draw lines.
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

/// How round corners are drawn. The page draws parts of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Parts of circles, or curves that set in smoothly. The page draws the former for both.
    case circular, continuous
}
