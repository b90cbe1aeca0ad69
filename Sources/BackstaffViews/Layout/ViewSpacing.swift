import BackstaffLayout
import Foundation

/// The distances that a view wants from its neighbours. They depend on what the neighbours are: texts are closer to each other.
public struct ViewSpacing: Equatable, Sendable {
    /// No distances.
    public static let zero: ViewSpacing = {
        var spacing = LayoutSpacing()
        spacing.leading = 0
        spacing.trailing = 0
        spacing.top = LayoutSpacing.Edge(length: 0)
        spacing.bottom = LayoutSpacing.Edge(length: 0)
        return ViewSpacing(spacing)
    }()

    /// The distances as the layout has them.
    private(set) var spacing: LayoutSpacing

    /// Creates the default distances, which are 8 points to a view without text.
    public init() { self.init(LayoutSpacing()) }

    init(_ spacing: LayoutSpacing) { self.spacing = spacing }

    /// Combines the distances with those of another view at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        var union = spacing
        union.formUnion(other.spacing)
        if edges.contains(.top) { spacing.top = union.top }
        if edges.contains(.bottom) { spacing.bottom = union.bottom }
        if edges.contains(.leading) { spacing.leading = union.leading }
        if edges.contains(.trailing) { spacing.trailing = union.trailing }
    }

    /// Returns the distances combined with those of another view at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        spacing.distance(to: next.spacing, along: axis == .horizontal ? .horizontal : .vertical)
    }
}
