import BackstaffGraph
import Foundation

/// A custom layout.
///
/// A custom layout compiles, but it isn't asked yet. Its views are shown below each other, as in a ``VStack``, and it is
/// reported once. The built-in layouts work: ``VStackLayout``, ``HStackLayout``, ``ZStackLayout`` and ``AnyLayout``.
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

    /// Returns the spacing around the layout.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the layout.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide of the layout, or `nil` for the default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the layout, or `nil` for the default.
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

    /// The default spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

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

    public var _arrangement: _Arrangement { _Arrangement(customLayout: String(describing: Self.self)) }

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
