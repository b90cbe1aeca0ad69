import BackstaffGraph
import BackstaffNavigation

// The tabs of a scene: containers are counted tab by tab, as some tabs are made and others aren't.
//
//     scene ── stacks, split views ── tab views ── each tab: stacks, split views ── tab views …

extension SceneContext {
    /// The stacks directly in a tab, without those in nested tabs, in reading order. With `nil`, the stacks outside of
    /// all tabs.
    func stacks(in panel: TabPanelNode?) -> [NavigationStackNode] {
        tabViews.isEmpty ? Array(navigationStacks) : navigationStacks.filter { $0.tabPanel === panel }
    }

    /// The split views directly in a tab, without those in nested tabs, in reading order.
    func splits(in panel: TabPanelNode?) -> [SplitViewNode] {
        tabViews.isEmpty ? Array(splitViews) : splitViews.filter { $0.tabPanel === panel }
    }

    /// The tab views directly in a tab, without those in nested tabs, in reading order.
    func tabViews(in panel: TabPanelNode?) -> [TabViewNode] {
        tabViews.isEmpty ? [] : tabViews.filter { $0.outerPanel === panel }.sorted { $0.precedes($1) }
    }

    /// The tab that contains a node. The search is skipped if the scene has no tabs.
    func tabPanel(around node: _Node) -> TabPanelNode? { tabViews.isEmpty ? nil : node.tabPanel }

    /// Whether a node is in a hidden tab.
    func isInHiddenTab(_ node: _Node) -> Bool {
        tabPanel(around: node).map { !$0.scope.appearance.isShown } == true
    }

    /// The visible stack. Of several, it is the innermost.
    var shownStack: NavigationStackNode? {
        navigationStacks.last { !isInHiddenTab($0) }
    }

    // MARK: Snapshots

    /// The state of the containers in a tab, or outside of all tabs.
    func snapshot(of panel: TabPanelNode?) -> NavigationSnapshot {
        var snapshot = NavigationSnapshot(stacks: stacks(in: panel).map(\.snapshot))
        for split in splits(in: panel) { split.addState(to: &snapshot) }
        for tabs in tabViews(in: panel) { snapshot.tabViews.append(tabs.snapshot { self.snapshot(of: $0) }) }
        return snapshot
    }

    /// The same state in the form for storage.
    func stored(of panel: TabPanelNode?, url: String = "") -> StoredNavigation {
        StoredNavigation(
            url: url, splits: splits(in: panel).map(\.stored), stacks: stacks(in: panel).map(\.snapshot.values),
            tabViews: tabViews(in: panel).map { $0.stored { self.stored(of: $0) } })
    }

    /// The selected pages. A change of page isn't a step of the history, but it is stored.
    var pages: [Int] { tabViews.isEmpty ? [] : tabViews(in: nil).compactMap(\.shownPage) }

    /// Restores the tabs from a snapshot. Tabs that aren't in the snapshot show their roots, and tab views in them show
    /// the tab that they began with.
    func restoreTabs(from snapshot: NavigationSnapshot, in panel: TabPanelNode?, settle: () -> Void) {
        for (index, tabs) in tabViews(in: panel).enumerated() {
            if panel == nil, index >= snapshot.tabViews.count { return }
            let state = index < snapshot.tabViews.count ? snapshot.tabViews[index] : tabs.initialSnapshot
            tabs.restore(state)
            settle()
            for slot in tabs.builtSlots {
                guard let inner = slot.panel else { continue }
                restoreAll(from: state.contents { slot.has($0) }, in: inner, settle: settle)
            }
        }
    }

    /// The part of a snapshot for the containers in a tab.
    func contents(of snapshot: NavigationSnapshot, in panel: TabPanelNode?) -> NavigationSnapshot {
        guard let panel else { return snapshot }
        let outer = contents(of: snapshot, in: panel.tabs.outerPanel)
        guard let index = tabViews(in: panel.tabs.outerPanel).firstIndex(where: { $0 === panel.tabs }),
            outer.tabViews.indices.contains(index), let slot = panel.slot
        else { return NavigationSnapshot() }
        return outer.tabViews[index].contents { slot.has($0) }
    }

    // MARK: Offers

    /// What the containers around a node may take over: those of the tab that it is in, or else of the scene.
    func offers(in panel: TabPanelNode?) -> NavigationOffers? {
        panel == nil ? offers : panel?.offers
    }

    /// Whether something is offered to containers where a node stands.
    func hasOffers(at node: _Node) -> Bool {
        offers(in: tabPanel(around: node)) != nil
    }

    /// Whether what is offered is to be taken over where something is selected already.
    func offersOverrule(in panel: TabPanelNode?) -> Bool { offers(in: panel)?.isFirstUpdate == true }

    /// What a tab view showed, which has been added just now.
    func takeOfferedTabs(for tabs: TabViewNode) -> StoredNavigation.Tabs? {
        guard let offers = offers(in: tabs.outerPanel) else { return nil }
        let others = tabViews.filter { $0.outerPanel === tabs.outerPanel && $0 !== tabs }
        return offers.takeTabs(at: offers.isFirstUpdate ? others.count : others.count { $0.precedes(tabs) })
    }

    /// Ends the offers to new containers. State for tabs that aren't made yet still waits.
    func endOffersInTabs() {
        for tabs in tabViews {
            for slot in tabs.slots { slot.panel?.offers = nil }
        }
    }
}

extension TabSnapshot {
    /// What the containers of a tab show that goes by one of several names.
    fileprivate func contents(where isNamed: (NavigationValue) -> Bool) -> NavigationSnapshot {
        parts.first { isNamed($0.tab) }?.contents ?? NavigationSnapshot()
    }
}
