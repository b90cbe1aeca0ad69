import Foundation

/// The subviews of a layout.
///
/// There is no such collection yet, because custom layouts aren't asked: see ``Layout``.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private var subviews: [LayoutSubview]

    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection

    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    /// The subview at a position.
    public subscript(position: Int) -> LayoutSubview { subviews[position] }

    /// The subviews at a range of positions, which are counted from zero.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(subviews: Array(subviews[bounds]), layoutDirection: layoutDirection)
    }

    /// The subviews at several positions, which are counted from zero.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(subviews: indices.map { subviews[$0] }, layoutDirection: layoutDirection)
    }
}

/// A subview of a layout.
///
/// There is no such view yet, because custom layouts aren't asked: see ``Layout``.
public struct LayoutSubview: Equatable, Sendable {
    /// The importance of the view when space is divided.
    public let priority: Double

    /// The spacing around the view.
    public let spacing: ViewSpacing

    /// Returns the value that the view has set with ``View/layoutValue(key:value:)``.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

    /// Returns the size that the view takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Returns the dimensions of the view.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }

    /// Places the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// A key for a value that a view passes to its layout.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

extension View {
    /// Passes a value to the layout around this view. No layout reads it yet: see ``Layout``.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

/// The size that is proposed to a view.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points, or `nil` to let the view choose.
    public var width: CGFloat?
    /// The height in points, or `nil` to let the view choose.
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

/// The spacing that a view prefers around it.
public struct ViewSpacing: Equatable, Sendable {
    /// No spacing.
    public static let zero = ViewSpacing(length: 0)

    private var length: CGFloat

    /// Creates the default spacing of 8 points.
    public init() {
        self.init(length: 8)
    }

    private init(length: CGFloat) {
        self.length = length
    }

    /// Combines the spacing with another one at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }

    /// Returns the spacing combined with another one at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(length: max(length, other.length))
    }

    /// Returns the distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }
}
