/// What the containers of a scene show: what its steps in the browser's history are told apart by.
package struct NavigationSnapshot: Equatable, Sendable {
    /// What a split view has selected, and which column comes first while it is collapsed.
    package struct Split: Equatable, Sendable {
        /// For each column, from the sidebar on, what its lists have selected.
        package var selections: [[NavigationValue?]]
        package var preferredCompactColumn: SplitColumn?

        package init(selections: [[NavigationValue?]], preferredCompactColumn: SplitColumn?) {
            self.selections = selections
            self.preferredCompactColumn = preferredCompactColumn
        }
    }

    /// The stacks, in reading order.
    package var stacks: [StackState]
    /// The split views, in reading order.
    package var splits: [Split]

    package init(stacks: [StackState] = [], splits: [Split] = []) {
        self.stacks = stacks
        self.splits = splits
    }
}
