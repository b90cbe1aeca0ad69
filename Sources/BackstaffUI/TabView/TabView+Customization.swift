import BackstaffGraph
import BackstaffNavigation
import Foundation

// What a person who arranges the tabs of a sidebar may do. All of it is written to the app's arrangement, and shown once that
// is read again.

extension TabViewNode {
    /// All tabs of the sidebar but those that the app hides, by sections; those between two sections form a group too.
    var customizationGroups: [TabCustomizationGroup] {
        var groups: [TabCustomizationGroup] = []
        for (slot, tab) in zip(slotsInOrder, tabsInOrder) where !slot.entry.traits.isHidden {
            let section = slot.entry.section
            if groups.isEmpty || groups.last?.section != section?.key {
                groups.append(TabCustomizationGroup(section: section?.key, first: slot.id, header: section?.header))
            }
            groups[groups.count - 1].rows.append(
                TabCustomizationGroup.Row(
                    id: slot.id, label: slot.entry.traits.label, shownIn: places(of: tab), choices: choices(for: slot),
                    canMove: canMove(slot)))
        }
        // The last tab of a bar stays: without any there would be no way to the others.
        for place in [AdaptableTabBarPlacement.sidebar, .tabBar] {
            let shown = groups.flatMap(\.rows).filter { $0.shownIn.contains(place) }
            guard let only = shown.first, shown.count == 1 else { continue }
            for group in groups.indices {
                for row in groups[group].rows.indices where groups[group].rows[row].id == only.id {
                    groups[group].rows[row].choices.remove(place)
                }
            }
        }
        return groups
    }

    private func places(of tab: TabState.Tab) -> Set<AdaptableTabBarPlacement> {
        var places: Set<AdaptableTabBarPlacement> = []
        if !tab.isHiddenInSidebar { places.insert(.sidebar) }
        if !tab.isHiddenInBar, !tab.isInSidebarAlone { places.insert(.tabBar) }
        return places
    }

    /// In which forms of the bar a person may show and hide a tab.
    private func choices(for slot: TabSlot) -> Set<AdaptableTabBarPlacement> {
        let traits = slot.entry.traits
        if traits.customizationID == nil { return [] }
        var choices: Set<AdaptableTabBarPlacement> = [.sidebar]
        if traits.placement == .automatic, !traits.isPinned { choices.insert(.tabBar) }
        return choices.filter { traits.customizationBehavior[$0] == nil }
    }

    /// Whether a person may give a tab another place in its section: one all of whose tabs can be told apart.
    private func canMove(_ slot: TabSlot) -> Bool {
        let traits = slot.entry.traits
        guard let section = slot.entry.section, section.customizationID != nil else { return false }
        return traits.customizationBehavior[.sidebar] != .disabled
            && slots.allSatisfy { $0.entry.section?.key != section.key || $0.entry.traits.customizationID != nil }
    }

    // MARK: Choosing

    /// Shows a tab in a form of the bar, or hides it there.
    func show(_ isShown: Bool, _ id: Int, in place: AdaptableTabBarPlacement) {
        guard let row = customizationGroups.lazy.flatMap(\.rows).first(where: { $0.id == id }),
            row.choices.contains(place), let traits = slot(id)?.entry.traits, let name = traits.customizationID
        else { return }
        let isDefault = isShown == (traits.defaultVisibility[place] != .hidden)
        customize { $0[tab: name][place] = isDefault ? .automatic : isShown ? .visible : .hidden }
    }

    /// Moves tabs of a section. The offsets are those among the tabs that a person sees in it.
    func move(_ offsets: IndexSet, to destination: Int, in group: TabCustomizationGroup) {
        let members = slotsInOrder.filter { $0.entry.section?.key == group.section }
        guard let name = members.first?.entry.section?.customizationID,
            (0...group.rows.count).contains(destination),
            offsets.allSatisfy({ group.rows.indices.contains($0) && group.rows[$0].canMove })
        else { return }
        var rows = group.rows
        rows.move(fromOffsets: offsets, toOffset: destination)
        // A tab that the app hides keeps its place.
        var seen = rows.lazy.map(\.id).makeIterator()
        let order = members.compactMap { $0.entry.traits.isHidden ? $0 : seen.next().flatMap(slot) }
        let own = slots.filter { $0.entry.section?.key == group.section }
        customize {
            $0[section: name].tabOrder =
                order.elementsEqual(own, by: ===) ? nil : order.compactMap(\.entry.traits.customizationID)
        }
    }

    /// Makes the tabs what they are without the person's choices.
    func resetCustomization() {
        customize { customization in
            for slot in slots {
                if let name = slot.entry.traits.customizationID { customization[tab: name] = .init() }
                if let name = slot.entry.section?.customizationID { customization[section: name].resetTabOrder() }
            }
        }
    }

    /// Whether a person has chosen anything for these tabs.
    var isCustomized: Bool {
        slots.contains { slot in
            slot.entry.traits.customizationID.map { customization?[tab: $0] != .init() } == true
                || slot.entry.section?.customizationID.map { customization?[section: $0].tabOrder != nil } == true
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
