import Foundation

/// A rectangle that fills its room.
public struct Rectangle: InsettableShape {
    /// A rectangle.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rectangle") }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// How large corners are, in points.
    public var cornerSize: CGSize
    /// How corners are drawn.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of a radius in points.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with corners of a size in points. The page takes the width for a radius.
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
    /// At the top, where reading begins.
    public var topLeading: CGFloat
    /// At the bottom, where reading begins.
    public var bottomLeading: CGFloat
    /// At the bottom, where reading ends.
    public var bottomTrailing: CGFloat
    /// At the top, where reading ends.
    public var topTrailing: CGFloat

    /// A radius for each corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners are round to different degrees.
///
/// The page has one radius for both corners at the top, and one for both at the bottom: the larger of each.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// How corners are drawn.
    public var style: RoundedCornerStyle

    /// A rectangle by its radii.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle by its radii, in points.
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
        Path(roundedRect: rect, cornerRadius: max(cornerRadii.topLeading, cornerRadii.bottomLeading))
    }

    public nonisolated var _outline: _ShapeOutline {
        _ShapeOutline(
            "unevenly-rounded", radius: Double(max(cornerRadii.bottomLeading, cornerRadii.bottomTrailing)),
            topRadius: Double(max(cornerRadii.topLeading, cornerRadii.topTrailing)))
    }
}

/// A circle as wide as the shorter side of its room.
public struct Circle: InsettableShape {
    /// A circle.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("circle") }
}

/// An ellipse that fills its room.
public struct Ellipse: InsettableShape {
    /// An ellipse.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("ellipse") }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// How the ends are drawn.
    public var style: RoundedCornerStyle

    /// A capsule.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("capsule") }
}

/// The shape of the container around. Here a rectangle with the platform's corners.
public struct ContainerRelativeShape: InsettableShape {
    /// The shape.
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 8) }
    public nonisolated var _outline: _ShapeOutline { _ShapeOutline("rounded", radius: 8) }
}

/// A shape whose type is not known to its holder.
public struct AnyShape: Shape {
    private let draw: @Sendable (CGRect) -> Path
    public let _outline: _ShapeOutline

    /// Hides the type of `shape`.
    public nonisolated init<S: Shape>(_ shape: S) {
        draw = { shape.path(in: $0) }
        _outline = shape._outline
    }

    public nonisolated func path(in rect: CGRect) -> Path { draw(rect) }
}

/// As a view a path is drawn in proportion to a square of 100 points; see ``Shape``.
extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
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
    /// The shape of the container around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
