import BackstaffNavigation

/// The state of a tab as long as it is listed.
@MainActor
final class TabSlot {
    let id: Int
    @exclusivity(unchecked) var entry: TabEntry
    /// What the tab is selected by: nothing if its tag is of another type than the selection.
    @exclusivity(unchecked) var value: NavigationValue?
    /// What the tab is known by in the steps of the scene's history.
    @exclusivity(unchecked) var name: NavigationValue
    /// What it is known by in what outlives the process, which not all values can.
    @exclusivity(unchecked) var storedName: NavigationValue
    /// What stands for it in the bar.
    @exclusivity(unchecked) var item: TabItemNode?
    /// The node of its content, or `nil` if the tab hasn't been shown.
    @exclusivity(unchecked) var panel: TabPanelNode?

    init(id: Int, entry: TabEntry) {
        self.id = id
        self.entry = entry
        name = NavigationValue(id)
        storedName = name
    }

    /// Whether the tab is known by a name.
    func has(_ name: NavigationValue) -> Bool { self.name == name || storedName == name }
}
