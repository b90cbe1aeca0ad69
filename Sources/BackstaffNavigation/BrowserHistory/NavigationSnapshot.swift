/// The state of a scene's navigation containers. Steps of the browser's history are compared by it.
package struct NavigationSnapshot: Equatable, Sendable {
    /// The stacks, in reading order.
    package var stacks: [StackState]
    /// The selections of the lists in columns of split views, in reading order.
    package var selections: [NavigationValue?]
    /// The preferred compact columns of the split views that have one.
    package var compactColumns: [SplitColumn]
    /// The tab views, in reading order. Each holds the containers in its tabs. Those aren't in the other properties.
    package var tabViews: [TabSnapshot]

    package init(
        stacks: [StackState] = [], selections: [NavigationValue?] = [], compactColumns: [SplitColumn] = [],
        tabViews: [TabSnapshot] = []
    ) {
        self.stacks = stacks
        self.selections = selections
        self.compactColumns = compactColumns
        self.tabViews = tabViews
    }

    /// The views that replace the roots of columns.
    package var replacedRoots: [StackEntry] { stacks.compactMap(\.entries.replacedRoot) }
}
