/// What a navigation stack shows, and what it is about to show.
///
///     push, pop ──► want ──┐
///                          ├──► wanted ──► the next update ──► show ──► shown
///     path read ──► read ──┘                                    │
///                                    no destination for a value: wait, or refuse
///
/// Between an action and the next update, a bound path is already new and the screens are still old.
///
/// This is a class whose fields change one at a time. Values are compared by the app's `==`, and a method that changes a
/// struct would hold all of it meanwhile.
package final class StackProgress {
    /// The state that the screens follow.
    @exclusivity(unchecked) package private(set) var shown = StackState()

    /// The requested state since the last update.
    @exclusivity(unchecked) private var wanted: StackState?

    /// The bound path, if it ends in stored values that no destination reads. It is about to be written without them.
    @exclusivity(unchecked) private var refusedPath: [NavigationValue]?

    package init() {}

    // MARK: Reading

    /// The requested state if there is one, or else the state that is shown.
    package var latest: StackState { wanted ?? shown }

    /// Whether a pushed view is shown, or was pushed since the last update.
    package func holds(_ view: StackEntry) -> Bool { shown.shows(view) || wanted?.shows(view) == true }

    /// Whether a path that was read ends in values which were refused.
    package func refuses(_ path: [NavigationValue]) -> Bool { path == refusedPath }

    // MARK: Requests

    /// Requests a state.
    package func want(_ state: StackState) {
        wanted = state
    }

    /// Requests the values of a bound path that was read. A refused path is ignored until it was written.
    package func read(_ path: [NavigationValue]) {
        if let refusedPath, path == refusedPath { return }
        refusedPath = nil
        if path == (wanted?.values ?? shown.values) { return }
        var next = latest
        next.write(path)
        wanted = next
    }

    /// Requests that the waiting values are shown, because a destination may read them now.
    package func wantWaiting() {
        if latest.entries.waitingCount == 0 { return }
        var next = latest
        next.showWaiting()
        wanted = next
    }

    // MARK: Following

    /// Removes and returns the requested state.
    package func takeWanted() -> StackState? { wanted.take() }

    /// Shows the requested state at once. This is possible while there are no screens yet.
    package func settle() {
        shown = latest
        wanted = nil
    }

    /// Changes the shown state. Values that are on the stack already keep their entries, and so their screens.
    ///
    /// - Returns: The difference for the screens, and whether the path is another one.
    package func show(_ goal: consuming StackState) -> (screens: StackChange, isOtherPath: Bool) {
        var change = StackChange(from: shown.entries, to: goal.entries)
        if change.removed > 0, change.added > 0 {
            goal = goal.keepingIdentities(of: shown)
            change = StackChange(from: shown.entries, to: goal.entries)
        }
        let isOtherPath =
            goal.values != shown.values || goal.entries.waitingCount != shown.entries.waitingCount
        shown = goal
        return (change, isOtherPath)
    }

    /// Hides the shown value at a level, and the values above it, until a destination reads it.
    package func wait(at level: Int) {
        let entry = shown.entries.shown[level - 1]
        let isWantedPath = wanted?.values == shown.values
        shown.wait(from: entry)
        if isWantedPath { wanted?.wait(from: entry) }
    }

    /// Removes the shown value at a level, and the values above it, because no destination reads it.
    ///
    /// - Returns: The removed values.
    package func refuse(at level: Int) -> ArraySlice<NavigationValue> {
        let path = shown.values
        let place = shown.entries.valueCount(below: level - 1)
        let isWantedPath = wanted?.values == path
        wait(at: level)
        refusedPath = path
        shown.dropWaiting()
        if isWantedPath { wanted?.dropWaiting() }
        return path[place...]
    }
}
