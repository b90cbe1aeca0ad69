import BackstaffGraph
import BackstaffNavigation

/// What a scene showed before its process ended, for the containers that come to stand where those stood.
///
///     first update: each container takes what is offered as it is made, and writes it through its binding, if it has one
///         │ later, what is shown only then (once it is loaded, say) takes it where nothing is shown yet
///         ▼
///     a person does something, or the scene goes elsewhere ──► nothing is offered any more
///
/// Each part is offered once. An app that writes another path, or selects something else, comes later, and so has its way.
@MainActor
final class NavigationOffers {
    private var splits: [StoredNavigation.Split?]
    private var stacks: [[NavigationValue]?]
    private var tabViews: [StoredNavigation.Tabs?]

    /// Whether the scene is still in its first update; of what a tab is offered, whether the tab is being made.
    var isFirstUpdate = true

    init(_ navigation: StoredNavigation) {
        splits = navigation.splits
        stacks = navigation.stacks
        tabViews = navigation.tabViews
    }

    /// The path of the stack that has `index` others before it.
    func takePath(at index: Int) -> [NavigationValue]? {
        guard stacks.indices.contains(index) else { return nil }
        defer { stacks[index] = nil }
        return stacks[index]
    }

    /// What the tab view showed that has `index` others before it.
    func takeTabs(at index: Int) -> StoredNavigation.Tabs? {
        guard tabViews.indices.contains(index) else { return nil }
        defer { tabViews[index] = nil }
        return tabViews[index]
    }

    /// What the split view showed that has `index` others before it.
    func takeSplit(at index: Int) -> StoredNavigation.Split? {
        guard splits.indices.contains(index) else { return nil }
        defer { splits[index] = nil }
        return splits[index]
    }
}

extension SceneContext {
    /// The path that a stack had, which has been added just now.
    ///
    /// - Parameter isEmpty: whether the stack's path, as the app has it, is empty.
    func takeOfferedPath(for stack: NavigationStackNode, isEmpty: Bool) -> [NavigationValue]? {
        let panel = tabPanel(around: stack)
        guard let offers = offers(in: panel) else { return nil }
        // A tab may be made long after the scene: what the app has put on the path by then is there to stay.
        guard isEmpty || offers.isFirstUpdate && panel == nil else { return nil }
        let stacks = tabViews.isEmpty ? stacks : stacks.filter { $0.tabPanel === panel }
        return offers.takePath(
            at: offers.isFirstUpdate ? stacks.count - 1 : stacks.count { $0.precedes(stack) })
    }

    /// What a split view showed, which has been added just now.
    func takeOfferedSplit(for split: SplitViewNode) -> StoredNavigation.Split? {
        let panel = tabPanel(around: split)
        guard let offers = offers(in: panel) else { return nil }
        let splits = tabViews.isEmpty ? splits : splits.filter { $0.tabPanel === panel }
        return offers.takeSplit(
            at: offers.isFirstUpdate ? splits.count - 1 : splits.count { $0.precedes(split) })
    }

    /// Whether selections are to be taken over where something is selected already.
    func offersOverrule(at node: _Node) -> Bool {
        offersOverrule(in: tabPanel(around: node))
    }
}
