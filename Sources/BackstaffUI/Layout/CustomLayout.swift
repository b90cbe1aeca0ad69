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

    /// A size, of which either side may be left to the view.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Nothing at all.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As much as the view likes.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// As much as there is.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The size, with 10 points for what is left to the view.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The views that an arrangement is for.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct LayoutSubviews: Sendable {}

/// One of the views that an arrangement is for.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct LayoutSubview: Sendable {}

/// What a view says to the arrangement that it is in.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public protocol LayoutValueKey {
    /// The type of what it says.
    associatedtype Value
    /// What is said where a view says nothing.
    static var defaultValue: Value { get }
}
