import BackstaffGraph
import BackstaffNavigation
import Foundation

// The changes that a user can make to the tabs of a sidebar. They are written to the app's arrangement, and shown
// when it is read again.

extension TabViewNode {
    /// Whether a user can change the arrangement or undo a change.
    var offersCustomization: Bool {
        guard arrangement != nil else { return false }
        if let isCustomizable { return isCustomizable }
        let isOffered =
            isCustomized || customizationGroups.contains { $0.rows.contains { $0.canMove || !$0.choices.isEmpty } }
        isCustomizable = isOffered
        return isOffered
    }

    /// All tabs of the sidebar except those that the app hides, grouped by section. The tabs between two sections form
    /// a group too.
    var customizationGroups: [TabCustomizationGroup] {
        let fixed = sectionsInFixedOrder
        var groups: [TabCustomizationGroup] = []
        for slot in slotsInOrder where !slot.entry.traits.isHidden {
            let section = slot.entry.section
            if groups.isEmpty || groups.last?.section != section?.key {
                let part = groups.count { $0.section == section?.key }
                groups.append(TabCustomizationGroup(section: section?.key, part: part, header: section?.header))
            }
            let isFixed =
                section.map { fixed.contains($0.key) } ?? true
                || slot.entry.traits.customizationBehavior[.sidebar] == .disabled
            groups[groups.count - 1].rows.append(
                TabCustomizationGroup.Row(
                    id: slot.id, label: slot.entry.traits.label, shownIn: places(of: tab(in: slot)),
                    choices: choices(for: slot), canMove: !isFixed))
        }
        for index in groups.indices { groups[index].fixLoneRows() }
        // The last tab in a form can't be hidden.
        for place in [AdaptableTabBarPlacement.sidebar, .tabBar] {
            let shown = groups.flatMap(\.rows).filter { $0.shownIn.contains(place) }
            guard let only = shown.first, shown.count == 1 else { continue }
            for index in groups.indices { groups[index].keep(only.id, in: place) }
        }
        return groups
    }

    private func places(of tab: TabState.Tab) -> Set<AdaptableTabBarPlacement> {
        var places: Set<AdaptableTabBarPlacement> = []
        if !tab.isHiddenInSidebar { places.insert(.sidebar) }
        if !tab.isHiddenInBar, tab.placement != .sidebarOnly { places.insert(.tabBar) }
        return places
    }

    /// The forms of the bar in which a user may show and hide a tab.
    private func choices(for slot: TabSlot) -> Set<AdaptableTabBarPlacement> {
        let traits = slot.entry.traits
        if traits.customizationID == nil { return [] }
        var choices: Set<AdaptableTabBarPlacement> = [.sidebar]
        if traits.placement == .automatic, !traits.isPinned { choices.insert(.tabBar) }
        return choices.filter { traits.customizationBehavior[$0] == nil }
    }

    /// The sections whose order can't be stored, because they or one of their tabs have no id.
    private var sectionsInFixedOrder: Set<TabKey> {
        var sections: Set<TabKey> = []
        for slot in slots {
            guard let section = slot.entry.section else { continue }
            if section.customizationID == nil || slot.entry.traits.customizationID == nil {
                sections.insert(section.key)
            }
        }
        return sections
    }

    // MARK: Choosing

    /// Shows or hides a tab in a form of the bar.
    func show(_ isShown: Bool, _ id: Int, in place: AdaptableTabBarPlacement) {
        guard let row = customizationGroups.lazy.flatMap(\.rows).first(where: { $0.id == id }),
            row.choices.contains(place), let traits = slot(id)?.entry.traits, let name = traits.customizationID
        else { return }
        let isDefault = isShown == (traits.defaultVisibility[place] != .hidden)
        customize { $0[tab: name][place] = isDefault ? .automatic : isShown ? .visible : .hidden }
    }

    /// Moves tabs of a section. The offsets are those among the section's visible tabs.
    func move(_ offsets: IndexSet, to destination: Int, in group: TabCustomizationGroup) {
        let names = group.rows.compactMap { slot($0.id)?.entry.traits.customizationID }
        let member = slots.first { $0.entry.section?.key == group.section }
        guard let section = member?.entry.section?.customizationID, names.count == group.rows.count,
            (0...names.count).contains(destination),
            offsets.allSatisfy({ names.indices.contains($0) && group.rows[$0].canMove })
        else { return }
        var moved = names
        moved.move(fromOffsets: offsets, toOffset: destination)
        let own = slots.filter { $0.entry.section?.customizationID == section }
            .compactMap(\.entry.traits.customizationID)
        customize { customization in
            // Other tabs in the order keep their place, such as tabs that the app hides, or that are absent.
            var order = customization[section: section].tabOrder ?? []
            order += own.filter { !order.contains($0) }
            let places = order.indices.filter { names.contains(order[$0]) }
            for (place, name) in zip(places, moved) { order[place] = name }
            customization[section: section].tabOrder = order == own ? nil : order
        }
    }

    /// Whether a user has changed anything about these tabs.
    var isCustomized: Bool {
        guard let customization else { return false }
        return slots.contains { slot in
            slot.entry.traits.customizationID.map { customization[tab: $0] != .init() } == true
                || slot.entry.section?.customizationID.map { customization[section: $0].tabOrder != nil } == true
        }
    }

    /// Removes a user's changes to the tabs.
    func resetCustomization() {
        customize { customization in
            for slot in slots {
                if let name = slot.entry.traits.customizationID { customization[tab: name] = .init() }
                if let name = slot.entry.section?.customizationID { customization[section: name].resetTabOrder() }
            }
        }
    }

    private func customize(_ change: (inout TabViewCustomization) -> Void) {
        guard let arrangement else { return }
        var next = Tracking.untracked { arrangement.wrappedValue }
        change(&next)
        arrangement.wrappedValue = next
        invalidate()
    }
}
