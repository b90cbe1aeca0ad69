import BackstaffGraph

/// The node of an app. It holds the app's state, and runs the body when the state changes.
final class AppNode<A: App>: _Node {
    private let plan: FieldPlan
    private var app: A
    private let delegates: [any AppDelegateField]
    private(set) var list = _SceneList()
    var onChange: (() -> Void)?

    init(_ app: A, under parent: _Node) {
        plan = FieldPlan.of(A.self)
        self.app = app
        delegates = app.delegateFields
        super.init(under: parent)
        plan.install(&self.app, previous: nil, in: self)
        for delegate in delegates { delegate.finishLaunching() }
        runBody()
    }

    override var viewName: String { plan.name }

    override func update() {
        runBody()
        updateContent { onChange?() }
    }

    private func runBody() {
        let former = list
        list = Tracking.run(self, plan: plan) {
            plan.prepare(&app)
            var list = _SceneList(node: self, formerScenes: former.ownScenes)
            A.Body._describe(app.body, in: &list)
            for delegate in delegates { list.provide(delegate) }
            return list
        }
        if list.watches.isEmpty { return }
        graph.afterUpdate { [list] in
            for (index, watch) in list.watches.enumerated() {
                watch.act(after: index < former.watches.count ? former.watches[index] : nil)
            }
        }
    }
}
