import BackstaffElements
import BackstaffGraph
import Foundation

/// A shape on screen, painted. Not for apps to name.
///
///     plain fill or stroke:   shape
///     gradient or material:   clip ─► gradient / color
public struct _ShapeView: PrimitiveView {
    struct Stroke: Equatable {
        var paint: _Paint
        /// In points.
        var width: Double
    }

    let outline: _ShapeOutline
    /// `nil` for the colour of text, unless there is a stroke.
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

    /// The node of a shape: one kind of element or the other.
    private final class ShapeNode: BranchNode {
        func show(_ view: _ShapeView) {
            if view.isClipped { show(clipped(view), as: 1) } else { show(PlainShape(shape: view), as: 0) }
        }

        func update(to view: _ShapeView) {
            if view.isClipped { update(to: clipped(view), as: 1) } else { update(to: PlainShape(shape: view), as: 0) }
        }

        private func clipped(_ view: _ShapeView) -> ModifiedContent<StyleFill, ElementModifier<ClipWrapper>> {
            let outline = view.outline
            let fill = StyleFill(AnyShapeStyle(paint: view.fill ?? _Paint(palette: "primary")))
            return fill.modifier(ElementModifier(ClipWrapper.self) { $0.set(outline) })
        }
    }
}

/// A shape in one colour.
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
    /// Gives the wrapper an outline.
    func set(_ outline: _ShapeOutline) {
        set(.shape, outline.name)
        set(.radius, outline.radius)
        set(.topLeadingRadius, outline.topRadius)
    }
}

extension _ShapeView {
    /// The same shape, filled as well.
    public func fill<S: ShapeStyle>(_ style: S) -> _ShapeView {
        _ShapeView(outline: outline, fill: style._paint, stroke: stroke)
    }

    /// The same shape with a line along its outline as well.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _ShapeView {
        _ShapeView(outline: outline, fill: fill, stroke: Stroke(paint: style._paint, width: Double(lineWidth)))
    }

    /// The same shape with a line inside its outline as well.
    public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> _ShapeView {
        stroke(style, lineWidth: lineWidth)
    }
}

extension Shape {
    /// The shape, filled with a style. Of several strokes and fills the page shows the last of each.
    public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> _ShapeView {
        _ShapeView(outline: _outline, fill: style._paint, stroke: nil)
    }

    /// The shape, filled with the colour of text.
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView { body(fill: nil) }

    private func body(fill: _Paint?) -> _ShapeView { _ShapeView(outline: _outline, fill: fill, stroke: nil) }

    /// A line along the outline. The page draws it inside. Of a gradient the first colour is taken.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        _ShapeView(
            outline: _outline, fill: nil, stroke: _ShapeView.Stroke(paint: style._paint, width: Double(lineWidth)))
    }

    /// A line along the outline. The page draws it inside and plain.
    public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true)
        -> _ShapeView
    {
        stroke(style, lineWidth: strokeStyle.lineWidth)
    }

    /// A line along the outline in the colour of text.
    public func stroke(lineWidth: CGFloat = 1) -> _ShapeView { stroke(Color.primary, lineWidth: lineWidth) }

    /// A line along the outline in the colour of text. The page draws it inside and plain.
    public func stroke(style: StrokeStyle) -> _ShapeView { stroke(Color.primary, lineWidth: style.lineWidth) }

    /// A part of the outline. Accepted without effect: all of it is drawn.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }

    /// The shape, turned.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        rotationEffect(angle, anchor: anchor)
    }
}

extension InsettableShape {
    /// A line inside the outline. Of a gradient the first colour is taken.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        stroke(content, lineWidth: lineWidth)
    }

    /// A line inside the outline. The page draws it plain.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        stroke(content, lineWidth: style.lineWidth)
    }

    /// A line inside the outline in the colour of text.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        stroke(Color.primary, lineWidth: lineWidth)
    }
}
