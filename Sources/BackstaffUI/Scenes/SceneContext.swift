import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene tell the scene: which stacks there are, and how a change is to be shown.
@MainActor
final class SceneContext {
    private var stacks: [WeakStack] = []
    private(set) var motion: StackChange.Motion?

    private struct WeakStack {
        weak var node: NavigationStackNode?
    }

    /// Called when some screen's title may have changed.
    var onTitleChange: (() -> Void)?

    func add(_ stack: NavigationStackNode) {
        stacks.append(WeakStack(node: stack))
    }

    func remove(_ stack: NavigationStackNode) {
        stacks.removeAll { $0.node == nil || $0.node === stack }
    }

    func note(_ motion: StackChange.Motion) {
        self.motion = motion
    }

    func takeMotion() -> StackChange.Motion? {
        defer { motion = nil }
        return motion
    }

    func titleDidChange() {
        onTitleChange?()
    }

    /// The scene's stacks, in reading order.
    var navigationStacks: [NavigationStackNode] {
        stacks.compactMap(\.node).filter(\.isMounted).sorted { $0 !== $1 && $0.precedes($1) }
    }

    /// What the stacks show.
    var snapshot: [StackState] { navigationStacks.map(\.snapshot) }

    /// Makes the stacks show what a snapshot holds.
    func restore(_ snapshot: [StackState]) {
        for (stack, state) in zip(navigationStacks, snapshot) { stack.restore(state) }
    }

    /// The title of the screen that is shown.
    var title: String? {
        navigationStacks.lazy.compactMap { $0.topScreen?.title }.first
    }
}

private enum SceneContextKey: EnvironmentKey {
    static var defaultValue: SceneContext? { nil }
}

extension EnvironmentValues {
    /// The scene that the view is in.
    var sceneContext: SceneContext? {
        get { self[SceneContextKey.self] }
        set { self[SceneContextKey.self] = newValue }
    }
}
