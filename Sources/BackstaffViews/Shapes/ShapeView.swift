import BackstaffElements
import BackstaffGraph
import Foundation

/// A filled or stroked shape. Apps don't name this type.
///
///     plain fill or stroke:   shape
///     gradient or material:   clip ─► gradient / color
///     a changed shape:        effect, offset or frame ─► one of these
public struct _ShapeView: PrimitiveView {
    struct Stroke: Equatable {
        var paint: _Paint
        /// The width in points.
        var width: Double
    }

    let outline: _ShapeOutline
    /// The fill. If it is `nil` and there is no stroke, the foreground color is used.
    let fill: _Paint?
    let stroke: Stroke?

    private var isClipped: Bool {
        if let fill, case .color = fill.kind { return false }
        return fill != nil
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ShapeNode(under: parent)
        node.show(view)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ShapeNode.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {}

    /// The node of a shape, which has one of two kinds of elements.
    private final class ShapeNode: BranchNode {
        func show(_ view: _ShapeView) {
            if !view.outline.changes.isEmpty { return show(view.changed, as: 2) }
            if view.isClipped { show(clipped(view), as: 1) } else { show(PlainShape(shape: view), as: 0) }
        }

        func update(to view: _ShapeView) {
            if !view.outline.changes.isEmpty { return update(to: view.changed, as: 2) }
            if view.isClipped { update(to: clipped(view), as: 1) } else { update(to: PlainShape(shape: view), as: 0) }
        }

        private func clipped(_ view: _ShapeView) -> ModifiedContent<StyleFill, ElementModifier<ClipWrapper>> {
            let outline = view.outline
            let fill = StyleFill(AnyShapeStyle(paint: view.fill ?? _Paint(palette: "primary")))
            return fill.modifier(ElementModifier(ClipWrapper.self) { $0.set(outline) })
        }
    }
}

/// A shape with a single color.
private struct PlainShape: PrimitiveView {
    let shape: _ShapeView

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ElementNode(.shape, under: parent)
        _updateNode(node, to: view)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: ElementNode.self)
        let shape = view.shape
        node.set(.shape, shape.outline.name)
        node.set(.radius, shape.outline.radius)
        node.set(.topLeadingRadius, shape.outline.topRadius)
        node.set(.fill, shape.fill.map { .color($0.color.wireName) })
        node.set(.stroke, shape.stroke.map { .color($0.paint.color.wireName) })
        node.set(.lineWidth, shape.stroke?.width)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

extension WrapperNode {
    /// Sets the outline of the wrapper.
    func set(_ outline: _ShapeOutline) {
        set(.shape, outline.name)
        set(.radius, outline.radius)
        set(.topLeadingRadius, outline.topRadius)
    }
}

extension _ShapeView {
    /// Creates the view of a filled shape. If the outline has a line, the line is filled. Without a fill, the foreground style
    /// is used.
    nonisolated init(_ outline: _ShapeOutline, filledWith fill: _Paint?) {
        let line = outline.lineWidth.map { Stroke(paint: fill ?? ForegroundStyle()._paint, width: $0) }
        self.init(outline: outline, fill: line == nil ? fill : nil, stroke: line)
    }

    /// Adds a fill to the shape.
    public func fill<S: ShapeStyle>(_ style: S) -> _ShapeView {
        _ShapeView(outline: outline, fill: style._paint, stroke: stroke)
    }

    /// Adds a stroke to the shape.
    public func stroke<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        _ShapeView(outline: outline, fill: fill, stroke: Stroke(paint: style._paint, width: Double(lineWidth)))
    }

    /// Adds a stroke to the shape. The page draws a solid line.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// Adds a stroke inside the outline of the shape, in the foreground style by default.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        stroke(content, lineWidth: lineWidth)
    }

    /// Adds a stroke inside the outline of the shape, in the foreground style by default. The page draws a solid line.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }
}

extension Shape {
    /// Fills the shape with a style. If there are several fills or strokes, the page shows only the last of each.
    public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView {
        _ShapeView(_outline, filledWith: style._paint)
    }

    /// Fills the shape with the foreground color.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView { body(fill: nil) }

    private func body(fill: _Paint?) -> _ShapeView { _ShapeView(_outline, filledWith: fill) }

    /// Strokes the outline of the shape. The page draws the line inside. For a gradient its first color is used.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        _ShapeView(
            outline: _outline, fill: nil, stroke: _ShapeView.Stroke(paint: style._paint, width: Double(lineWidth)))
    }

    /// Strokes the outline of the shape. The page draws a solid line inside.
    public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true)
        -> _ShapeView
    {
        stroke(style, lineWidth: strokeStyle.lineWidth)
    }

    /// Strokes the outline of the shape with the foreground style. The result is a shape, which can be filled.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, width: Double(lineWidth))
    }

    /// Strokes the outline of the shape with the foreground style. The page draws a solid line inside. The result is a shape,
    /// which can be filled.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, width: Double(style.lineWidth))
    }

    /// Trims the shape to a part of its outline. It has no effect: the whole outline is drawn.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

extension InsettableShape {
    /// Strokes the inside of the shape's outline. For a gradient its first color is used.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        stroke(content, lineWidth: lineWidth)
    }

    /// Strokes the inside of the shape's outline. The page draws a solid line.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// Strokes the inside of the shape's outline with the foreground color.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}
