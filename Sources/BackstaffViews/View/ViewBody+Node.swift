import BackstaffGraph

extension View {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ViewBodyNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ViewBodyNode<Self>.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Body.self)
    }
}

/// The node of a view with a body: keeps the view's state, and runs the body when a value that it read changes.
final class ViewBodyNode<V: View>: ContentNode {
    private let plan: FieldPlan
    @exclusivity(unchecked) private var view: V

    init(_ view: V, under parent: _Node) {
        plan = FieldPlan.of(V.self)
        self.view = view
        super.init(under: parent)
        plan.install(&self.view, previous: nil, in: self)
        show(runBody())
    }

    override var viewName: String { plan.name }

    override func fieldName(of box: AnyObject) -> String? {
        withUnsafePointer(to: view) { FieldPlan.fieldName(of: box, in: $0) }
    }

    func update(to new: V) {
        let isUnchanged = withUnsafePointer(to: view) { old in
            withUnsafePointer(to: new) { plan.isUnchanged(old, $0) }
        }
        if isUnchanged { return }
        var new = new
        withUnsafePointer(to: view) { plan.install(&new, previous: $0, in: self) }
        view = new
        isDirty = false
        hasNewValue = true
        update()
    }

    override func update() {
        let body = runBody()
        updateContent { update(content: body) }
    }

    private func runBody() -> V.Body {
        graph.bodyCount += 1
        graph.onBody?(V.self)
        return Tracking.run(self, plan: plan) {
            plan.prepare(&view)
            return view.body
        }
    }

    override func unmount() {
        super.unmount()
        plan.uninstall(&view)
    }
}
