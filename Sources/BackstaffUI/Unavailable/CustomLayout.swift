import Foundation

/// A custom layout. It isn't available.
///
/// The browser lays out views, and the app's process doesn't know their sizes. Use stacks, grids, frames and
/// ``GeometryReader`` instead.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public protocol Layout: Sendable {
    /// The type of the layout's cache.
    associatedtype Cache = Void
    /// The type of the collection of subviews.
    typealias Subviews = LayoutSubviews

    /// Returns the size of the layout.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
extension Layout {
    /// Lays out the views of `content`.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}

/// The size that is proposed to a view.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct ProposedViewSize: Equatable, Sendable {
    /// The length in points, or `nil` to let the view choose.
    public var width: CGFloat?
    /// The length in points, or `nil` to let the view choose.
    public var height: CGFloat?

    /// Creates a proposed size.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposed size from a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// No space.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The ideal size of the view.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Unlimited space.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the size with a default for missing lengths.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The subviews of a layout.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct LayoutSubviews: Sendable {}

/// A subview of a layout.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public struct LayoutSubview: Sendable {}

/// A key for a value that a view passes to its layout.
@available(*, unavailable, message: "The browser arranges views: use stacks, Grid, lazy grids or GeometryReader")
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}
