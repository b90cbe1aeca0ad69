import Foundation

/// A rectangle that fills the available space.
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rectangle") }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The size of the corners in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// A rectangle with a corner radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle with corners of a size in points. The page uses the width as the radius.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
        return path
    }

    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rounded", radius: Double(cornerSize.width)) }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The top leading corner.
    public var topLeading: CGFloat
    /// The bottom leading corner.
    public var bottomLeading: CGFloat
    /// The bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii for the corners, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with different corner radii.
///
/// The page uses one radius for both top corners and one for both bottom corners: the larger of each pair.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corner radii.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with corner radii in points.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        func size(_ radius: CGFloat) -> CGSize {
            let side = max(0, min(radius, rect.width / 2, rect.height / 2))
            return CGSize(width: side, height: side)
        }
        var path = Path()
        path.addRectangle(
            rect,
            corners: (
                size(cornerRadii.topLeading), size(cornerRadii.topTrailing), size(cornerRadii.bottomTrailing),
                size(cornerRadii.bottomLeading)
            ))
        return path
    }

    public nonisolated var _outline: _ShapeOutline {
        _ShapeOutline(
            "unevenly-rounded", radius: Double(max(cornerRadii.bottomLeading, cornerRadii.bottomTrailing)),
            topRadius: Double(max(cornerRadii.topLeading, cornerRadii.topTrailing)))
    }
}

/// A circle whose diameter is the shorter side of the available space.
public struct Circle: InsettableShape {
    /// Creates a circle.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("circle") }
}

/// An ellipse that fills the available space.
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("ellipse") }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    /// The style of the ends.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("capsule") }
}

/// The shape of the container. Unlike in SwiftUI, it is always a rectangle with rounded corners.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 8) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rounded", radius: 8) }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let draw: @Sendable (CGRect) -> Path
    public let _outline: _ShapeOutline

    /// Creates a value that hides the type of `shape`.
    public nonisolated init<S: Shape>(_ shape: S) {
        draw = { shape.path(in: $0) }
        _outline = shape._outline
    }

    public nonisolated func path(in rect: CGRect) -> Path { draw(rect) }
}

/// As a view, a path is drawn as it is, whatever the size of the view.
extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with a corner radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with corners of a size in points. The page uses the width as the radius.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with corner radii. See ``UnevenRoundedRectangle`` for what the page shows.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with corner radii in points. See ``UnevenRoundedRectangle`` for what the page shows.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
