import Foundation

/// A shape that is scaled.
///
/// See ``Shape/scale(x:y:anchor:)``.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Creates the shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        let transform = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height)
        return shape.path(in: rect).applying(transform.translatedBy(x: -x, y: -y))
    }

    public nonisolated var _outline: _ShapeOutline { shape.changed(by: .scale(scale, anchor)) }
}

/// A shape that is rotated.
///
/// See ``Shape/rotation(_:anchor:)``.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays in its place.
    public var anchor: UnitPoint

    /// Creates the shape.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        let transform = CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians))
        return shape.path(in: rect).applying(transform.translatedBy(x: -x, y: -y))
    }

    public nonisolated var _outline: _ShapeOutline { shape.changed(by: .rotation(angle, anchor)) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {}

/// A shape that is moved.
///
/// See ``Shape/offset(x:y:)``.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The distances in points.
    public var offset: CGSize

    /// Creates the shape.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public nonisolated var _outline: _ShapeOutline { shape.changed(by: .offset(offset)) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {}

/// A shape after a transform.
///
/// See ``Shape/transform(_:)``.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is changed.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates the shape.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }

    public nonisolated var _outline: _ShapeOutline { shape.changed(by: .transform(transform)) }
}

/// A shape with a size, at the origin of its space.
struct SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    nonisolated var _outline: _ShapeOutline { shape.changed(by: .size(size)) }
}

extension Shape {
    nonisolated fileprivate func changed(by change: ShapeChange) -> _ShapeOutline {
        var outline = _outline
        // The path of a shape without a name has the change already.
        guard outline.name != nil else { return outline }
        outline.changes.append(change)
        return outline
    }

    /// Scales the shape. A line along its outline keeps its width, if both factors are the same.
    ///
    /// The page scales the drawing of the shape: also a gradient that fills it.
    ///
    /// - Parameters:
    ///   - x: The factor for the width.
    ///   - y: The factor for the height.
    ///   - anchor: The point that stays in its place. The page uses the nearest corner, middle of an edge, or center.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the shape. See ``scale(x:y:anchor:)``.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Rotates the shape.
    ///
    /// The page rotates the drawing of the shape: also a gradient that fills it.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point that stays in its place. The page uses the nearest corner, middle of an edge, or center.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Moves the shape by distances in points. Where a view is wanted and no shape, ``View/offset(x:y:)`` does it.
    @_disfavoredOverload
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Moves the shape by distances in points. Where a view is wanted and no shape, ``View/offset(_:)`` does it.
    @_disfavoredOverload
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Moves the shape by distances in points.
    @_disfavoredOverload
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Gives the shape a size in points. It is at the top leading corner of its space.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// Gives the shape a size in points. It is at the top leading corner of its space.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        SizedShape(shape: self, size: size)
    }

    /// Moves, scales, rotates or skews the shape, from the top left corner of its space. The page does that with the drawing
    /// of the shape.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
