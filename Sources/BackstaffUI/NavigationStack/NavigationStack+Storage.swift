import BackstaffGraph
import BackstaffNavigation

/// A path with values out of storage that a stack can't show: the first of them, and what is above it, is left out.
struct UnreadPath {
    /// The whole path.
    let values: [NavigationValue]
    /// How many values of it are shown.
    let shownCount: Int
    /// Whether the stack has no destination at all yet, and so may still show the rest.
    let isWaiting: Bool

    var shown: [NavigationValue] { Array(values.prefix(shownCount)) }
}

/// What came out of storage is read as the type that a destination is declared for, just before it is shown.
///
///     stored value ──► a destination reads it ──► its screen
///        │ none does
///        ├─ the stack has no destination yet ──► the screens below are shown, the path stays ──► declared: tried again
///        └─ it has some ───────────────────────► reported, and the path written without it and what is above it
///
/// A root that is still loading is why the first of the two isn't the second.
extension NavigationStackNode {
    /// Leaves the value of a screen and those above it out. Pushed views stay, further down.
    ///
    /// - Parameter destination: any destination that the stack has.
    func leaveOut(_ value: NavigationValue, at index: Int, destination: (any Destination)?) {
        let unread = UnreadPath(values: state.values, shownCount: index - 1, isWaiting: destination == nil)
        unreadPath = unread
        if let wanted, wanted.values == unread.values {
            self.wanted = StackState(values: unread.shown, views: wanted.views)
        }
        state = StackState(values: unread.shown, views: state.views)
        let leaving = screens[index...]
        screens.removeSubrange(index...)
        for offset in state.views.indices { screens.append(StackScreen(kind(at: index + offset))) }
        for screen in leaving.reversed() { closeNode(of: screen) }
        guard let destination else { return }
        report(value, in: unread, destination)
        graph.afterUpdate { [weak self] in self?.writeWithoutUnreadValues() }
    }

    private func writeWithoutUnreadValues() {
        // The app may have written another path meanwhile.
        guard isMounted, let unreadPath, Tracking.untracked({ path.read?() }) == unreadPath.values else { return }
        path.write(unreadPath.shown)
    }

    /// What of a bound path's values can be shown, as far as that is known.
    func readable(_ values: [NavigationValue]) -> [NavigationValue] {
        if let unreadPath, unreadPath.values == values { return unreadPath.shown }
        unreadPath = nil
        return values
    }

    /// What is shown, with the values that wait for a destination.
    var stateWithUnreadValues: StackState? {
        guard let unreadPath, unreadPath.isWaiting else { return nil }
        let current = wanted ?? state
        return current.values == unreadPath.shown ? StackState(values: unreadPath.values, views: current.views) : nil
    }

    /// Tries the values again that wait for a destination.
    func showUnreadValues() {
        guard let next = stateWithUnreadValues else { return }
        unreadPath = nil
        wanted = next
    }

    /// Waits no more: the root alone is asked for.
    func forgetUnreadValues() {
        guard let unreadPath, unreadPath.isWaiting else { return }
        self.unreadPath = nil
        path.write([])
    }

    private func report(_ value: NavigationValue, in path: UnreadPath, _ destination: any Destination) {
        let above = path.values.count - path.shownCount - 1
        Diagnostics.report(
            .unreadableValue,
            """
            The path of a NavigationStack came out of storage with a value of type \(value.nameInStorage) that none of the stack's \
            destinations reads: there is none for the type, or the type has changed. The value is left out\
            \(above == 0 ? "" : ", with \(above) above it"). A type that was renamed can say so as a NamedNavigationValue.
            """, fileID: destination.fileID, line: destination.line)
    }
}
