import BackstaffGraph
import BackstaffNavigation

/// A tab view as a container of the scene. Its own state is the selected tab.
///
/// Each tab is a group of containers. Some tabs may not be made yet, so a snapshot names the tab of each group's state.
///
///     group of the tab view ── tab view ── each tab: a group ── stacks, split views, tab views …
extension TabViewNode: NavigationContainer {
    var storedList: PartialKeyPath<StoredNavigation>? { \.tabViews }

    /// The panels that are made: those of tabs, and the list of further tabs.
    private var panels: [TabPanelNode] { slots.compactMap(\.panel) + (list.map { [$0] } ?? []) }

    var groups: [NavigationGroup] { panels.map(\.group) }

    var shownGroups: [NavigationGroup] { panels.filter { $0.scope.appearance.isShown }.map(\.group) }

    func innerNavigationDidChange() {
        barMayChange()
    }

    // MARK: State

    func addSelection(to snapshot: inout NavigationSnapshot) {
        var parts: [TabSnapshot.Part] = []
        for slot in slots {
            let contents = builtGroup(of: slot)?.snapshot ?? waitingContents(of: slot)?.snapshot
            if let contents, !contents.isAtRest { parts.append(TabSnapshot.Part(tab: slot.name, contents: contents)) }
        }
        snapshot.tabViews.append(
            TabSnapshot(
                selection: isPaged ? nil : state.shown.flatMap(slot)?.name, isInitial: isPaged || isInitial,
                isListShown: state.isListShown, parts: parts))
    }

    func addStoredSelection(to stored: inout StoredNavigation) {
        var parts: [StoredNavigation.TabContents] = []
        for slot in slots {
            let contents = builtGroup(of: slot)?.stored() ?? waitingContents(of: slot)
            if let contents, !contents.snapshot.isAtRest {
                parts.append(StoredNavigation.TabContents(tab: slot.storedName, contents: contents))
            }
        }
        stored.tabViews.append(
            StoredNavigation.Tabs(
                selection: state.shown.flatMap(slot)?.storedName, isInitial: isInitial, parts: parts))
    }

    func addUnsteppedState(to state: inout UnsteppedState) {
        if isPaged, let page = self.state.shown { state.pages.append(page) }
    }

    private var isPaged: Bool { space.style == .pages }

    private var isInitial: Bool { state.shown == initialTab }

    /// The containers of a tab whose content has been made.
    private func builtGroup(of slot: TabSlot) -> NavigationGroup? {
        slot.panel.flatMap { $0.isBuilt ? $0.group : nil }
    }

    /// The state of a tab that isn't made yet.
    private func waitingContents(of slot: TabSlot) -> StoredNavigation? {
        waiting.first { slot.has($0.tab) }?.contents
    }

    // MARK: Restoring

    /// Tabs that aren't in the snapshot show their roots, and tab views in them show the tab that they began with.
    func restoreGroups(from parts: inout SnapshotParts, by restoration: NavigationRestoration) {
        guard let state = parts.takeTabs() ?? (parts.resetsOthers ? initialSnapshot : nil) else { return }
        restore(state)
        restoration.settle()
        for slot in slots {
            guard let group = builtGroup(of: slot) else { continue }
            restoration.restore(group, from: state.contents { slot.has($0) }, resetsOthers: true)
        }
    }

    func contents(of inner: NavigationGroup, in parts: inout SnapshotParts) -> NavigationSnapshot? {
        let state = parts.takeTabs()
        guard let panel = panels.first(where: { $0.group === inner }) else { return nil }
        return panel.slot.flatMap { slot in state?.contents { slot.has($0) } } ?? NavigationSnapshot()
    }

    /// The state of a tab view that shows the tab that it began with.
    private var initialSnapshot: TabSnapshot {
        TabSnapshot(selection: isPaged ? nil : initialTab.flatMap(slot)?.name, isInitial: true)
    }

    /// Shows the selected tab of a snapshot. The state of a tab that isn't made waits until the tab is made.
    private func restore(_ snapshot: TabSnapshot) {
        if let name = snapshot.selection, let slot = slot(named: name), slot.id != state.shown { select(slot) }
        for part in snapshot.parts {
            guard let slot = slot(named: part.tab), slot.panel?.isBuilt != true else { continue }
            waiting.removeAll { slot.has($0.tab) }
            waiting.append(StoredNavigation.TabContents(tab: part.tab, contents: StoredNavigation(part.contents)))
        }
        if state.isListShown != snapshot.isListShown {
            state.isListShown = snapshot.isListShown
            invalidate()
        }
    }

    /// Restores the selection from storage. The state of a tab waits until the tab is made.
    func takeOffered(_ name: NavigationValue) {
        if selection.read == nil {
            wantedName = name
        } else if group.offersOverrule, let value = slot(named: name)?.value {
            Tracking.untracked { selection.restore(value, graph) }
        }
    }
}

extension TabSnapshot {
    /// The state of the tab with a name that satisfies the condition. A tab may have several names.
    fileprivate func contents(where isNamed: (NavigationValue) -> Bool) -> NavigationSnapshot {
        parts.first { isNamed($0.tab) }?.contents ?? NavigationSnapshot()
    }
}
