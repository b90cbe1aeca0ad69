import BackstaffGraph

extension ViewModifier {
    public static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        ModifierBodyNode(modifier, on: content, under: parent)
    }

    public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        unsafeDowncast(node, to: ModifierBodyNode<Self, V>.self).update(to: modifier, on: content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Body.self)
    }
}

/// A placeholder for the modified view in the body of its modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    fileprivate let source: ModifierContentSource

    /// Shows a visitor the modified view.
    func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { source.accept(&visitor) }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        view.source.makeNode(under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        view.source.updateNode(node)
    }

    /// Does nothing: the modified view is inspected where its type is known.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// The source of the modified view. It knows the view's type, which the body of a modifier doesn't.
@MainActor
private class ModifierContentSource {
    func makeNode(under parent: _Node) -> _Node { _Node(under: parent) }
    func updateNode(_ node: _Node) {}
    func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) {}
}

private final class TypedContentSource<V: View>: ModifierContentSource {
    var view: V

    init(_ view: V) {
        self.view = view
    }

    override func makeNode(under parent: _Node) -> _Node { V._makeNode(of: view, under: parent) }

    override func updateNode(_ node: _Node) { V._updateNode(node, to: view) }

    override func accept<Visitor: ViewVisitor>(_ visitor: inout Visitor) { visitor.visit(view) }
}

/// The node of a modifier with a body.
private final class ModifierBodyNode<Modifier: ViewModifier, V: View>: ContentNode {
    private let plan: FieldPlan
    private let source: TypedContentSource<V>
    private var modifier: Modifier

    init(_ modifier: Modifier, on view: V, under parent: _Node) {
        plan = FieldPlan.of(Modifier.self)
        source = TypedContentSource(view)
        self.modifier = modifier
        super.init(under: parent)
        plan.install(&self.modifier, previous: nil, in: self)
        show(runBody())
    }

    override var viewName: String { plan.name }

    override func fieldName(of box: AnyObject) -> String? {
        withUnsafePointer(to: modifier) { FieldPlan.fieldName(of: box, in: $0) }
    }

    func update(to new: Modifier, on view: V) {
        var new = new
        withUnsafePointer(to: modifier) { plan.install(&new, previous: $0, in: self) }
        modifier = new
        source.view = view
        isDirty = false
        update()
    }

    override func update() {
        let body = runBody()
        updateContent { update(content: body) }
    }

    private func runBody() -> Modifier.Body {
        graph.bodyCount += 1
        graph.onBody?(Modifier.self)
        return Tracking.run(self, plan: plan) {
            plan.prepare(&modifier)
            return modifier.body(content: _ViewModifier_Content(source: source))
        }
    }

    override func unmount() {
        super.unmount()
        plan.uninstall(&modifier)
    }
}
