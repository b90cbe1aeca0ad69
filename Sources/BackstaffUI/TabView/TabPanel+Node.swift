import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a tab's content.
///
///     made, empty ──► built ──► shown ◄──► covered ──► unmounted
///                      when first shown; a page, when the one beside it is
final class TabPanelNode: ElementNode {
    unowned(unsafe) let tabs: TabViewNode  // It unmounts its panels.
    @exclusivity(unchecked) private var content: _Node?
    @exclusivity(unchecked) private var body: TabBody?
    /// The tab's stored state, as long as its containers can still restore it.
    @exclusivity(unchecked) var offers: NavigationOffers?
    /// What the tab's views say of themselves. Those around the tab view hear of it while the tab is shown.
    private let collector: PreferenceCollector

    init(in tabs: TabViewNode) {
        self.tabs = tabs
        collector = PreferenceCollector(graph: tabs.graph, within: tabs.scope.preferences)
        super.init(.tabPanel, under: tabs)
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        collector.onChange = { [unowned(unsafe) self] in self.tabs.barMayChange() }  // Taken back in `unmount()`.
    }

    override var viewName: String { "TabView" }

    /// The tab that this is of; `nil` for the list of further tabs.
    var slot: TabSlot? { tabs.slots.first { $0.panel === self } }

    var isBuilt: Bool { content != nil }

    /// Makes what the tab shows.
    ///
    /// - Parameter stored: what it showed before the process ended.
    func build(_ body: TabBody, offers stored: StoredNavigation?) {
        self.body = body
        offers = stored.map { NavigationOffers($0) }
        let node = body.makeNode(under: self)
        content = node
        node.forEachElement { tree.insert($0, into: element, before: nil) }
        offers?.isFirstUpdate = false
    }

    func update(to next: TabBody) {
        guard let content else { return }
        body = next
        next.update(content)
    }

    func setShown(_ shown: Bool) {
        collector.counts = shown
        scope.appearance.setShown(shown)
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
        collector.onChange = nil
        collector.end()
        scope.appearance.end()
    }

    // MARK: Content

    /// The stacks in the tab, in reading order, but for those in tabs inside it.
    private var stacks: [NavigationStackNode] {
        tabs.presentation?.stacks(in: self) ?? tabs.scene?.stacks(in: self) ?? []
    }

    /// The stack whose screen is seen, if there is one.
    private var shownStack: NavigationStackNode? { stacks.last { $0.scope.appearance.isShown } }

    /// Whether all stacks of the tab show their roots.
    var isAtRoot: Bool { stacks.allSatisfy { $0.snapshot.depth == 0 } }

    /// Pops the tab's stacks to their roots, or collapsed columns to the first column.
    ///
    /// - Returns: Whether anything was popped.
    func returnToRoot() -> Bool {
        let stacks = stacks
        let deep = stacks.filter { $0.snapshot.depth > 0 }
        for stack in deep { stack.leave(to: 0) }
        if !deep.isEmpty { return true }
        for column in stacks.filter(\.isColumnOwn).compactMap(\.column) where column.column == .sidebar {
            let split = column.split
            guard split.layout?.mode == .collapsed, split.columns.count > 1,
                split.layout?.columns.first != split.columns[0].column
            else { continue }
            split.columns[1].goBack()
            return true
        }
        return false
    }

    /// What the views of the tab that are seen say of the bar.
    var barAppearance: ToolbarAppearance {
        var appearance = ToolbarAppearance(of: .tabBar, in: collector)
        if let screen = shownStack?.topScreen { appearance.add(screen.appearance(of: .tabBar)) }
        return appearance
    }
}

extension _Node {
    /// The tab that the node is in, or is the panel of. What is presented is in no tab of what is below it.
    var tabPanel: TabPanelNode? {
        for node in sequence(first: self, next: \.parent) {
            if let panel = node as? TabPanelNode { return panel }
            if node is PresentationNode { return nil }
        }
        return nil
    }

    /// The tab of the scene's own that the node is in, or that it would go with: what is presented goes with its presenter.
    var sceneTabPanel: TabPanelNode? {
        for node in sequence(first: self, next: \.parent) {
            if let panel = node as? TabPanelNode, panel.tabs.presentation == nil { return panel }
        }
        return nil
    }
}
