import BackstaffGraph
import BackstaffNavigation

/// What the views of a scene tell the scene: which stacks there are, and how a change is to be shown.
@MainActor
final class SceneContext {
    @exclusivity(unchecked) private(set) var stacks: ContiguousArray<NavigationStackNode> = []
    @exclusivity(unchecked) private(set) var splits: ContiguousArray<SplitViewNode> = []
    @exclusivity(unchecked) private(set) var tabViews: ContiguousArray<TabViewNode> = []
    /// The tab views in what is presented, which the scene's history says nothing of.
    @exclusivity(unchecked) private var presentedTabViews: ContiguousArray<TabViewNode> = []
    @exclusivity(unchecked) private(set) var motion: StackChange.Motion?
    /// The widths that a person gave the leading columns of each split view, as the host has kept them.
    @exclusivity(unchecked) private var chosenWidths: [[Double]]

    @exclusivity(unchecked) private var lastViewNumber: UInt = 0

    /// Whether the scene goes to a step of its history, all of which it shows as it was.
    @exclusivity(unchecked) private(set) var isTravelling = false

    /// What outlives the scene's process.
    let keeper: SceneKeeper

    /// What the containers showed before the process ended, as long as they may take it over.
    @exclusivity(unchecked) var offers: NavigationOffers? {
        didSet { if offers == nil, !tabViews.isEmpty { endOffersInTabs() } }
    }

    /// What reaches the scene from outside, and what it asks for.
    let exchange: SceneExchange

    /// What a person is asked before screens go.
    private(set) lazy var guards = LeavingGuards()

    /// The window, as a place from which one thing at a time is presented.
    private(set) lazy var presentationLevel = PresentationLevel()

    /// The views that screens come out of.
    private(set) lazy var transitionSources = TransitionSources()

    /// The routes that are declared outside of all stacks.
    let routes = ScreenRoutes()

    /// Whether some view of the scene declares, or has declared, a route.
    @exclusivity(unchecked) private(set) var hasRoutes = false

    /// Those who read the scene's state as a value.
    @exclusivity(unchecked) var stateReaders = Dependents()

    /// Whether there is a step to take back, and one that was.
    @exclusivity(unchecked) var canUndo = false
    @exclusivity(unchecked) var canRedo = false

    /// Has the scene show something else, at the end of the update.
    func wish(_ wish: SceneNavigation.Wish) {
        keeper.scene?.take(wish)
    }

    /// - Parameters:
    ///   - chosenWidths: the widths that a person gave the columns.
    ///   - navigation: what the containers showed before.
    ///   - keeper: finds out what is to be kept.
    ///   - exchange: what the scene has to do with the outside.
    init(
        chosenWidths: [[Double]], navigation: StoredNavigation?, keeper: SceneKeeper,
        exchange: SceneExchange = SceneExchange()
    ) {
        self.keeper = keeper
        self.chosenWidths = chosenWidths
        self.exchange = exchange
        offers = navigation.map { NavigationOffers($0) }
    }

    /// What the stacks show, until one of them changes.
    @exclusivity(unchecked) private var knownStacks: [StackState]?

    /// Whether screens or titles may have changed since this was last asked.
    @exclusivity(unchecked) private var navigationDidChange = true

    func add(_ stack: NavigationStackNode) {
        stacks.append(stack)
        noteNavigationChange()
    }

    func remove(_ stack: NavigationStackNode) {
        stacks.removeAll { $0 === stack }
        noteNavigationChange()
    }

    func add(_ split: SplitViewNode) {
        splits.append(split)
        navigationDidChange = true
    }

    func remove(_ split: SplitViewNode) {
        splits.removeAll { $0 === split }
        navigationDidChange = true
    }

    func add(_ tabView: TabViewNode) {
        if tabView.presentation != nil { return presentedTabViews.append(tabView) }
        tabViews.append(tabView)
        noteNavigationChange()
    }

    func remove(_ tabView: TabViewNode) {
        if tabView.presentation != nil { return presentedTabViews.removeAll { $0 === tabView } }
        tabViews.removeAll { $0 === tabView }
        noteNavigationChange()
    }

    /// The widths that a person gave the leading columns of the split view that was added last.
    func takeChosenWidths(count: Int) -> [Double?] {
        let index = splits.count - 1
        let known = chosenWidths.indices.contains(index) ? chosenWidths[index] : []
        return (0..<count).map { $0 < known.count && known[$0] > 0 ? known[$0] : nil }
    }

    /// An entry for a view that is pushed on a stack of the scene, or replaces a column's root.
    func makeViewEntry() -> StackEntry {
        lastViewNumber += 1
        return .view(lastViewNumber)
    }

    /// Keeps the widths that a person has given the leading columns, for a split view that takes the place of this one.
    func keepChosenWidths(of split: SplitViewNode, _ widths: [Double?]) {
        guard let index = splitViews.firstIndex(where: { $0 === split }) else { return }
        while chosenWidths.count <= index { chosenWidths.append([]) }
        chosenWidths[index] = widths.map { $0 ?? 0 }
    }

    func note(_ motion: StackChange.Motion) {
        self.motion = motion
    }

    func takeMotion() -> StackChange.Motion? {
        defer { motion = nil }
        return motion
    }

    /// Notes that a stack shows something else, or a screen another title.
    func noteNavigationChange() {
        navigationDidChange = true
        knownStacks = nil
        for tabView in tabViews { tabView.barMayChange() }
        for tabView in presentedTabViews { tabView.barMayChange() }
    }

    /// Notes that a list in a column has selected something else, or that other columns are to be seen.
    func noteSelectionChange() {
        navigationDidChange = true
    }

    /// Notes that a route has come, or gone, or become another.
    func noteRoutesChange() {
        hasRoutes = true
        navigationDidChange = true
    }

    /// Notes what value the scene's window is for, which is a part of its address.
    func showWindowValue<Value: Codable & Hashable>(_ value: Value?) {
        exchange.window?.show(value)
        navigationDidChange = true
    }

    func takeNavigationChange() -> Bool {
        defer { navigationDidChange = false }
        return navigationDidChange
    }

    /// The scene's stacks, in reading order.
    var navigationStacks: ContiguousArray<NavigationStackNode> {
        if stacks.count > 1 { stacks.sort { $0.precedes($1) } }
        return stacks
    }

    /// The scene's split views, in reading order.
    var splitViews: ContiguousArray<SplitViewNode> {
        if splits.count > 1 { splits.sort { $0.precedes($1) } }
        return splits
    }

    /// What the stacks show, in reading order.
    var stackStates: [StackState] {
        let stacks = knownStacks ?? navigationStacks.map(\.snapshot)
        knownStacks = stacks
        return stacks
    }

    /// What the containers show.
    var snapshot: NavigationSnapshot {
        if !tabViews.isEmpty { return snapshot(of: nil) }
        var snapshot = NavigationSnapshot(stacks: stackStates)
        for split in splitViews { split.addState(to: &snapshot) }
        return snapshot
    }

    /// Makes the containers show what a snapshot holds: selections first, which may bring stacks with them.
    func restore(_ snapshot: NavigationSnapshot, settle: () -> Void) {
        travel { restoreAll(from: snapshot, in: nil, settle: settle) }
    }

    /// Does something in which selections and paths are written together, so that none of them goes because of another.
    func travel(_ act: () -> Void) {
        isTravelling = true
        defer { isTravelling = false }
        act()
    }

    /// Makes the containers in a tab, or in none, show what a snapshot holds.
    func restoreAll(from snapshot: NavigationSnapshot, in panel: TabPanelNode?, settle: () -> Void) {
        // A selection may bring a list with it that has one too: once more for each column that can.
        var listCount = -1
        for _ in 0..<3 where listCount != self.listCount(in: panel) {
            listCount = self.listCount(in: panel)
            restoreSplitViews(from: snapshot, in: panel)
            settle()
        }
        let stacks = stacks(in: panel)
        for (stack, state) in zip(stacks, snapshot.stacks) { stack.restore(state) }
        if panel != nil { for stack in stacks.dropFirst(snapshot.stacks.count) { stack.restore(StackState()) } }
        settle()
        if !tabViews.isEmpty { restoreTabs(from: snapshot, in: panel, settle: settle) }
    }

    /// How many lists the columns of split views hold whose selections belong to the history.
    func listCount(in panel: TabPanelNode?) -> Int { splits(in: panel).reduce(0) { $0 + $1.listCount } }

    private func restoreSplitViews(from snapshot: NavigationSnapshot, in panel: TabPanelNode?) {
        var selections = snapshot.selections[...]
        var compactColumns = snapshot.compactColumns[...]
        for split in splits(in: panel) {
            split.restore(from: &selections, &compactColumns, replacedRoots: snapshot.replacedRoots)
        }
    }

    /// What the split views are about, in reading order.
    var splitStates: [SplitState] { splitViews.map(\.state) }

    /// The title of what is shown: of several screens side by side that of the last which has one.
    var title: String? {
        for stack in navigationStacks.reversed() where stack.scope.appearance.isShown {
            if let title = stack.topScreen?.title { return title }
        }
        return nil
    }
}
