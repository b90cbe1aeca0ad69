import BackstaffNavigation

/// The state of a scene as the log compares it. It includes the visibility of columns in tabs, which the navigation
/// state leaves out.
struct SeenState: Equatable {
    /// The column visibility of a split view, and the tab that contains it.
    struct Columns: Equatable {
        let split: ObjectIdentifier
        let place: String
        let visibility: ColumnVisibility
    }

    /// The state that can be restored.
    let navigation: NavigationState
    let snapshot: NavigationSnapshot
    /// The columns of all split views. The navigation state includes those in a tab only if the tab doesn't show its
    /// root.
    let columns: [Columns]

    @MainActor
    init(of scene: LiveScene) {
        navigation = scene.state
        snapshot = navigation.snapshot
        columns = scene.inspectedContainers.compactMap { container in
            container.columnVisibility.map { visibility in
                Columns(
                    split: ObjectIdentifier(container), place: StateRows.place(of: container.group),
                    visibility: visibility)
            }
        }
    }
}
