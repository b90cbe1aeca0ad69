import BackstaffElements
import BackstaffGraph
import Foundation

/// A filled or stroked shape. Apps don't name this type.
///
///     plain fill or stroke:   shape
///     a path:                 clip ─► gradient / color
///     gradient or material:   clip ─► gradient / color
///     a changed shape:        effect, offset or frame ─► one of these
public struct _ShapeView: PrimitiveView {
    struct Stroke {
        var paint: _Paint
        /// The width in points.
        var width: Double
        /// The line that is drawn, if it isn't the border of a box.
        var drawing: ShapeDrawing?
    }

    let outline: _ShapeOutline
    /// The fill. If it is `nil` and there is no stroke, the foreground color is used.
    let fill: _Paint?
    let stroke: Stroke?
    /// The inside that is drawn, if no style sheet can draw it.
    let drawing: ShapeDrawing?
    /// The shape, for lines that are added later.
    let shape: (any Shape)?

    private var isClipped: Bool {
        if let fill, case .color = fill.kind { return false }
        return fill != nil
    }

    /// The inside and the line, if one of them is drawn.
    private var drawings: AnyView? {
        guard drawing != nil || stroke?.drawing != nil else { return nil }
        let inside = fill ?? (stroke == nil ? ForegroundStyle()._paint : nil)
        let line: AnyView? = if let stroke { drawn(stroke) } else { nil }
        guard let inside else { return line }
        let filled =
            drawing.map { AnyView(StyleFill(AnyShapeStyle(paint: inside)).masked(by: $0)) }
            ?? AnyView(_ShapeView(outline: outline, fill: inside, stroke: nil, drawing: nil, shape: nil))
        guard let line else { return filled }
        return AnyView(
            ZStack {
                filled
                line
            })
    }

    private func drawn(_ stroke: Stroke) -> AnyView {
        if let drawing = stroke.drawing {
            return AnyView(StyleFill(AnyShapeStyle(paint: stroke.paint)).masked(by: drawing))
        }
        return AnyView(_ShapeView(outline: outline, fill: nil, stroke: stroke, drawing: nil, shape: nil))
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
            if let drawings = view.drawings { return show(drawings, as: 3) }
            if !view.outline.changes.isEmpty { return show(view.changed, as: 2) }
            if view.isClipped { show(clipped(view), as: 1) } else { show(PlainShape(shape: view), as: 0) }
        }

        func update(to view: _ShapeView) {
            if let drawings = view.drawings { return update(to: drawings, as: 3) }
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
    nonisolated init(of shape: some Shape, fill: _Paint?, isEvenOdd: Bool = false) {
        let outline = shape._outline
        let line = outline.lineWidth.map { Stroke(paint: fill ?? ForegroundStyle()._paint, width: $0) }
        let isDrawn = outline.name == nil || isEvenOdd
        let drawing = isDrawn ? ShapeDrawing(insideOf: shape, isEvenOdd: isEvenOdd) : nil
        self.init(outline: outline, fill: line == nil ? fill : nil, stroke: line, drawing: drawing, shape: shape)
    }

    /// Creates the view of a line along the outline of a shape.
    nonisolated init(of shape: some Shape, stroke paint: _Paint, style: StrokeStyle, isInside: Bool) {
        self.init(outline: shape._outline, fill: nil, stroke: nil, drawing: nil, shape: shape)
        self = adding(paint, style, isInside: isInside)
    }

    /// The shape with a line, which takes the place of another one.
    nonisolated private func adding(_ paint: _Paint, _ style: StrokeStyle, isInside: Bool) -> _ShapeView {
        var isBorder = outline.name != nil && style.dash.isEmpty && (isInside || style.isThinAndSolid)
        // The border of a box has one color.
        if case .color = paint.kind {} else { isBorder = false }
        var line = Stroke(paint: paint, width: Double(style.lineWidth))
        if !isBorder, let shape {
            let drawn = ShapeDrawing.Line(style: style, isInside: isInside)
            line.drawing = ShapeDrawing(along: shape, inset: isInside ? style.lineWidth / 2 : 0, line: drawn)
        }
        return _ShapeView(outline: outline, fill: fill, stroke: line, drawing: drawing, shape: shape)
    }

    /// Adds a fill to the shape.
    public func fill<S: ShapeStyle>(_ style: S) -> _ShapeView {
        _ShapeView(outline: outline, fill: style._paint, stroke: stroke, drawing: drawing, shape: shape)
    }

    /// Adds a line along the outline of the shape.
    public func stroke<S: ShapeStyle>(
        _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a line along the outline of the shape.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        adding(content._paint, style, isInside: false)
    }

    /// Adds a line inside the outline of the shape, in the foreground style by default.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a line inside the outline of the shape, in the foreground style by default.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView {
        adding(content._paint, style, isInside: true)
    }
}

extension Shape {
    /// Fills the shape with a style. If there are several fills or strokes, the page shows only the last of each.
    public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView {
        _ShapeView(of: self, fill: style._paint, isEvenOdd: fillStyle.isEOFilled)
    }

    /// Fills the shape with the foreground color.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView {
        _ShapeView(of: self, fill: nil, isEvenOdd: style.isEOFilled)
    }

    /// Draws a line along the outline of the shape. The page draws a line of at most two points inside.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the outline of the shape. The page draws a solid line of at most two points inside.
    public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true)
        -> _ShapeView
    {
        _ShapeView(of: self, stroke: style._paint, style: strokeStyle, isInside: false)
    }

    /// The line along the outline of the shape, as a shape, which can be filled.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line along the outline of the shape, as a shape, which can be filled.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(shape: self, style: style)
    }
}

extension InsettableShape {
    /// Draws a line inside the outline of the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line inside the outline of the shape.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        _ShapeView(of: self, stroke: content._paint, style: style, isInside: true)
    }

    /// Draws a line inside the outline of the shape, in the foreground color.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Draws a line inside the outline of the shape, in the foreground color.
    ///
    /// - Parameters:
    ///   - style: The width of the line, its dashes, and how it ends and turns.
    ///   - antialiased: It has no effect, because browsers always smooth lines.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        strokeBorder(ForegroundStyle(), style: style)
    }
}
