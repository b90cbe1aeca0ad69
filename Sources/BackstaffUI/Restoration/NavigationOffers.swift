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

    /// Whether the scene is still in its first update.
    var isFirstUpdate = true

    init(_ navigation: StoredNavigation) {
        splits = navigation.splits
        stacks = navigation.stacks
    }

    /// The path of the stack that has `index` others before it.
    func takePath(at index: Int) -> [NavigationValue]? {
        guard stacks.indices.contains(index) else { return nil }
        defer { stacks[index] = nil }
        return stacks[index]
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
        guard let offers, offers.isFirstUpdate || isEmpty else { return nil }
        return offers.takePath(
            at: offers.isFirstUpdate ? stacks.count - 1 : stacks.count { $0 !== stack && $0.precedes(stack) })
    }

    /// What a split view showed, which has been added just now.
    func takeOfferedSplit(for split: SplitViewNode) -> StoredNavigation.Split? {
        guard let offers else { return nil }
        return offers.takeSplit(
            at: offers.isFirstUpdate ? splits.count - 1 : splits.count { $0 !== split && $0.precedes(split) })
    }

    /// Whether selections are to be taken over where something is selected already.
    var offersOverrule: Bool { offers?.isFirstUpdate == true }
}
