import BackstaffGraph
import BackstaffNavigation

/// What a scene showed before its process ended. Its containers take the parts that belong to them.
///
///     first update: each new container takes its offer, and writes it through its binding if it has one
///         │
///         ▼
///     later updates: a container that is shown only then, after loading for example, takes its offer if it is empty
///         │
///         ▼
///     a user does something, or the scene opens a URL or goes to a step ──► the offers end
///
/// Each part is offered once. If the app writes another path or selection afterwards, the app's value stays.
@MainActor
final class NavigationOffers {
    private var splits: [StoredNavigation.Split?]
    private var stacks: [[NavigationValue]?]
    private var tabViews: [StoredNavigation.Tabs?]

    /// Whether the scene is in its first update. For the offers to a tab: whether the tab is being made.
    var isFirstUpdate = true

    init(_ navigation: StoredNavigation) {
        splits = navigation.splits
        stacks = navigation.stacks
        tabViews = navigation.tabViews
    }

    /// Takes the path of the stack that has `index` other stacks before it.
    func takePath(at index: Int) -> [NavigationValue]? {
        take(\.stacks, at: index)
    }

    /// Takes the state of the tab view that has `index` other tab views before it.
    func takeTabs(at index: Int) -> StoredNavigation.Tabs? {
        take(\.tabViews, at: index)
    }

    /// Takes the state of the split view that has `index` other split views before it.
    func takeSplit(at index: Int) -> StoredNavigation.Split? {
        take(\.splits, at: index)
    }

    private func take<Part>(_ parts: ReferenceWritableKeyPath<NavigationOffers, [Part?]>, at index: Int) -> Part? {
        guard self[keyPath: parts].indices.contains(index) else { return nil }
        defer { self[keyPath: parts][index] = nil }
        return self[keyPath: parts][index]
    }
}

extension NavigationGroup {
    /// Takes the offered path for a container that was just added.
    ///
    /// - Parameter isEmpty: Whether the container's path in the app is empty.
    func takeOfferedPath(for container: any NavigationContainer, isEmpty: Bool) -> [NavigationValue]? {
        // A tab may be made long after the scene. A path that the app has filled by then stays.
        guard let offers, isEmpty || offers.isFirstUpdate && outer == nil else { return nil }
        return offers.takePath(at: index(of: container, isLast: offers.isFirstUpdate))
    }

    /// Takes the offered state for a container with columns that was just added.
    func takeOfferedSplit(for container: any NavigationContainer) -> StoredNavigation.Split? {
        offers?.takeSplit(at: index(of: container, isLast: offersOverrule))
    }

    /// Takes the offered state for a container with tabs that was just added.
    func takeOfferedTabs(for container: any NavigationContainer) -> StoredNavigation.Tabs? {
        offers?.takeTabs(at: index(of: container, isLast: offersOverrule))
    }
}
