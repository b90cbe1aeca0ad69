import BackstaffElements
import BackstaffGraph

/// An app that is running for one visitor: its state, and the scenes that share it.
@MainActor
package final class LiveApp<A: App>: HostedApp {
    /// The app's name, as it is printed and as the title of tabs without one.
    package static var name: String { String(describing: A.self).removingAppSuffix }

    package var name: String { Self.name }

    private let graph = ViewGraph(tree: ElementTree())
    private var node: AppNode<A>?
    private var scenes: [LiveScene] = []

    package init(_ type: A.Type) {
        graph.mount { root in
            let node = AppNode(A(), under: root)
            self.node = node
            return node
        }
        node?.onChange = { [weak self] view in self?.update(to: view) }
        graph.onInvalidate = { [weak self] in Task { self?.graph.settle() } }
    }

    package func makeScene(_ configuration: SceneConfiguration) -> any HostedScene {
        graph.settle()
        var scene: LiveScene?
        let live = LiveScene(node?.rootView ?? AnyView(EmptyView()), configuration, appName: name) { [weak self] in
            self?.scenes.removeAll { $0 === scene }
            scene = nil
        }
        scene = live
        scenes.append(live)
        return live
    }

    private func update(to view: AnyView) {
        for scene in scenes {
            scene.graph.noteTransaction(graph.transaction)
            scene.update(to: view)
        }
    }
}

/// The node of an app: holds its state, and runs its body when that changes.
private final class AppNode<A: App>: _Node {
    private let plan: FieldPlan
    private var app: A
    private(set) var rootView: AnyView?
    var onChange: ((AnyView) -> Void)?

    init(_ app: A, under parent: _Node) {
        plan = FieldPlan.of(A.self)
        self.app = app
        super.init(under: parent)
        plan.install(&self.app, previous: nil, in: self)
        rootView = runBody()
    }

    override var viewName: String { plan.name }

    override func update() {
        rootView = runBody()
        if let rootView { updateContent { onChange?(rootView) } }
    }

    private func runBody() -> AnyView? {
        Tracking.run(self, plan: plan) {
            plan.prepare(&app)
            return A.Body._rootView(of: app.body)
        }
    }
}

extension String {
    /// `Cookbook` for `CookbookApp`.
    fileprivate var removingAppSuffix: String {
        hasSuffix("App") && count > 3 ? String(dropLast(3)) : self
    }
}
