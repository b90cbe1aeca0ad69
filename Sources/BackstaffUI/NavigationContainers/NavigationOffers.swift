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
    private struct Offer: Hashable {
        let list: AnyKeyPath
        let index: Int
    }

    private let stored: StoredNavigation
    private var taken: Set<Offer> = []

    /// Whether the scene is in its first update. For the offers to a tab: whether the tab is being made.
    var isFirstUpdate = true

    init(_ stored: StoredNavigation) {
        self.stored = stored
    }

    /// Takes the part at an index of a list of the stored state, or `nil` if it was taken before or doesn't exist.
    fileprivate func take<Part>(from list: KeyPath<StoredNavigation, [Part]>, at index: Int) -> Part? {
        let parts = stored[keyPath: list]
        guard parts.indices.contains(index), taken.insert(Offer(list: list, index: index)).inserted else { return nil }
        return parts[index]
    }
}

extension NavigationGroup {
    /// Takes the offered state for a container that was just added.
    ///
    /// - Parameter list: The container's ``NavigationContainer/storedList``.
    func takeOffer<Part>(
        from list: KeyPath<StoredNavigation, [Part]>, for container: any NavigationContainer
    ) -> Part? {
        guard let offers else { return nil }
        return offers.take(from: list, at: index(of: container, isLast: offers.isFirstUpdate))
    }
}
