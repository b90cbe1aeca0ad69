import BackstaffNavigation

extension TabViewNode {
    /// The tabs for the layout, as the app and the person want them.
    var tabsInOrder: [TabState.Tab] {
        slotsInOrder.map { slot in
            let traits = slot.entry.traits
            var placement = TabState.Placement.automatic
            if traits.isPinned { placement = .pinned }
            if traits.placement == .sidebarOnly { placement = .sidebarOnly }
            return TabState.Tab(
                id: slot.id, isHiddenInBar: isHidden(slot, in: .tabBar),
                isHiddenInSidebar: isHidden(slot, in: .sidebar), placement: placement)
        }
    }

    private func isHidden(_ slot: TabSlot, in place: AdaptableTabBarPlacement) -> Bool {
        let traits = slot.entry.traits
        if traits.isHidden { return true }
        let chosen = traits.customizationID.flatMap { customization?[tab: $0][place] } ?? .automatic
        return (chosen == .automatic ? traits.defaultVisibility[place] : chosen) == .hidden
    }

    /// The tabs in the app's order, but for those of sections that a person has arranged.
    var slotsInOrder: ContiguousArray<TabSlot> {
        guard let customization else { return slots }
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
