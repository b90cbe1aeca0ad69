import BackstaffNavigation

/// What a scene shows at one time, as the log compares it: its state, and what that leaves out.
struct SeenState: Equatable {
    /// Which columns a split view is to show, and where it is.
    struct Columns: Equatable {
        let split: ObjectIdentifier
        let place: String
        let visibility: ColumnVisibility
    }

    /// What can be shown again.
    let navigation: NavigationState
    let snapshot: NavigationSnapshot
    /// Of all split views: a state has those in a tab only where that doesn't show its root.
    let columns: [Columns]

    @MainActor
    init(of scene: LiveScene) {
        navigation = scene.state
        snapshot = navigation.snapshot
        columns = scene.context.splitViews.map { split in
            let place = StateRows.place(of: scene.context.tabPanel(around: split))
            return Columns(split: ObjectIdentifier(split), place: place, visibility: split.visibility)
        }
    }
}
