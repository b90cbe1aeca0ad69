/// What the containers of a scene show: what its steps in the browser's history are told apart by.
package struct NavigationSnapshot: Equatable, Sendable {
    /// The stacks, in reading order.
    package var stacks: [StackState]
    /// What the lists in columns of split views have selected, in reading order.
    package var selections: [NavigationValue?]
    /// Which columns come first while their split views are collapsed, of those split views that say so.
    package var compactColumns: [SplitColumn]
    /// The views that stand in the place of a column's own root.
    package var replacedRoots: [StackState.ViewID]
    /// The tab views, in reading order, with the containers that are in their tabs, which aren't among those above.
    package var tabViews: [TabSnapshot]

    package init(
        stacks: [StackState] = [], selections: [NavigationValue?] = [], compactColumns: [SplitColumn] = [],
        replacedRoots: [StackState.ViewID] = [], tabViews: [TabSnapshot] = []
    ) {
        self.stacks = stacks
        self.selections = selections
        self.compactColumns = compactColumns
        self.replacedRoots = replacedRoots
        self.tabViews = tabViews
    }
}
