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
        let taken = madeScreens(above: depth)
        scene.guards.leave({ view in taken.contains { view.isInside($0) } }) { [weak self] in
            if let self, isMounted { pop(to: depth) }
        }
    }
}

extension SceneContext {
    /// Whether a view goes when the containers of the scene show what a step of its history showed.
    func takesAway(_ view: _Node, goingTo next: NavigationSnapshot) -> Bool {
        let column = EnvironmentValues(view.scope.environment).splitColumn
        if column?.canBeLeft == true {
            let panel = tabViews.isEmpty ? nil : column?.sceneTabPanel
            let (current, goal) = (snapshot(of: panel), contents(of: next, in: panel))
            if current.selections != goal.selections || current.replacedRoots != goal.replacedRoots { return true }
        }
        var panel = tabViews.isEmpty ? nil : view.sceneTabPanel
        while true {
            let goal = contents(of: next, in: panel)
            for (index, stack) in stacks(in: panel).enumerated() {
                let screen = stack.madeScreens(above: -1).last { view.isInside($0) }
                guard let depth = screen?.context.depth else { continue }
                let state = index < goal.stacks.count ? goal.stacks[index] : StackState()
                if stack.snapshot.keptDepth(restoring: state) < depth { return true }
            }
            guard let outer = panel else { return false }
            panel = outer.tabs.outerPanel
        }
    }
}
