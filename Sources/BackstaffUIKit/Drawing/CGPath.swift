import BackstaffViews
import Foundation

/// An outline that can't be changed. Use it in `Path(_:)`.
public final class CGPath: Equatable, Sendable {
    let path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: Never?) { self.init(Path(rect)) }

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: Never?) { self.init(Path(ellipseIn: rect)) }

    /// Whether the outline is empty.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last line or curve, or zero.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Whether both outlines have the same lines and curves.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

extension Path {
    /// Creates a path with the outline of UIKit's.
    public init(_ path: CGPath) { self = path.path }

    /// The path, as UIKit's outlines take it.
    public var cgPath: CGPath { CGPath(self) }
}
