import BackstaffNavigation

/// The views that are on a stack without a value, each with its entry in the stack's state.
///
///     stored ──► on the stack ──► removed ──► `didClose()`, which the stack's node calls
///         └───── removed before it was shown ─────┘
///
/// Closing a view runs code of the app, which may push other views. For this reason no view is closed while this value
/// is being changed.
@MainActor
struct PushedViews {
    private var views: [StackEntry: PushedView] = [:]
    /// The number of the view that was pushed last. Used only if the stack is in no scene.
    private var lastNumber: UInt = 0

    var count: Int { views.count }

    subscript(entry: StackEntry) -> PushedView? { views[entry] }

    /// An entry that is different from all others of this stack.
    mutating func makeEntry() -> StackEntry {
        lastNumber += 1
        return .view(lastNumber)
    }

    mutating func keep(_ view: PushedView) {
        views[view.id] = view
    }

    mutating func remove(_ view: PushedView) {
        views[view.id] = nil
    }

    /// Removes the views whose entries satisfy a condition, and returns them.
    mutating func removeAll(where isUnneeded: (StackEntry) -> Bool) -> [PushedView] {
        let unneeded = views.values.filter { isUnneeded($0.id) }
        for view in unneeded { remove(view) }
        return unneeded
    }
}
