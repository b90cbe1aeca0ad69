import BackstaffGraph
import BackstaffNavigation

/// What a scene showed before its process ended, for the containers that come to stand where those stood.
///
///     first update: each container takes what is offered as it is made, and writes it through its binding, if it has one
///         │ later, what is shown only then (once it is loaded, say) takes it where nothing is shown yet
///         ▼
///     a person does something, or the scene goes elsewhere ──► nothing is offered any more
///
/// Each part is offered once. An app that writes another path, or selects something else, comes later, and so has its way.
@MainActor
final class NavigationOffers {
    private var splits: [StoredNavigation.Split?]
    private var stacks: [[NavigationValue]?]
    private var tabViews: [StoredNavigation.Tabs?]

    /// Whether the scene is still in its first update; of what a tab is offered, whether the tab is being made.
    var isFirstUpdate = true

    init(_ navigation: StoredNavigation) {
        splits = navigation.splits
        stacks = navigation.stacks
        tabViews = navigation.tabViews
    }

    /// The path of the stack that has `index` others before it.
    func takePath(at index: Int) -> [NavigationValue]? {
        guard stacks.indices.contains(index) else { return nil }
        defer { stacks[index] = nil }
        return stacks[index]
    }

    /// What the tab view showed that has `index` others before it.
    func takeTabs(at index: Int) -> StoredNavigation.Tabs? {
        guard tabViews.indices.contains(index) else { return nil }
        defer { tabViews[index] = nil }
        return tabViews[index]
    }

    /// What the split view showed that has `index` others before it.
    func takeSplit(at index: Int) -> StoredNavigation.Split? {
        guard splits.indices.contains(index) else { return nil }
        defer { splits[index] = nil }
        return splits[index]
    }
}

extension NavigationGroup {
    /// Takes the path that a container had, which has been added just now.
    ///
    /// - Parameter isEmpty: Whether its path, as the app has it, is empty.
    func takeOfferedPath(for container: any NavigationContainer, isEmpty: Bool) -> [NavigationValue]? {
        // A tab may be made long after the scene: what the app has put on the path by then is there to stay.
        guard let offers, isEmpty || offers.isFirstUpdate && outer == nil else { return nil }
        return offers.takePath(at: index(of: container, isLast: offers.isFirstUpdate))
    }

    /// Takes what a container with columns showed, which has been added just now.
    func takeOfferedSplit(for container: any NavigationContainer) -> StoredNavigation.Split? {
        guard let offers else { return nil }
        return offers.takeSplit(at: index(of: container, isLast: offers.isFirstUpdate))
    }

    /// Takes what a container with tabs showed, which has been added just now.
    func takeOfferedTabs(for container: any NavigationContainer) -> StoredNavigation.Tabs? {
        guard let offers else { return nil }
        return offers.takeTabs(at: index(of: container, isLast: offers.isFirstUpdate))
    }
}
