import BackstaffNavigation

extension TabViewNode {
    /// The tabs for the layout, in the order of the app and the user.
    var tabsInOrder: [TabState.Tab] { slotsInOrder.map(tab(in:)) }

    /// A tab for the layout.
    func tab(in slot: TabSlot) -> TabState.Tab {
        let traits = slot.entry.traits
        var placement = TabState.Placement.automatic
        if traits.isPinned { placement = .pinned }
        if traits.placement == .sidebarOnly { placement = .sidebarOnly }
        return TabState.Tab(
            id: slot.id, isHiddenInBar: isHidden(slot, in: .tabBar),
            isHiddenInSidebar: isHidden(slot, in: .sidebar), placement: placement)
    }

    /// Whether a tab is hidden in a form of the bar. The user's choice applies only in a style with two forms.
    private func isHidden(_ slot: TabSlot, in place: AdaptableTabBarPlacement) -> Bool {
        let traits = slot.entry.traits
        if traits.isHidden || space.style != .sidebarAdaptable { return traits.isHidden }
        let chosen = traits.customizationID.flatMap { customization?[tab: $0][place] } ?? .automatic
        return (chosen == .automatic ? traits.defaultVisibility[place] : chosen) == .hidden
    }

    /// The tabs in the app's order, except for those of sections that a user has arranged.
    var slotsInOrder: ContiguousArray<TabSlot> {
        guard let customization, customization.hasOrders, space.style == .sidebarAdaptable else { return slots }
        var ordered = slots
        for places in Dictionary(grouping: slots.indices, by: { slots[$0].entry.section?.key }).values {
            guard let id = slots[places[0]].entry.section?.customizationID,
                let order = customization[section: id].tabOrder
            else { continue }
            func rank(_ place: Int) -> Int {
                slots[place].entry.traits.customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
            }
            let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }
            for (place, former) in zip(places, sorted) { ordered[place] = slots[former] }
        }
        return ordered
    }
}
