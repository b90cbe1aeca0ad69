import BackstaffGraph
import BackstaffNavigation

/// A container of navigation: a stack, a split view or a tab view. The scene's history, stored state and URL are made
/// only through this protocol, so a new kind of container only has to conform to it.
///
///     made ──► group.add(self) ──► takes what its group offers after a restart ──► shown
///                                     │
///     its state changes               ├──► group.noteChange() or noteSelectionChange()
///     a step is recorded or stored    ├──► addPath, addSelection, addStoredSelection, addUnsteppedState
///     the URL is printed or read      ├──► routedParts
///     a step is about to be shown     ├──► takesAway finds the views to be removed, whose guards are asked
///     a step is shown                 ├──► restoreSelection ──► restorePath ──► restoreGroups
///                                     │    (repeated while the selections add lists)
///     unmounted ──────────────────────┴──► group.remove(self)
///
/// Containers that stand side by side form a group. The scene has the outermost group. A container may hold groups of
/// its own, for example one for each tab of a tab view. The default implementations suit a container that holds groups
/// and has no state of its own.
@MainActor
protocol NavigationContainer: _Node {
    /// The group that the container is in.
    var group: NavigationGroup { get }

    /// The order of the container's state among the states of the containers beside it.
    var rank: NavigationRank { get }

    /// The list of the stored state to which the container adds a part, or `nil` if it adds none. Containers of several
    /// kinds may share a list.
    var storedList: PartialKeyPath<StoredNavigation>? { get }

    /// The groups inside, in reading order.
    var groups: [NavigationGroup] { get }

    /// The groups inside that a user sees.
    var shownGroups: [NavigationGroup] { get }

    /// Called when a group inside has changed.
    func innerNavigationDidChange()

    // MARK: State

    /// Adds the container's own path. The group caches it until `noteChange()`.
    func addPath(to paths: inout [StackState])

    /// Adds the container's selection, including the state of the groups inside.
    func addSelection(to snapshot: inout NavigationSnapshot)

    /// Adds the same state in the form for storage.
    func addStoredSelection(to stored: inout StoredNavigation)

    /// Adds the state that is stored although a change of it is no step of the history.
    func addUnsteppedState(to state: inout UnsteppedState)

    /// The title of the screen that a user sees.
    var shownTitle: String? { get }

    /// The path of the stack that a user sees.
    var shownPath: StackState? { get }

    /// The parts of the container that appear in the scene's URL, in reading order.
    var routedParts: [any RoutedPart] { get }

    // MARK: Leaving

    /// Goes back one step inside, at a user's request. Guards may hold it up.
    ///
    /// - Returns: Whether it was possible to go back.
    func goBackInside() -> Bool

    /// Goes back to the root of the container's path, at a user's request. Guards may hold it up.
    ///
    /// - Returns: Whether the container has a path that wasn't at its root.
    func returnToRoot() -> Bool

    /// Goes back to the initial state, at a user's request, because no container of the group has a path to go back on.
    /// Guards may hold it up.
    ///
    /// - Returns: Whether the container can be reset, and showed another state than the initial one.
    func reset() -> Bool

    /// Whether a view would be removed if the container showed its part of a snapshot. Consumes that part.
    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool

    // MARK: Restoring

    /// The number of lists that `restoreSelection` sets the selection of.
    var listCount: Int { get }

    /// Restores the selections of a snapshot, and consumes that part of it.
    func restoreSelection(from parts: inout SnapshotParts)

    /// Restores the path of a snapshot, and consumes that part of it.
    func restorePath(from parts: inout SnapshotParts)

    /// Restores the groups inside from a snapshot, and consumes that part of it.
    func restoreGroups(from parts: inout SnapshotParts, by restoration: NavigationRestoration)

    /// Restores the state that is stored but isn't a step of the history, and consumes it from the front.
    func restoreUnsteppedState(from state: inout UnsteppedState)

    /// Consumes the container's part of a snapshot.
    ///
    /// - Returns: The part for a group inside, or `nil` if the group isn't the container's.
    func contents(of inner: NavigationGroup, in parts: inout SnapshotParts) -> NavigationSnapshot?
}

/// The order of the states of containers that stand side by side. In URLs and in the inspector's tables, they aren't in
/// reading order.
enum NavigationRank: CaseIterable {
    /// The state decides which paths there are, as the selections in a split view do.
    case beforePaths
    /// The state is a path.
    case path
    /// The state comes last, as that of a tab view with the groups inside does.
    case afterPaths
}

extension NavigationContainer {
    var rank: NavigationRank { .afterPaths }

    var storedList: PartialKeyPath<StoredNavigation>? { nil }

    var groups: [NavigationGroup] { [] }

    var shownGroups: [NavigationGroup] { [] }

    func innerNavigationDidChange() {}

    func addPath(to paths: inout [StackState]) {}

    func addSelection(to snapshot: inout NavigationSnapshot) {}

    func addStoredSelection(to stored: inout StoredNavigation) {}

    func addUnsteppedState(to state: inout UnsteppedState) {}

    var shownTitle: String? { shownGroups.reversed().lazy.compactMap(\.shownTitle).first }

    var shownPath: StackState? { shownGroups.reversed().lazy.compactMap(\.shownPath).first }

    var routedParts: [any RoutedPart] { shownGroups.flatMap(\.routedParts) }

    func goBackInside() -> Bool { shownGroups.reversed().contains { $0.goBackInside() } }

    func returnToRoot() -> Bool { false }

    func reset() -> Bool { false }

    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool { false }

    var listCount: Int { 0 }

    func restoreSelection(from parts: inout SnapshotParts) {}

    func restorePath(from parts: inout SnapshotParts) {}

    func restoreGroups(from parts: inout SnapshotParts, by restoration: NavigationRestoration) {}

    func restoreUnsteppedState(from state: inout UnsteppedState) {}

    func contents(of inner: NavigationGroup, in parts: inout SnapshotParts) -> NavigationSnapshot? { nil }
}
