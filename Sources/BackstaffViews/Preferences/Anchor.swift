import Foundation

/// A rectangle or a point of a view, which a ``GeometryProxy`` converts to its own coordinates.
///
/// The page reports the size of a view, but not its position. So a rectangle or point is relative to the top leading
/// corner of its own view, whichever view reads it. The size is the one that a ``GeometryProxy`` of the view has.
public struct Anchor<Value> {
    let value: Value

    /// A rectangle or a point of a view, before the view is known.
    public struct Source {
        let resolve: (CGSize) -> Value

        init(_ resolve: @escaping (CGSize) -> Value) {
            self.resolve = resolve
        }

        /// Creates a source of several rectangles or points.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
            self.init { size in array.map { $0.resolve(size) } }
        }

        /// Creates a source of a rectangle or point that is there or not.
        public init<T>(_ source: Anchor<T>.Source?) where Value == T? {
            self.init { size in source?.resolve(size) }
        }

        func anchor(in size: CGSize) -> Anchor { Anchor(value: resolve(size)) }
    }
}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { Self { CGRect(origin: .zero, size: $0) } }

    /// A rectangle in the coordinate space of the view, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Self { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinate space of the view, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Self { _ in point } }

    /// A point in fractions of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Self { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
    }

    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Returns the rectangle or point of an anchor, relative to the top leading corner of the anchor's own view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
