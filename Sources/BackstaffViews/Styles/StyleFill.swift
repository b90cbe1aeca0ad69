import BackstaffElements
import BackstaffGraph

/// A view that fills the available space with a style, for backgrounds.
struct StyleFill: PrimitiveView {
    let paint: _Paint

    init(_ style: some ShapeStyle) {
        paint = style._paint
    }

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        StyleFillNode(view.paint, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: StyleFillNode.self).show(view.paint)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// The node of a fill. The kind of paint determines the role of the element. Another kind needs another element.
final class StyleFillNode: _Node {
    private var filler: ElementNode

    init(_ paint: _Paint, under parent: _Node) {
        filler = ElementNode(Self.role(of: paint), under: parent)
        super.init(under: parent)
        filler.fill(with: paint)
    }

    func show(_ paint: _Paint) {
        let role = Self.role(of: paint)
        if filler.element.role == role { return filler.fill(with: paint) }
        parent?.withdraw(filler.element, from: self)
        filler.unmount()
        filler = ElementNode(role, under: self)
        filler.fill(with: paint)
        parent?.place(filler.element, from: self, before: nil)
    }

    private static func role(of paint: _Paint) -> ElementRole {
        if case .gradient = paint.kind { .gradient } else { .color }
    }

    override func unmount() {
        super.unmount()
        filler.unmount()
    }

    override func forEachElement(_ body: (Element) -> Void) { body(filler.element) }

    override var firstElement: Element? { filler.element }
}

extension ElementNode {
    /// Sets the paint of the element.
    final func fill(with paint: _Paint) {
        switch paint.kind {
        case .color(let color):
            set(.fill, .color(color.wireName))
            if has(.material) { set(.material, nil as AttributeValue?) }
        case .material(let name):
            set(.fill, nil as AttributeValue?)
            set(.material, name)
        case .gradient(let gradient):
            for (key, value) in gradient.attributes { set(key, value) }
        }
    }

    private func has(_ key: AttributeKey) -> Bool { element[key] != nil }
}

extension GradientPaint {
    /// The attributes of an element that shows the gradient, or that is masked by it.
    var attributes: KeyValuePairs<AttributeKey, AttributeValue?> {
        [
            .shape: form.map { .text($0) },
            .rotation: rotation.map { .number($0) },
            .radius: radius.map { .number($0) },
            .scaleX: scale.map { .number($0) },
            .scaleY: scale.map { .number($0) },
            .x: center.x == 0.5 ? nil : .number(Double(center.x)),
            .y: center.y == 0.5 ? nil : .number(Double(center.y)),
            .stops: .text(text),
        ]
    }
}
