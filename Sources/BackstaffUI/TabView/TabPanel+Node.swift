import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// The node of a tab's content.
///
///     created, empty ──► built ──► shown ◄──► covered ──► unmounted
///                      when first shown; a page, when the one beside it is
final class TabPanelNode: ElementNode {
    unowned let tabs: TabViewNode  // The tab view unmounts its panels.
    private var content: _Node?
    private var body: TabBody?
    /// The containers in the tab.
    let group: NavigationGroup
    /// The preferences of the tab's views. They are passed to the views around the tab view while the tab is selected.
    private let collector: PreferenceCollector

    init(in tabs: TabViewNode) {
        self.tabs = tabs
        group = NavigationGroup(inside: tabs)
        collector = PreferenceCollector(graph: tabs.graph, within: tabs.scope.preferences)
        super.init(.tabPanel, under: tabs)
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.assign { $0.navigationGroup = group }
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        scope.appearance.isAlternative = true
        collector.onChange = { [unowned self] in self.tabs.barMayChange() }  // Removed in `unmount()`.
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
        group.offers = stored.map { NavigationOffers($0) }
        let node = body.makeNode(under: self)
        content = node
        node.forEachElement { tree.insert($0, into: element, before: nil) }
        group.offers?.isFirstUpdate = false
    }

    func update(to next: TabBody) {
        guard let content else { return }
        body = next
        next.update(content)
    }

    func setShown(_ shown: Bool) {
        collector.counts = shown
        scope.appearance.setShown(shown)
        EnvironmentValues(scope.environment).sceneContext?.featureInUse(WindowColorScheme.self)?.tabDidChange()
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
        collector.onChange = nil
        collector.end()
        scope.appearance.end()
    }

    // MARK: Content

    /// Whether all paths of the tab are at their roots.
    var isAtRoot: Bool { group.paths.allSatisfy { $0.depth == 0 } }

    /// The bar appearance that the visible views of the tab request.
    var barAppearance: ToolbarAppearance {
        var appearance = ToolbarAppearance(of: .tabBar, in: collector)
        let shown = group.inReadingOrder.lazy.compactMap { $0 as? any BarAppearanceSource }
            .compactMap { $0.shownAppearance(of: .tabBar) }.last
        if let shown { appearance.add(shown) }
        return appearance
    }
}
