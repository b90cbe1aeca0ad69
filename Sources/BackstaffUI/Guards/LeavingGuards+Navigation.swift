import BackstaffGraph
import BackstaffNavigation

extension _Node {
    /// Whether the node is another one, or below it. Ask this of mounted nodes only.
    func isInside(_ other: _Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

extension NavigationStackNode {
    /// Goes back as a person wants it, until `depth` screens stand above the root, once whoever has something to lose
    /// above that agrees.
    func leave(to depth: Int) {
        guard let scene else { return pop(to: depth) }
        let taken = screens.dropFirst(depth + 1).compactMap(\.node)
        scene.guards.leave({ view in taken.contains { view.isInside($0) } }) { [weak self] in
            if let self, isMounted { pop(to: depth) }
        }
    }
}

extension SceneContext {
    /// Whether a view goes when the containers of the scene show what a step of its history showed.
    func takesAway(_ view: _Node, goingTo next: NavigationSnapshot) -> Bool {
        let current = snapshot
        let column = EnvironmentValues(view.scope.environment).splitColumn
        if column?.canBeLeft == true,
            current.selections != next.selections || current.replacedRoots != next.replacedRoots
        {
            return true
        }
        for (index, stack) in navigationStacks.enumerated() {
            guard let depth = stack.screens.lastIndex(where: { $0.node.map(view.isInside) == true }) else { continue }
            let state = index < next.stacks.count ? next.stacks[index] : StackState()
            if StackChange(from: current.stacks[index], to: state).kept < depth { return true }
        }
        return false
    }
}
