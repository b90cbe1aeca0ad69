import BackstaffGraph

/// The result of describing an app's scenes. Apps don't use this type.
///
///     App.body ──► Scene._describe ──► windows: what a tab can show, in order
///                       │              watches: onChange(of:) of scenes
///                       └ a scene of the app's own type: its state is installed, and its body is described
@MainActor
public struct _SceneList {
    /// The windows that tabs can show, in the order of the app's body.
    var windows: [WindowDescription] = []

    /// The values that scenes watch. Their order is the same each time.
    var watches: [any SceneWatch] = []

    /// The scenes of the app's own types with their storage: those of the previous description and of this one.
    private let formerScenes: [Any]
    private(set) var ownScenes: [Any] = []
    /// The node that owns the list.
    private unowned let node: _Node?

    init(node: _Node? = nil, formerScenes: [Any] = []) {
        self.node = node
        self.formerScenes = formerScenes
    }

    /// Installs the storage of a scene of the app's own type, which belongs to its position in the app.
    mutating func install<S: Scene>(_ scene: S) -> S {
        let plan = FieldPlan.of(S.self)
        guard let node, !plan.isPlain else { return scene }
        var scene = scene
        let index = ownScenes.count
        if index < formerScenes.count, let former = formerScenes[index] as? S {
            withUnsafePointer(to: former) { plan.install(&scene, previous: $0, in: node) }
        } else {
            plan.install(&scene, previous: nil, in: node)
        }
        plan.prepare(&scene)
        ownScenes.append(scene)
        return scene
    }

    /// Changes the descriptions of all windows of a scene.
    mutating func describe<Content: Scene>(
        _ content: Content, changing change: (inout WindowDescription) -> Void
    ) {
        let first = windows.count
        Content._describe(content, in: &self)
        for index in first..<windows.count { change(&windows[index]) }
    }
}

/// A value that a scene watches, and the action for a change.
@MainActor
protocol SceneWatch {
    /// Runs the action if the value differs from the earlier watch at the same position. The earlier watch is `nil` the
    /// first time.
    func act(after former: (any SceneWatch)?)
}
