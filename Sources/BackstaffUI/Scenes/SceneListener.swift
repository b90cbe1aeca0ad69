import BackstaffGraph

/// A modifier that registers with the scene while its view exists, so that the scene can call it.
///
///     node made ──► added to the scene's listeners of its type ──► unmounted ──► removed
protocol SceneListener: NodeModifier {
    /// The listeners of this type in a scene.
    @MainActor static func listeners(in scene: SceneContext) -> SceneListeners<Self>
}

extension SceneListener {
    @MainActor static func listeners(in scene: SceneContext) -> SceneListeners<Self> {
        scene.feature(SceneListeners<Self>.self)
    }

    func makeNode(under parent: _Node) -> SceneListenerNode<Self> { SceneListenerNode(self, under: parent) }

    func update(_ node: SceneListenerNode<Self>) { node.modifier = self }
}

/// The node of a view that listens to its scene.
final class SceneListenerNode<Modifier: SceneListener>: ContentNode {
    fileprivate(set) var modifier: Modifier
    private let listeners: SceneListeners<Modifier>?

    fileprivate init(_ modifier: Modifier, under parent: _Node) {
        self.modifier = modifier
        listeners = EnvironmentValues(parent.scope.environment).sceneContext.map { Modifier.listeners(in: $0) }
        super.init(under: parent)
        listeners?.add(self)
    }

    override func unmount() {
        super.unmount()
        listeners?.remove(self)
    }
}

/// The listeners of one type in a scene.
@MainActor
final class SceneListeners<Modifier: SceneListener>: SceneFeature {
    private var nodes: ContiguousArray<SceneListenerNode<Modifier>> = []

    /// Called when a listener is removed.
    var onRemove: ((Modifier) -> Void)?

    var isEmpty: Bool { nodes.isEmpty }

    /// Whether a condition is true for any listener.
    func contains(where condition: (Modifier) -> Bool) -> Bool {
        nodes.contains { condition($0.modifier) }
    }

    /// The listeners, outer views first.
    var inOrder: ContiguousArray<SceneListenerNode<Modifier>> {
        if nodes.count > 1 { nodes.sort { $0.precedes($1) } }
        return nodes
    }

    fileprivate func add(_ node: SceneListenerNode<Modifier>) {
        nodes.append(node)
    }

    fileprivate func remove(_ node: SceneListenerNode<Modifier>) {
        nodes.removeAll { $0 === node }
        onRemove?(node.modifier)
    }
}
