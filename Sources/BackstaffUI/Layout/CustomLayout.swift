import Foundation

/// An arrangement of views by code of an app's own.
///
/// Different from Apple's: there is none. The browser arranges views, and the size that a view would take isn't known
/// where an app runs. Stacks, grids, frames and ``GeometryReader`` are there.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public protocol Layout: Sendable {
    /// What an arrangement keeps from one call to the next.
    associatedtype Cache = Void
    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// The size that the views take together.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Gives each view its place.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
extension Layout {
    /// The views in this arrangement.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}

/// The size that a view is offered.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct ProposedViewSize: Equatable, Sendable {
    /// In points, or `nil` where the view may choose.
    public var width: CGFloat?
    /// In points, or `nil` where the view may choose.
    public var height: CGFloat?
}

/// The views that an arrangement is for.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct LayoutSubviews: Sendable {}
