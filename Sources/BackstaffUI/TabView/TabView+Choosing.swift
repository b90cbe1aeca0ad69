import BackstaffGraph
import BackstaffNavigation

// The choices of a user in a tab view: a tab, the “More” list, or the sidebar.

extension TabViewNode {
    func makeList(of layout: TabLayout) {
        if list != nil { return }
        let panel = TabPanelNode(in: self)
        list = panel
        tree.insert(panel.element, into: element, before: bar?.first)
        panel.build(listContent(of: layout), offers: nil)
    }

    func listContent(of layout: TabLayout) -> TabBody {
        let rows = layout.overflow.compactMap(slot).map { slot in
            MoreTabs.Row(id: slot.id, label: slot.entry.traits.label, badge: slot.entry.traits.badge)
        }
        return TypedTabBody(MoreTabs(rows: rows) { [weak self] id in self?.choose(id) })
    }

    /// Shows the “More” list, or hides it.
    func showList() {
        guard layout?.overflow.isEmpty == false else { return }
        if layout?.content == nil { return }
        if let shown = state.shown, layout?.overflow.contains(shown) == true, returnToRoot(shown) { return }
        state.isListShown = true
        showLayout()
    }

    /// Goes back from a tab of the “More” list to the list.
    func goBackToList() {
        guard layout?.selectsOverflow == true, layout?.content != nil else { return }
        state.isListShown = true
        showLayout()
    }

    // MARK: Choosing

    /// Handles a tap on a tab.
    func choose(_ id: Int) {
        guard let slot = slot(id), let choice = state.choose(id) else { return }
        wantedName = nil
        switch choice {
        case .returnsToRoot(let id): returnToRoot(id)
        case .selects: select(slot)
        }
    }

    func select(_ slot: TabSlot) {
        if selection.read == nil {
            state.update(tabs: state.tabs, wanted: slot.id)
            showLayout()
        } else if let value = slot.value, value != Tracking.untracked({ selection.read?() }) {
            selection.write(value)
            invalidate()
        } else {
            showLayout()
        }
    }

    /// Pops the stacks of a tab to their roots, after the guards of the screens above have agreed.
    ///
    /// - Returns: Whether anything was popped.
    @discardableResult
    private func returnToRoot(_ id: Int) -> Bool {
        guard let panel = slot(id)?.panel else { return false }
        return panel.group.returnToRoot()
    }

    func toggleSidebar() {
        guard space.canToggle else { return }
        wantsSidebar = layout?.form != .sidebar
        invalidate()
    }
}
