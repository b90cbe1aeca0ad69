import BackstaffGraph

/// The content of a column: the closure that builds it. The closure runs when a value that it reads has changed, and
/// not each time that the body around it runs.
struct ColumnContent<Content: View>: PrimitiveView {
    let build: () -> Content

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ColumnContentNode(view.build, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ColumnContentNode<Content>.self).update(to: view.build)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enter(Content.self)
    }
}

private final class ColumnContentNode<Content: View>: ContentNode {
    private var build: () -> Content
    private let plan = FieldPlan.of(Content.self)

    init(_ build: @escaping () -> Content, under parent: _Node) {
        self.build = build
        super.init(under: parent)
        show(runContent())
    }

    override var viewName: String { "NavigationSplitView" }

    func update(to new: @escaping () -> Content) {
        let isSame = ClosureComparison.isEqual(build, new)
        build = new
        if isSame { return }
        isDirty = false
        update()
    }

    override func update() {
        let view = runContent()
        updateContent { update(content: view) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: plan) { build() }
    }
}
