import BackstaffGraph

/// Toolbar items around a navigation container that isn't on a screen. They are shown in the bars of the container,
/// before its own items.
///
///     ToolbarNode ── collector ──► containers, in the order in which they were added
///       └ tabs, or a container       └ the first one on screen: a stack's visible screen, or a split view's detail
///                                      or, collapsed, its visible column
///
/// Nested containers don't get the items. If the containers are in several tabs, each has the items while its tab is
/// shown.
@MainActor
final class OuterToolbar {
    let collector: PreferenceCollector
    private let outer: OuterToolbar?
    private var containers: ContiguousArray<Container> = []

    /// A weak reference to a container inside.
    private struct Container {
        weak var node: (any ToolbarContainer)?
    }

    init(_ collector: PreferenceCollector, outer: OuterToolbar?) {
        self.collector = collector
        self.outer = outer
        collector.onChange = { [weak self] in self?.update() }
    }

    /// The container whose bars show the items: the first that is on screen.
    private var holder: (any ToolbarContainer)? {
        for container in containers {
            if let node = container.node, node.scope.appearance.isShown { return node }
        }
        return nil
    }

    /// The items for the bars of a container, outer ones first. The array is empty while another container shows them.
    func items(for container: any ToolbarContainer) -> [ToolbarItemPreference] {
        let outerItems = outer?.items(for: container) ?? []
        if holder !== container { return outerItems }
        return outerItems + collector.values(of: ToolbarItemPreference.self).map(\.value)
    }

    /// Lets the visible container arrange the items again, after the items or the visible container have changed.
    func update() {
        outer?.update()
        guard let holder, outer == nil || outer?.holder !== holder else { return }
        holder.showOuterToolbar()
    }

    /// Adds a container that shows the items while it is visible.
    func add(_ container: any ToolbarContainer) {
        containers.append(Container(node: container))
        outer?.add(container)
    }

    /// Removes a container. The next one shows the items at the end of the update.
    func remove(_ container: any ToolbarContainer) {
        take(container)
        container.graph.afterUpdate { [weak self] in self?.update() }
    }

    private func take(_ container: any ToolbarContainer) {
        containers.removeAll { $0.node == nil || $0.node === container }
        outer?.take(container)
    }
}

/// The node of a container that can show items from around it in its bars.
@MainActor
protocol ToolbarContainer: ElementNode {
    /// Updates the bars that show the items.
    func showOuterToolbar()
}

private enum OuterToolbarKey: EnvironmentKey {
    static var defaultValue: OuterToolbar? { nil }
}

extension EnvironmentValues {
    /// The items around the view that no container has taken yet.
    var outerToolbar: OuterToolbar? {
        get { self[OuterToolbarKey.self] }
        set { self[OuterToolbarKey.self] = newValue }
    }
}

extension ToolbarContainer {
    /// Takes the items around the container, so that containers inside don't. Call this method before the content is
    /// created.
    func takeOuterToolbar() -> OuterToolbar? {
        let toolbar = Tracking.untracked { EnvironmentValues(scope.environment).outerToolbar }
        guard let toolbar else { return nil }
        scope = Scope(copying: scope)
        scope.assign { $0.outerToolbar = nil }
        toolbar.add(self)
        return toolbar
    }
}
