import BackstaffNavigation

/// The state of a tab as long as it is listed.
@MainActor
final class TabSlot {
    let id: Int
    var entry: TabEntry
    /// The value of the selection for the tab, or `nil` if its tag has another type than the selection.
    var value: NavigationValue?
    /// The name of the tab in the steps of the scene's history.
    var name: NavigationValue
    /// The name of the tab in storage. Not every value can be stored.
    var storedName: NavigationValue
    /// The item of the tab in the bar.
    var item: TabItemNode?
    /// The node of its content, or `nil` if the tab hasn't been shown.
    var panel: TabPanelNode?

    init(id: Int, entry: TabEntry) {
        self.id = id
        self.entry = entry
        name = NavigationValue(id)
        storedName = name
    }

    /// Whether the tab has this name.
    func has(_ name: NavigationValue) -> Bool { self.name == name || storedName == name }
}
