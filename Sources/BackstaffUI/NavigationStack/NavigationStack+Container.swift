import BackstaffGraph
import BackstaffNavigation

/// A stack as a container of the scene. Its state is its path.
extension NavigationStackNode: NavigationContainer {
    var rank: NavigationRank { .path }

    var storedList: PartialKeyPath<StoredNavigation>? { \.stacks }

    func addPath(to paths: inout [StackState]) {
        paths.append(snapshot)
    }

    var shownTitle: String? { scope.appearance.isShown ? topScreen?.title : nil }

    var shownPath: StackState? { snapshot }

    /// A column prints and reads the values of a stack inside it.
    var routedParts: [any RoutedPart] { column == nil ? [StackRoute(stack: self)] : [] }

    // MARK: Leaving

    func goBackInside() -> Bool {
        guard scope.appearance.isShown, snapshot.depth > 0 else { return false }
        goBack(by: 1)
        return true
    }

    func returnToRoot() -> Bool {
        if snapshot.depth == 0 { return false }
        leave(to: 0)
        return true
    }

    func takesAway(_ view: _Node, goingTo parts: inout SnapshotParts) -> Bool {
        let goal = parts.takePath() ?? StackState()
        guard let screen = madeScreens(above: -1).last(where: { view.isInside($0) }) else { return false }
        return snapshot.keptDepth(restoring: goal) < screen.context.depth
    }

    func restorePath(from parts: inout SnapshotParts) {
        if let state = parts.takePath() { restore(state) }
    }
}

extension NavigationStackNode: BarAppearanceSource {
    func shownAppearance(of bar: ToolbarPlacement) -> ToolbarAppearance? {
        scope.appearance.isShown ? topScreen?.appearance(of: bar) : nil
    }
}
