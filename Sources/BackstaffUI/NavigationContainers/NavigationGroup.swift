import BackstaffGraph
import BackstaffNavigation

/// The navigation containers that stand side by side: in a scene, in a tab, or in a presented view.
///
///     scene's group ── stack, split view, tab view ── a tab's group ── stack, split view, tab view …
///          ▲
///          └ outer ── group of a presented view, which no step of the history includes
@MainActor
final class NavigationGroup {
    /// The group around this one: of a tab the group that the tab view is in, of a presented view its presenter's.
    let outer: NavigationGroup?

    /// Whether the steps of the scene's history include what the containers show.
    let isInHistory: Bool

    /// The container that the group is inside of.
    private(set) weak var holder: (any NavigationContainer)?

    @exclusivity(unchecked) private var containers: ContiguousArray<any NavigationContainer> = []
    /// Whether `containers` are in reading order.
    @exclusivity(unchecked) private var isSorted = true
    /// What the containers answered to `addPath`, until one of them changes.
    @exclusivity(unchecked) private var knownPaths: [StackState]?
    /// Whether a container has, or had, groups inside.
    @exclusivity(unchecked) private var holdsGroups = false
    /// Whether something has changed since `takeChange()`. Only the outermost group knows.
    @exclusivity(unchecked) private var hasChanged = true

    /// What the containers showed before the process ended, as long as they may take it over.
    @exclusivity(unchecked) var offers: NavigationOffers?

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

    /// The containers of the group, in reading order, without those inside others of their groups.
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

    /// How many containers of the same shape precede one that has been added just now.
    ///
    /// - Parameter isLast: Whether all others were added in reading order, so that it is the last one.
    func index(of container: any NavigationContainer, isLast: Bool) -> Int {
        containers.count { $0.shape == container.shape && $0 !== container && (isLast || $0.precedes(container)) }
    }

    // MARK: Changes

    /// Notes that a container shows other screens, or a screen has another title.
    func noteChange() {
        knownPaths = nil
        if containers.count > 1 { isSorted = false }
        guard let outer else { return hasChanged = true }
        holder?.innerNavigationDidChange()
        outer.noteChange()
    }

    /// Notes that something else is selected, or that other columns are visible.
    func noteSelectionChange() {
        if let outer { outer.noteSelectionChange() } else { hasChanged = true }
    }

    /// Whether something has changed since this was last asked of the scene's group.
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

    /// What the containers show.
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

    /// What is stored, and makes no step of the history.
    var unsteppedState: UnsteppedState {
        var state = UnsteppedState()
        addUnsteppedState(to: &state)
        return state
    }

    func addUnsteppedState(to state: inout UnsteppedState) {
        for container in inReadingOrder { container.addUnsteppedState(to: &state) }
    }

    /// The title of what is shown: of several screens side by side that of the last one that has a title.
    var shownTitle: String? {
        for container in inReadingOrder.reversed() {
            if let title = container.shownTitle { return title }
        }
        return nil
    }

    /// The path that a person looks at: of several the innermost.
    var shownPath: StackState? { inReadingOrder.reversed().lazy.compactMap(\.shownPath).first }

    /// The parts that have something in the scene's URL.
    var routedParts: [any RoutedPart] {
        let containers = inReadingOrder
        return NavigationShape.allCases.flatMap { shape in
            containers.lazy.filter { $0.shape == shape }.flatMap(\.routedParts)
        }
    }

    /// How many lists hold selections that belong to the history, without those in groups inside.
    var listCount: Int { containers.reduce(0) { $0 + $1.listCount } }

    // MARK: Leaving

    /// Goes back one step in the last container that can, as a person wants it.
    func goBackInside() -> Bool { inReadingOrder.reversed().contains { $0.goBackInside() } }

    /// Goes back to the beginning of all paths or, if that is shown, of the first other container that can.
    func returnToRoot() -> Bool {
        let containers = inReadingOrder
        var hasReturned = false
        for container in containers where container.shape == .path && container.returnToRoot() { hasReturned = true }
        return hasReturned || containers.contains { $0.shape != .path && $0.returnToRoot() }
    }

    /// Whether a view goes when the containers of this and outer groups show what a step of the history showed.
    ///
    /// - Parameter step: What the scene showed at the step.
    func takesAway(_ view: _Node, goingTo step: NavigationSnapshot) -> Bool {
        for group in sequence(first: self, next: \.outer) where group.isInHistory {
            var parts = SnapshotParts(of: group.contents(of: step), resetsOthers: true)
            for container in group.inReadingOrder where container.takesAway(view, goingTo: &parts) { return true }
        }
        return false
    }

    /// What of a snapshot of the scene is for this group.
    private func contents(of snapshot: NavigationSnapshot) -> NavigationSnapshot {
        guard let outer else { return snapshot }
        var parts = SnapshotParts(of: outer.contents(of: snapshot), resetsOthers: false)
        for container in outer.inReadingOrder {
            if let contents = container.contents(of: self, in: &parts) { return contents }
        }
        return NavigationSnapshot()
    }

    // MARK: Offers

    /// Whether what is offered is taken over even where something is selected already.
    var offersOverrule: Bool { offers?.isFirstUpdate == true }

    /// Offers nothing any more. What waits for tabs that aren't made yet is no offer, and still waits.
    func endOffers() {
        offers = nil
        if !holdsGroups { return }
        for container in containers {
            for group in container.groups { group.endOffers() }
        }
    }
}
