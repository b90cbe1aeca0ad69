import BackstaffGraph
import BackstaffNavigation

/// A container of navigation: a stack, a split view or a tab view. The scene, and what is built on it, ask nothing else
/// of a container. A new kind of container conforms to this protocol, and nothing else has to know of it.
///
///     made ──► group.add(self) ──► takes over what its group offers after a restart ──► shown
///                                     │
///     something changes               ├──► group.noteChange() or noteSelectionChange()
///     a step is recorded, or stored   ├──► addPaths, addSelection, addStoredSelection, addUnsteppedState
///     the address is printed, or read ├──► routedParts
///     a step is about to be shown     ├──► takesAway            whoever has something to lose there is asked
///     a step is shown                 ├──► restoreSelection ──► restorePath ──► restoreGroups
///                                     │    again while it brings lists with it
///     unmounted ──────────────────────┴──► group.remove(self)
///
/// Containers that stand side by side form a group. The scene is the outermost group. A container may hold groups of
/// its own: each tab of a tab view is one. The default answers are those of a container that holds groups, and has
/// nothing to remember besides.
@MainActor
protocol NavigationContainer: _Node {
    /// The group that the container is in.
    var group: NavigationGroup { get }

    /// In which list of a snapshot, and of its stored form, the container's state stands.
    var shape: NavigationShape { get }

    /// The groups inside, in reading order.
    var groups: [NavigationGroup] { get }

    /// Those of the groups inside that a person sees.
    var shownGroups: [NavigationGroup] { get }

    /// A group inside has changed.
    func innerNavigationDidChange()

    // MARK: State

    /// Adds the container's own path. The group asks again only after `noteChange()`.
    func addPath(to paths: inout [StackState])

    /// Adds what is selected, with what the groups inside show.
    func addSelection(to snapshot: inout NavigationSnapshot)

    /// Adds the same in the form for storage.
    func addStoredSelection(to stored: inout StoredNavigation)

    /// Adds what is stored, and makes no step of the history.
    func addUnsteppedState(to state: inout UnsteppedState)

    /// The title of the screen that a person sees.
    var shownTitle: String? { get }

    /// The path whose screen a person sees.
    var shownPath: StackState? { get }

    /// The parts that have something in the scene's URL, in reading order.
    var routedParts: [any RoutedPart] { get }

    // MARK: Leaving

    /// Goes back one step inside, as a person wants it.
    ///
    /// - Returns: Whether there was a step to take.
    func goBackInside() -> Bool

    /// Goes back to the beginning, as a person wants it.
    ///
    /// - Returns: Whether something else than the beginning was shown.
    func returnToRoot() -> Bool

    /// Whether a view goes when the container shows its part of a snapshot. Takes that part.
    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool

    // MARK: Restoring

    /// The number of lists that `restoreSelection` selects in.
    var listCount: Int { get }

    /// Selects what a snapshot holds, and takes that part of it.
    func restoreSelection(from parts: inout SnapshotParts)

    /// Shows the path that a snapshot holds, and takes that part of it.
    func restorePath(from parts: inout SnapshotParts)

    /// Makes the groups inside show what a snapshot holds, and takes that part of it.
    func restoreGroups(from parts: inout SnapshotParts, by restoration: NavigationRestoration)

    /// Shows what is stored and makes no step, and takes it from the front.
    func restoreUnsteppedState(from state: inout UnsteppedState)

    /// Takes the container's part of a snapshot.
    ///
    /// - Returns: What of that part is for a group inside, or `nil` if the group isn't the container's.
    func contents(of inner: NavigationGroup, in parts: inout SnapshotParts) -> NavigationSnapshot?
}

/// The list of a snapshot that holds the state of a container. URLs have the shapes in this order.
enum NavigationShape: CaseIterable {
    case columns, path, tabs
}

extension NavigationContainer {
    var groups: [NavigationGroup] { [] }

    var shownGroups: [NavigationGroup] { [] }

    func innerNavigationDidChange() {}

    func addPath(to paths: inout [StackState]) {}

    func addSelection(to snapshot: inout NavigationSnapshot) {}

    func addStoredSelection(to stored: inout StoredNavigation) {}

    func addUnsteppedState(to state: inout UnsteppedState) {
        for group in groups { group.addUnsteppedState(to: &state) }
    }

    var shownTitle: String? { shownGroups.reversed().lazy.compactMap(\.shownTitle).first }

    var shownPath: StackState? { shownGroups.reversed().lazy.compactMap(\.shownPath).first }

    var routedParts: [any RoutedPart] { shownGroups.flatMap(\.routedParts) }

    func goBackInside() -> Bool { shownGroups.reversed().contains { $0.goBackInside() } }

    func returnToRoot() -> Bool { false }

    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool { false }

    var listCount: Int { 0 }

    func restoreSelection(from parts: inout SnapshotParts) {}

    func restorePath(from parts: inout SnapshotParts) {}

    func restoreGroups(from parts: inout SnapshotParts, by restoration: NavigationRestoration) {}

    func restoreUnsteppedState(from state: inout UnsteppedState) {}

    func contents(of inner: NavigationGroup, in parts: inout SnapshotParts) -> NavigationSnapshot? { nil }
}
