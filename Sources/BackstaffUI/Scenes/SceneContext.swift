import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene tell the scene: which stacks there are, and how a change is to be shown.
@MainActor
final class SceneContext {
    @exclusivity(unchecked) private var stacks: ContiguousArray<NavigationStackNode> = []
    @exclusivity(unchecked) private(set) var motion: StackChange.Motion?

    /// Whether screens or titles may have changed since this was last asked.
    @exclusivity(unchecked) private var navigationDidChange = true

    func add(_ stack: NavigationStackNode) {
        stacks.append(stack)
        navigationDidChange = true
    }

    func remove(_ stack: NavigationStackNode) {
        stacks.removeAll { $0 === stack }
        navigationDidChange = true
    }

    func note(_ motion: StackChange.Motion) {
        self.motion = motion
    }

    func takeMotion() -> StackChange.Motion? {
        defer { motion = nil }
        return motion
    }

    /// Notes that a stack shows something else, or a screen another title.
    func noteNavigationChange() {
        navigationDidChange = true
    }

    func takeNavigationChange() -> Bool {
        defer { navigationDidChange = false }
        return navigationDidChange
    }

    /// The scene's stacks, in reading order.
    var navigationStacks: ContiguousArray<NavigationStackNode> {
        if stacks.count > 1 { stacks.sort { $0 !== $1 && $0.precedes($1) } }
        return stacks
    }

    /// What the stacks show.
    var snapshot: [StackState] { navigationStacks.map { $0.snapshot } }

    /// Makes the stacks show what a snapshot holds.
    func restore(_ snapshot: [StackState]) {
        for (stack, state) in zip(navigationStacks, snapshot) { stack.restore(state) }
    }

    /// The title of the screen that is shown.
    var title: String? {
        for stack in navigationStacks {
            if let title = stack.topScreen?.title { return title }
        }
        return nil
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
