import BackstaffGraph

/// Toolbar items around containers that no screen surrounds: the bars of a container have them, before its own.
///
///     ToolbarNode ── collector ──► containers, in the order in which they came
///       └ tabs, or a container       └ the first that is shown: of a stack the screen that is shown, of a split view
///                                      the detail; collapsed, the column that is shown
///
/// A container keeps them from those inside it. Of the containers of several tabs each has them while its tab is shown.
@MainActor
final class OuterToolbar {
    let collector: PreferenceCollector
    private let outer: OuterToolbar?
    @exclusivity(unchecked) private var containers: ContiguousArray<Container> = []

    /// A container inside, as long as it is there.
    private struct Container {
        weak var node: (any ToolbarContainer)?
    }

    init(_ collector: PreferenceCollector, outer: OuterToolbar?) {
        self.collector = collector
        self.outer = outer
        collector.onChange = { [weak self] in self?.update() }
    }

    /// The container whose bars have the items: of several, the first that is on screen.
    private var holder: (any ToolbarContainer)? {
        for container in containers {
            if let node = container.node, node.scope.appearance.isShown { return node }
        }
        return nil
    }

    /// The items for the bars of a container, outer ones first. None, while they are another's.
    func items(for container: any ToolbarContainer) -> [ToolbarItemPreference] {
        let outerItems = outer?.items(for: container) ?? []
        if holder !== container { return outerItems }
        return outerItems + collector.values(of: ToolbarItemPreference.self).map(\.value)
    }

    /// Has the container that is shown arrange the items: they, or what is shown, have become others.
    func update() {
        outer?.update()
        guard let holder, outer == nil || outer?.holder !== holder else { return }
        holder.showOuterToolbar()
    }

    /// Adds a container that shows the items from now on, or will when it is shown.
    func add(_ container: any ToolbarContainer) {
        containers.append(Container(node: container))
        outer?.add(container)
    }

    /// Takes a container off that goes. The next one has the items when all is up to date.
    func remove(_ container: any ToolbarContainer) {
        take(container)
        container.graph.afterUpdate { [weak self] in self?.update() }
    }

    private func take(_ container: any ToolbarContainer) {
        containers.removeAll { $0.node == nil || $0.node === container }
        outer?.take(container)
    }
}

/// The node of a container in whose bars items around it stand.
@MainActor
protocol ToolbarContainer: ElementNode {
    /// Brings the bars up to date that have the items.
    func showOuterToolbar()
}

private enum OuterToolbarKey: EnvironmentKey {
    static var defaultValue: OuterToolbar? { nil }
}

extension EnvironmentValues {
    /// The items around a container, as long as none has taken them.
    var outerToolbar: OuterToolbar? {
        get { self[OuterToolbarKey.self] }
        set { self[OuterToolbarKey.self] = newValue }
    }
}

extension ToolbarContainer {
    /// Takes the items around the container, for its bars, and keeps them from containers inside. Ask this before the
    /// content is made.
    func takeOuterToolbar() -> OuterToolbar? {
        let toolbar = Tracking.untracked { EnvironmentValues(scope.environment).outerToolbar }
        guard let toolbar else { return nil }
        scope = Scope(copying: scope)
        scope.assign { $0.outerToolbar = nil }
        toolbar.add(self)
        return toolbar
    }
}
