import BackstaffGraph

/// What the scenes of an app amount to. Not for apps.
///
///     App.body ──► Scene._describe ──► windows: what a tab can show, in order
///                       │                watches: onChange(of:) of scenes
///                       └ a scene of the app's own: its state is installed, then its body is asked
@MainActor
public struct _SceneList {
    /// What tabs can show, in the order of the app's body.
    var windows: [WindowDescription] = []

    /// What scenes watch, in the same order each time.
    var watches: [any SceneWatch] = []

    /// Scenes of the app's own, with their storage, as they were described before and now.
    private let formerScenes: [Any]
    private(set) var ownScenes: [Any] = []
    /// Whose list it is; it keeps the list.
    private unowned let node: _Node?

    init(node: _Node? = nil, formerScenes: [Any] = []) {
        self.node = node
        self.formerScenes = formerScenes
    }

    /// A scene of the app's own, with the storage that its place in the app has.
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

    /// Changes all windows that a scene describes.
    mutating func describe<Content: Scene>(
        _ content: Content, changing change: (inout WindowDescription) -> Void
    ) {
        let first = windows.count
        Content._describe(content, in: &self)
        for index in first..<windows.count { change(&windows[index]) }
    }
}

/// A value that a scene watches, and what to do when it has changed.
@MainActor
protocol SceneWatch {
    /// Acts on the difference to an earlier watch at the same place, `nil` for the first time.
    func act(after former: (any SceneWatch)?)
}
