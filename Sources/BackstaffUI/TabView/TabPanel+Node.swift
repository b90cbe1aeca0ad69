import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a tab's content.
///
///     created, empty ──► built ──► shown ◄──► covered ──► unmounted
///                      when first shown; a page, when the one beside it is
final class TabPanelNode: ElementNode {
    unowned(unsafe) let tabs: TabViewNode  // The tab view unmounts its panels.
    @exclusivity(unchecked) private var content: _Node?
    @exclusivity(unchecked) private var body: TabBody?
    /// The tab's stored state, as long as its containers can still restore it.
    @exclusivity(unchecked) var offers: NavigationOffers?
    /// The preferences of the tab's views. They are passed to the views around the tab view while the tab is selected.
    private let collector: PreferenceCollector

    init(in tabs: TabViewNode) {
        self.tabs = tabs
        collector = PreferenceCollector(graph: tabs.graph, within: tabs.scope.preferences)
        super.init(.tabPanel, under: tabs)
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        collector.onChange = { [unowned(unsafe) self] in self.tabs.barMayChange() }  // Removed in `unmount()`.
    }

    override var viewName: String { "TabView" }

    /// The tab of this panel, or `nil` for the “More” list.
    var slot: TabSlot? { tabs.slots.first { $0.panel === self } }

    var isBuilt: Bool { content != nil }

    /// Creates the content of the tab.
    ///
    /// - Parameter stored: The restored state of the content.
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

    /// The stacks in the tab in reading order, without those in nested tabs.
    private var stacks: [NavigationStackNode] {
        tabs.presentation?.stacks(in: self) ?? tabs.scene?.stacks(in: self) ?? []
    }

    /// The stack with the visible screen, if there is one.
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

    /// The bar appearance that the visible views of the tab request.
    var barAppearance: ToolbarAppearance {
        var appearance = ToolbarAppearance(of: .tabBar, in: collector)
        if let screen = shownStack?.topScreen { appearance.add(screen.appearance(of: .tabBar)) }
        return appearance
    }
}

extension _Node {
    /// The tab that contains the node, or whose panel it is. A presented view isn't in a tab of the views below it.
    var tabPanel: TabPanelNode? {
        for node in sequence(first: self, next: \.parent) {
            if let panel = node as? TabPanelNode { return panel }
            if node is PresentationNode { return nil }
        }
        return nil
    }

    /// The tab of the scene that contains the node, or that contains the presenter of the node's presentation.
    var sceneTabPanel: TabPanelNode? {
        for node in sequence(first: self, next: \.parent) {
            if let panel = node as? TabPanelNode, panel.tabs.presentation == nil { return panel }
        }
        return nil
    }
}
