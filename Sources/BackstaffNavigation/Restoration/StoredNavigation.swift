/// The navigation state of a scene in a form that can leave the process.
///
///     containers ──► StoredNavigation ──► encoded() ──► bytes, outside the process
///     containers ◄── StoredNavigation, whose values are decoded when they are requested ◄──┘
///
/// For each stack it holds the values of its path. The encoded form contains them up to the first that isn't `Codable`.
/// Views that were pushed without a value aren't included. Values are encoded only when the bytes are requested, so a
/// scene whose state nobody stores has no cost.
package struct StoredNavigation: Equatable, Sendable {
    /// A split view.
    package struct Split: Equatable, Sendable {
        package var visibility: ColumnVisibility
        /// The preferred compact column, if the split view has one.
        package var compactColumn: SplitColumn?
        /// For each column in order, the selection of each list in it.
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

    /// The URL of the scene in this state.
    package var url: String
    /// The split views, in reading order.
    package var splits: [Split]
    /// The values of the stacks' paths, in reading order.
    package var stacks: [[NavigationValue]]
    /// The tab views, in reading order. Each holds the containers in its tabs. Those aren't in the other properties.
    package var tabViews: [Tabs]

    package init(
        url: String = "", splits: [Split] = [], stacks: [[NavigationValue]] = [], tabViews: [Tabs] = []
    ) {
        self.url = url
        self.splits = splits
        self.stacks = stacks
        self.tabViews = tabViews
    }

    /// The part of the state by which steps of a scene's history are compared: everything but the columns' visibility.
    package var snapshot: NavigationSnapshot {
        NavigationSnapshot(
            stacks: stacks.map { StackState(values: $0) }, selections: splits.flatMap { $0.selections.joined() },
            compactColumns: splits.compactMap(\.compactColumn), tabViews: tabViews.map(\.snapshot))
    }
}
