import BackstaffGraph
import Foundation

/// A layout of the app, which decides about its size and places its views.
///
/// The server asks it, with the metrics of the page's font and the size of the window. The places are sent to the page with the
/// views. The layout's own alignment guides aren't asked for: those of its views count.
@MainActor @preconcurrency
public protocol Layout: Animatable, Sendable {
    /// The type of the values that the layout keeps between calls.
    associatedtype Cache = Void
    /// The type of the collection of subviews.
    typealias Subviews = LayoutSubviews

    /// Properties that hold for all values of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Returns the values to keep between calls.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the kept values after the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the distances from neighbours that the layout wants.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the layout, in points, if it is offered a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews. The bounds begin at the leading upper corner. A view that isn't placed is in the center.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide of the layout, or `nil` for the default. It isn't called.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the layout, or `nil` for the default. It isn't called.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The description for the page. Apps don't use it.
    var _arrangement: _Arrangement { get }
}

extension Layout {
    /// No properties.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the distances that the subviews want together.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first?.spacing else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
    }

    /// The default alignment.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The default alignment.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public var _arrangement: _Arrangement { _Arrangement(custom: self) }

    /// Lays out the views of `content`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        ArrangedViews(arrangement: _arrangement, content: content())
    }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its views, or `nil` if there is no such axis.
    public var stackOrientation: Axis?

    /// Creates the default properties.
    public init() {}
}
