import BackstaffNavigation

extension TabViewNode {
    /// The tabs for the layout, as the app and the person want them.
    var tabsInOrder: [TabState.Tab] {
        var tabs = slots.map { slot in
            let traits = slot.entry.traits
            var placement = TabState.Placement.automatic
            if traits.placement == .pinned || traits.role == .search { placement = .pinned }
            if traits.placement == .sidebarOnly { placement = .sidebarOnly }
            let chosen = traits.customizationID.flatMap { customization?[tab: $0] }
            func hides(_ chosen: Visibility?, _ place: AdaptableTabBarPlacement) -> Bool {
                if traits.isHidden { return true }
                let visibility = chosen ?? .automatic
                return visibility == .automatic
                    ? traits.defaultVisibility[place] == .hidden : visibility == .hidden
            }
            return TabState.Tab(
                id: slot.id, isHiddenInBar: hides(chosen?.tabBarVisibility, .tabBar),
                isHiddenInSidebar: hides(chosen?.sidebarVisibility, .sidebar), placement: placement)
        }
        if customization != nil { arrange(&tabs) }
        return tabs
    }

    /// Puts the tabs of sections in the order that a person has chosen.
    private func arrange(_ tabs: inout [TabState.Tab]) {
        for places in Dictionary(grouping: slots.indices, by: { slots[$0].entry.section?.key }).values {
            guard let id = slots[places[0]].entry.section?.customizationID,
                let order = customization?[section: id].tabOrder
            else { continue }
            func rank(_ place: Int) -> Int {
                slots[place].entry.traits.customizationID.flatMap { order.firstIndex(of: $0) } ?? order.count
            }
            let sorted = places.sorted { (rank($0), $0) < (rank($1), $1) }.map { tabs[$0] }
            for (place, tab) in zip(places, sorted) { tabs[place] = tab }
        }
    }
}
