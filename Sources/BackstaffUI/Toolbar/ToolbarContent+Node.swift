import BackstaffGraph

extension ToolbarContent {
    public static func _makeNode(of content: Self, under parent: _Node) -> _Node {
        ToolbarBodyNode(content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to content: Self) {
        unsafeDowncast(node, to: ToolbarBodyNode<Self>.self).update(to: content)
    }
}

/// The node of custom toolbar content. It stores the content's state, and runs the body again when a value that it has
/// read changes. This doesn't update the screen whose bars show the items.
private final class ToolbarBodyNode<Content: ToolbarContent>: ContentNode {
    private let plan: FieldPlan
    private var value: Content

    init(_ value: Content, under parent: _Node) {
        plan = FieldPlan.of(Content.self)
        self.value = value
        super.init(under: parent)
        plan.install(&self.value, previous: nil, in: self)
        setContent(Content.Body._makeNode(of: runBody(), under: self))
    }

    override var viewName: String { plan.name }

    override func fieldName(of box: AnyObject) -> String? {
        withUnsafePointer(to: value) { FieldPlan.fieldName(of: box, in: $0) }
    }

    func update(to new: Content) {
        var new = new
        withUnsafePointer(to: value) { plan.install(&new, previous: $0, in: self) }
        value = new
        isDirty = false
        update()
    }

    override func update() {
        guard let content else { return }
        let body = runBody()
        updateContent { Content.Body._updateNode(content, to: body) }
    }

    private func runBody() -> Content.Body {
        graph.bodyCount += 1
        graph.onBody?(Content.self)
        return Tracking.run(self, plan: plan) {
            plan.prepare(&value)
            return value.body
        }
    }

    override func unmount() {
        super.unmount()
        plan.uninstall(&value)
    }
}
