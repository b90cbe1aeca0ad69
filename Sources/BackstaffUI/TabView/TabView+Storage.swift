import BackstaffGraph
import BackstaffNavigation

// The state of a tab view, for the steps of the scene's history and for storage.

extension TabViewNode {
    /// The selected tab, and the state of the tabs that don't show their roots.
    func snapshot(_ contents: (TabPanelNode) -> NavigationSnapshot) -> TabSnapshot {
        var parts: [TabSnapshot.Part] = []
        for slot in slots {
            let contents = slot.panel.flatMap { $0.isBuilt ? contents($0) : nil } ?? waitingContents(of: slot)?.snapshot
            if let contents, !contents.isAtRest { parts.append(TabSnapshot.Part(tab: slot.name, contents: contents)) }
        }
        let isPaged = room.style == .pages
        return TabSnapshot(
            selection: isPaged ? nil : state.shown.flatMap(slot)?.name, isInitial: isPaged || isInitial,
            isListShown: state.isListShown, parts: parts)
    }

    /// The state of a tab view with nothing to store.
    var initialSnapshot: TabSnapshot {
        TabSnapshot(
            selection: room.style == .pages ? nil : initialTab.flatMap(slot)?.name, isInitial: true)
    }

    private var isInitial: Bool { state.shown == initialTab }

    /// The same state in the form for storage.
    func stored(_ contents: (TabPanelNode) -> StoredNavigation) -> StoredNavigation.Tabs {
        var parts: [StoredNavigation.TabContents] = []
        for slot in slots {
            let contents = slot.panel.flatMap { $0.isBuilt ? contents($0) : nil } ?? waitingContents(of: slot)
            if let contents, !contents.snapshot.isAtRest {
                parts.append(StoredNavigation.TabContents(tab: slot.storedName, contents: contents))
            }
        }
        return StoredNavigation.Tabs(
            selection: state.shown.flatMap(slot)?.storedName, isInitial: isInitial, parts: parts)
    }

    private func waitingContents(of slot: TabSlot) -> StoredNavigation? {
        waiting.first { slot.has($0.tab) }?.contents
    }

    /// The index of the shown page in the page style, where a change of page isn't a step of the history.
    var shownPage: Int? { room.style == .pages ? state.shown : nil }

    /// The tabs whose content has been made.
    var builtSlots: [TabSlot] { slots.filter { $0.panel?.isBuilt == true } }

    /// Restores the selection from storage. The state of a tab waits until the tab is made.
    func takeOffered(_ name: NavigationValue) {
        if selection.read == nil {
            wantedName = name
        } else if scene?.offersOverrule(in: outerPanel) == true, let value = slot(named: name)?.value {
            Tracking.untracked { selection.restore(value, graph) }
        }
    }

    /// Restores a step of the history. The state of a tab that isn't made waits until the tab is made.
    func restore(_ snapshot: TabSnapshot) {
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
}
