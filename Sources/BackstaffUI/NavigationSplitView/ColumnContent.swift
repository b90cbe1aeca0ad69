import BackstaffElements
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

private final class ColumnContentNode<Content: View>: _Node {
    @exclusivity(unchecked) private var build: () -> Content
    @exclusivity(unchecked) private var content: _Node?
    private let plan = FieldPlan.of(Content.self)

    init(_ build: @escaping () -> Content, under parent: _Node) {
        self.build = build
        super.init(under: parent)
        content = Content._makeNode(of: runContent(), under: self)
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
        guard let content else { return }
        let view = runContent()
        updateContent { Content._updateNode(content, to: view) }
    }

    private func runContent() -> Content {
        Tracking.run(self, plan: plan) { build() }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func forEachElement(_ body: (Element) -> Void) { content?.forEachElement(body) }

    override var firstElement: Element? { content?.firstElement }
}
