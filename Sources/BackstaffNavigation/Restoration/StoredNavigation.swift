/// What the containers of a scene show, in a form that can leave the process.
///
///     containers ──► StoredNavigation ──► encoded() ──► bytes, out of the process
///     containers ◄── StoredNavigation of values that are read when they are asked for ◄──┘
///
/// Of each stack it holds the values of its path; encoded, those from the root up to the first that isn't `Codable`. Views
/// that were pushed without a value are left out. Values are encoded when the bytes are asked for and not before: a scene
/// of which nobody keeps anything pays nothing for it.
package struct StoredNavigation: Equatable, Sendable {
    /// A split view.
    package struct Split: Equatable, Sendable {
        package var visibility: ColumnVisibility
        /// Which column comes first while collapsed, if the split view says so.
        package var compactColumn: SplitColumn?
        /// For each column, in order, what each list in it has selected.
        package var selections: [[NavigationValue?]]

        package init(
            visibility: ColumnVisibility = .automatic, compactColumn: SplitColumn? = nil,
            selections: [[NavigationValue?]] = []
        ) {
            self.visibility = visibility
            self.compactColumn = compactColumn
            self.selections = selections
        }
    }

    /// The URL that the scene had when it showed this.
    package var url: String
    /// The split views, in reading order.
    package var splits: [Split]
    /// The values of the stacks' paths, in reading order.
    package var stacks: [[NavigationValue]]
    /// The tab views, in reading order, with the containers that are in their tabs, which aren't among those above.
    package var tabViews: [Tabs]

    package init(
        url: String = "", splits: [Split] = [], stacks: [[NavigationValue]] = [], tabViews: [Tabs] = []
    ) {
        self.url = url
        self.splits = splits
        self.stacks = stacks
        self.tabViews = tabViews
    }

    /// What of it a step of a scene's history holds: everything but which columns are visible.
    package var snapshot: NavigationSnapshot {
        NavigationSnapshot(
            stacks: stacks.map { StackState(values: $0) }, selections: splits.flatMap { $0.selections.joined() },
            compactColumns: splits.compactMap(\.compactColumn), tabViews: tabViews.map(\.snapshot))
    }
}
