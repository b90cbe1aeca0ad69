import BackstaffGraph
import BackstaffNavigation

/// The navigation containers that stand side by side: in a scene, in a tab, or in a presented view.
///
///     scene's group ── stack, split view, tab view ── a tab's group ── stack, split view, tab view …
///          ▲
///          └ outer ── the group of a presented view, which isn't part of the history's steps
@MainActor
final class NavigationGroup {
    /// The group around this one. For a tab it is the group of the tab view, and for a presented view the group of its
    /// presenter.
    let outer: NavigationGroup?

    /// Whether the steps of the scene's history include what the containers show.
    let isInHistory: Bool

    /// The container that holds the group.
    private(set) weak var holder: (any NavigationContainer)?

    @exclusivity(unchecked) private var containers: ContiguousArray<any NavigationContainer> = []
    /// Whether `containers` are in reading order.
    @exclusivity(unchecked) private var isSorted = true
    /// The paths that the containers have added. It is `nil` after one of them has changed.
    @exclusivity(unchecked) private var knownPaths: [StackState]?
    /// Whether a container has, or had, groups inside.
    @exclusivity(unchecked) private var holdsGroups = false
    /// Whether something has changed since `takeChange()`. Only the outermost group keeps this flag.
    @exclusivity(unchecked) private var hasChanged = true

    /// What the containers showed before the process ended, as long as they may restore it.
    var offers: NavigationOffers?

    /// Creates the group of a scene.
    ///
    /// - Parameter stored: What its containers showed before the process ended.
    init(offering stored: StoredNavigation? = nil) {
        outer = nil
        isInHistory = true
        offers = stored.map { NavigationOffers($0) }
    }

    /// Creates a group inside a container, such as that of a tab.
    init(inside holder: any NavigationContainer) {
        outer = holder.group
        isInHistory = holder.group.isInHistory
        self.holder = holder
        holder.group.holdsGroups = true
    }

    /// Creates the group of a presented view.
    init(presentedFrom outer: NavigationGroup?) {
        self.outer = outer
        isInHistory = false
    }

    // MARK: Containers

    func add(_ container: any NavigationContainer) {
        containers.append(container)
        isSorted = containers.count < 2
        if isInHistory { noteChange() }
    }

    func remove(_ container: any NavigationContainer) {
        containers.removeAll { $0 === container }
        if isInHistory { noteChange() }
    }

    /// The containers of the group, in reading order. Containers in groups inside are left out.
    var inReadingOrder: ContiguousArray<any NavigationContainer> {
        if !isSorted {
            containers.sort { $0.precedes($1) }
            isSorted = true
        }
        return containers
    }

    /// The containers of the group and of all groups inside, in reading order.
    var allContainers: [any NavigationContainer] {
        holdsGroups
            ? inReadingOrder.flatMap { container in [container] + container.groups.flatMap(\.allContainers) }
            : Array(inReadingOrder)
    }

    /// The number of containers with a part in the same list of the stored state that precede a container which was just
    /// added.
    ///
    /// - Parameter isLast: Whether all others were added in reading order, so that this container is the last one.
    func index(of container: any NavigationContainer, isLast: Bool) -> Int {
        let list = container.storedList
        return containers.count { $0.storedList == list && $0 !== container && (isLast || $0.precedes(container)) }
    }

    // MARK: Changes

    /// Records that a container shows other screens, or that a screen has another title.
    func noteChange() {
        knownPaths = nil
        if containers.count > 1 { isSorted = false }
        guard let outer else { return hasChanged = true }
        holder?.innerNavigationDidChange()
        outer.noteChange()
    }

    /// Records that the selection or the visible columns have changed.
    func noteSelectionChange() {
        if let outer { outer.noteSelectionChange() } else { hasChanged = true }
    }

    /// Whether something has changed since the last call. Call it on the scene's group.
    func takeChange() -> Bool {
        defer { hasChanged = false }
        return hasChanged
    }

    // MARK: State

    /// The paths of the containers, in reading order.
    var paths: [StackState] {
        if let knownPaths { return knownPaths }
        var paths: [StackState] = []
        paths.reserveCapacity(containers.count)
        for container in inReadingOrder { container.addPath(to: &paths) }
        knownPaths = paths
        return paths
    }

    /// The state of the containers.
    var snapshot: NavigationSnapshot {
        var snapshot = NavigationSnapshot(stacks: paths)
        for container in inReadingOrder { container.addSelection(to: &snapshot) }
        return snapshot
    }

    /// The same state in the form for storage.
    func stored(url: String = "") -> StoredNavigation {
        var stored = StoredNavigation(url: url, stacks: paths.map(\.values))
        for container in inReadingOrder { container.addStoredSelection(to: &stored) }
        return stored
    }

    /// The state that is stored although a change of it is no step of the history.
    var unsteppedState: UnsteppedState {
        var state = UnsteppedState()
        addUnsteppedState(to: &state)
        return state
    }

    private func addUnsteppedState(to state: inout UnsteppedState) {
        for container in inReadingOrder {
            container.addUnsteppedState(to: &state)
            if holdsGroups { for group in container.groups { group.addUnsteppedState(to: &state) } }
        }
    }

    /// The title of what is shown. If several screens stand side by side, it is that of the last one that has a title.
    var shownTitle: String? {
        for container in inReadingOrder.reversed() {
            if let title = container.shownTitle { return title }
        }
        return nil
    }

    /// The path that a user looks at. If there are several, it is the innermost.
    var shownPath: StackState? { inReadingOrder.reversed().lazy.compactMap(\.shownPath).first }

    /// The parts that appear in the scene's URL.
    var routedParts: [any RoutedPart] {
        let containers = inReadingOrder
        return NavigationRank.allCases.flatMap { rank in
            containers.lazy.filter { $0.rank == rank }.flatMap(\.routedParts)
        }
    }

    /// The number of lists whose selections belong to the history. Lists in groups inside aren't counted.
    var listCount: Int { containers.reduce(0) { $0 + $1.listCount } }

    // MARK: Leaving

    /// Goes back one step in the last container that can, at a user's request.
    func goBackInside() -> Bool { inReadingOrder.reversed().contains { $0.goBackInside() } }

    /// Goes back to the root of all paths. If all roots are shown already, resets the first container that can be reset.
    func returnToRoot() -> Bool {
        let containers = inReadingOrder
        var hasReturned = false
        for container in containers where container.returnToRoot() { hasReturned = true }
        return hasReturned || containers.contains { $0.reset() }
    }

    /// Whether a view would be removed if the containers of this and outer groups showed a step of the history.
    ///
    /// - Parameter step: What the scene showed at the step.
    func takesAway(_ view: _Node, goingTo step: NavigationSnapshot) -> Bool {
        for group in sequence(first: self, next: \.outer) where group.isInHistory {
            var parts = SnapshotParts(of: group.contents(of: step), resetsOthers: true)
            for container in group.inReadingOrder where container.takesAway(view, goingTo: &parts) { return true }
        }
        return false
    }

    /// The part of the scene's snapshot that belongs to this group.
    private func contents(of snapshot: NavigationSnapshot) -> NavigationSnapshot {
        guard let outer else { return snapshot }
        var parts = SnapshotParts(of: outer.contents(of: snapshot), resetsOthers: false)
        for container in outer.inReadingOrder {
            if let contents = container.contents(of: self, in: &parts) { return contents }
        }
        return NavigationSnapshot()
    }

    // MARK: Offers

    /// Whether an offered state replaces a selection that exists already.
    var offersOverrule: Bool { offers?.isFirstUpdate == true }

    /// Ends all offers. State for tabs that don't exist yet isn't an offer, and still waits for them.
    func endOffers() {
        offers = nil
        if !holdsGroups { return }
        for container in containers {
            for group in container.groups { group.endOffers() }
        }
    }
}
