import BackstaffElements

/// The retained graph of one scene's views.
///
///     a write ──► invalidate ──► settle():  ┌─► nodes updated by depth, operations recorded
///                                           │   preferences delivered upward
///                                           │   the host tells new views their sizes
///                                           │   onChange, appear, then disappear
///                                           └── until nothing is left, 100 passes at most;
///                                               then the same for writes with another transaction
///
/// The graph doesn't know its host. A host delivers events, calls ``settle()`` and takes the operations from ``tree``.
@MainActor
package final class ViewGraph {
    /// The graph that is mounting views, updating them or handling an event, or `nil` in between.
    ///
    /// API that has no view to ask, such as UIKit's screen, finds its scene here.
    @exclusivity(unchecked) package private(set) static var current: ViewGraph?

    package let tree: ElementTree
    private var root: RootNode?

    /// Called when the graph becomes dirty outside ``settle()``. It isn't called again until the graph has settled.
    @exclusivity(unchecked) package var onInvalidate: (@MainActor () -> Void)?

    /// Called before actions of views run in an update. It may send views what they have to know by then, such as their
    /// sizes. If it returns `true`, nodes are updated first, and it is called again.
    @exclusivity(unchecked) package var onBeforeActions: (@MainActor () -> Bool)?

    /// Whether views are told their first sizes. What a view without a size has shown until then never counts as a former
    /// value.
    @exclusivity(unchecked) package var isTellingSizes = false

    /// How the current change is animated.
    @exclusivity(unchecked) package var transaction = UpdateTransaction()

    /// Tells the page how the current change is animated.
    package let transactionDisplay = TransactionDisplay()

    /// The height of the scene in points, as last reported by the host.
    package var viewportHeight = 844.0

    /// Whether the visitor has asked for less motion.
    package var reducesMotion = false

    /// Those that wait for the end of the update, to learn whether it was animated.
    @exclusivity(unchecked) private var watches: ContiguousArray<AnimationWatch> = []

    /// The asynchronous tasks of views.
    package let work = PendingWork()

    /// The number of bodies that have run, for tests and benchmarks.
    @exclusivity(unchecked) package var bodyCount = 0

    /// Called with the type of each view whose body runs, for tests.
    @exclusivity(unchecked) package var onBody: (@MainActor (Any.Type) -> Void)?

    /// The message about an update that doesn't settle. A graph with a message no longer updates.
    @exclusivity(unchecked) package private(set) var trouble: String?

    /// Whether views aren't told for now that they appear or disappear, because the screens shown are only
    /// intermediate.
    @exclusivity(unchecked) package var holdsAppearances = false

    /// The number of updates so far.
    @exclusivity(unchecked) package private(set) var updateNumber: UInt64 = 0

    /// The number of passes so far. Until the next pass, nothing that a node shows changes.
    @exclusivity(unchecked) package private(set) var passNumber: UInt64 = 0

    /// Whether a graph is updating nodes, rather than running actions.
    @exclusivity(unchecked) package private(set) static var isUpdatingNodes = false

    /// The number of times that actions have run: those of events, and those of views at the end of an update.
    @exclusivity(unchecked) private(set) var actionRound: UInt64 = 0

    @exclusivity(unchecked) private var queue = UpdateQueue()
    /// The transaction of the first write since the last pass, or `nil` if no node waits.
    @exclusivity(unchecked) private var pendingTransaction: UpdateTransaction?
    @exclusivity(unchecked) private var deferredWrites = DeferredWrites()
    @exclusivity(unchecked) private var dirtyCollectors: ContiguousArray<PreferenceCollector> = []
    @exclusivity(unchecked) private var actions: ContiguousArray<@MainActor () -> Void> = []
    @exclusivity(unchecked) private var viewActions: ContiguousArray<ViewAction> = []
    @exclusivity(unchecked) private var appearances = AppearanceQueue()
    @exclusivity(unchecked) private var isRemovingEarly = false
    /// The removal with a transition that is under way.
    @exclusivity(unchecked) private var departure: Departure?
    /// The removals whose transitions haven't ended.
    @exclusivity(unchecked) private var departures: ContiguousArray<Departure> = []
    /// The nodes whose views don't run until they are resumed or have gone.
    @exclusivity(unchecked) private var suspended: ContiguousArray<_Node> = []
    /// The suspended nodes whose sources have changed.
    @exclusivity(unchecked) private var held: ContiguousArray<_Node> = []
    @exclusivity(unchecked) package private(set) var isSettling = false
    /// How many operations there were before this update.
    @exclusivity(unchecked) private var firstOperation = 0
    /// Whether a part of the screen is about to be removed in this update.
    @exclusivity(unchecked) var hasEndingScopes = false
    @exclusivity(unchecked) private var isAnnounced = false
    /// Data that the module above keeps until the update ends. Only that module knows its type.
    @exclusivity(unchecked) package var updateNotes: AnyObject?

    /// The values of the focused views, which the module above keeps. Only that module knows the type.
    package var focusedValues: AnyObject?

    package init(tree: ElementTree) {
        self.tree = tree
    }

    /// Adds the node that `make` returns, with all nodes below it, to the graph, and adds its elements to the tree.
    package func mount(
        environment: EnvironmentScope? = nil, preferences: PreferenceCollector? = nil, _ make: (_Node) -> _Node
    ) {
        let scope = Scope(appearance: AppearanceScope(parent: nil, isShown: true, graph: self))
        scope.environment = environment
        scope.preferences = preferences
        let root = RootNode(rootOf: self, scope: scope)
        self.root = root
        let node = asCurrent { make(root) }
        root.content = node
        node.forEachElement { tree.append($0, to: tree.root) }
        settle()
    }

    /// The environment of the scene's root.
    package var rootEnvironment: EnvironmentScope? { root?.scope.environment }

    /// Runs `body` while this graph is the current one.
    package func asCurrent<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }

    /// Removes every node. Views that disappear because of it are told.
    package func unmount() {
        guard let root else { return }
        root.unmount()
        for departure in departures { departure.end() }
        departures = []
        endWatches(isAnimated: false)
        runActions()
        while let (_, writes) = deferredWrites.takeFirst() { for write in writes { write() } }
        queue.removeAll()
        endPending()
        self.root = nil
    }

    isolated deinit {
        PendingUpdate.end(in: self)
    }

    // MARK: Pending work

    func enqueue(_ node: _Node) {
        queue.add(node)
        joinWatch()
        if pendingTransaction == nil {
            pendingTransaction = .current
            PendingUpdate.begin(in: self)
        }
        announce()
    }

    /// Tells the watch of the current transaction that an update follows.
    private func joinWatch() {
        guard let watch = UpdateTransaction.current.watch, !watches.contains(where: { $0 === watch }) else { return }
        watches.append(watch)
        watch.join()
    }

    /// Tells the watches that an update has ended.
    private func endWatches(isAnimated: Bool) {
        let due = watches
        watches = []
        for watch in due { watch.leave(with: .init(isAnimated: isAnimated, isReduced: reducesMotion)) }
    }

    package func noteTransaction(_ new: UpdateTransaction) {
        if !new.isDefault { transaction = new }
    }

    /// Whether a write with a transaction has to wait for a later update: because nodes wait for one with another
    /// transaction, or because an earlier write of the same action waits already.
    func isPending(otherThan transaction: UpdateTransaction) -> Bool {
        if trouble != nil { return false }
        if deferredWrites.lastRound == actionRound { return true }
        guard let pendingTransaction else { return false }
        if pendingTransaction.isDefault, transaction.isDefault { return false }
        return pendingTransaction != transaction
    }

    /// Runs `write` when the pending update has ended, in an update with the current transaction.
    func deferWrite(_ write: @escaping @MainActor () -> Void) {
        joinWatch()
        deferredWrites.add(write, transaction: .current, round: actionRound)
        announce()
    }

    func enqueue(_ collector: PreferenceCollector) {
        dirtyCollectors.append(collector)
        announce()
    }

    /// Runs `action` when the views are up to date, at the end of this update or, if there is none, of the next.
    package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        announce()
    }

    /// Runs an action of a view when the views are up to date. Of several, those of inner views run first, and those of
    /// later siblings before those of earlier ones.
    package func afterUpdate(of node: _Node, _ action: @escaping @MainActor () -> Void) {
        viewActions.append(ViewAction(node: node, perform: action))
        announce()
    }

    package func enqueue(_ participant: any AppearanceParticipant) {
        if let departure, departure.add(participant) { return }
        appearances.add(participant, isEarly: isRemovingEarly)
        announce()
    }

    /// Removes rows that were scrolled away, for example. The views in them disappear before others appear.
    package func removeEarly(_ remove: () -> Void) {
        let outer = isRemovingEarly
        isRemovingEarly = true
        defer { isRemovingEarly = outer }
        remove()
    }

    /// Removes the content of a node with a transition. The views in it are told when the transition has ended.
    ///
    /// - Parameter seconds: How long the transition takes.
    package func remove(from owner: _Node, for seconds: Double, _ remove: () -> Void) {
        let departure = Departure(owner: owner)
        let outer = self.departure
        self.departure = departure
        remove()
        self.departure = outer
        if departure.isEmpty { return }
        departures.append(departure)
        Task { [weak self, weak departure] in
            // Without this limit, a duration such as infinity would trap.
            try? await Task.sleep(for: .seconds(min(max(seconds, 0), 3_600)))
            guard let self, let departure, let index = departures.firstIndex(where: { $0 === departure }) else {
                return
            }
            departures.remove(at: index)
            afterUpdate { departure.end() }
        }
    }

    /// Ends the transitions of what a node has removed, because it shows new content. Call it in an update.
    package func endDepartures(from owner: _Node) {
        if departures.isEmpty { return }
        for departure in departures where departure.owner === owner { afterUpdate { departure.end() } }
        departures.removeAll { $0.owner === owner }
    }

    /// Stops the updates of a node and of the nodes below it, for example of a row whose element has gone.
    package func suspend(_ node: _Node) {
        suspended.append(node)
    }

    /// Lets a suspended node update again. Those below it whose sources have changed meanwhile do so now.
    package func resume(_ node: _Node) {
        suspended.removeAll { $0 === node }
        let waiting = held
        held = []
        for node in waiting where node.isMounted { if isSuspended(node) { held.append(node) } else { enqueue(node) } }
    }

    private func isSuspended(_ node: _Node) -> Bool {
        suspended.contains { node.isInside($0) }
    }

    private func announce() {
        if isSettling || isAnnounced { return }
        isAnnounced = true
        onInvalidate?()
    }

    // MARK: Settling

    /// Runs `change`, then settles. ``onInvalidate`` isn't called in between.
    package func settle<E: Error>(after change: () throws(E) -> Void) throws(E) {
        isAnnounced = true
        defer {
            settle()
            isAnnounced = false
        }
        actionRound += 1
        try asCurrent(change)
    }

    /// Updates until no work is left.
    package func settle() {
        if isSettling || trouble != nil { return }
        isSettling = true
        let outer = Self.current
        Self.current = self
        defer {
            Self.current = outer
            isSettling = false
            isAnnounced = false
            hasEndingScopes = false
            transaction = UpdateTransaction()
            updateNotes = nil
        }
        guard hasWork else { return }
        updateNumber += 1
        transactionDisplay.end(in: tree)
        tree.noteFormerValues()
        firstOperation = tree.operationCount
        var passes = 0
        repeat {
            passes += 1
            passNumber += 1
            if passes > EndlessUpdate.passLimit { return giveUp() }
            transactionDisplay.show(transaction, in: tree)
            let isDelivering = updateNodes()
            if isDelivering || !queue.isEmpty { continue }
            tree.noteFormerValues()
            runActions()
            if !hasOwnWork { applyDeferredWrites() }
        } while hasWork
        transactionDisplay.keepLast(in: tree)
        transactionDisplay.showFormerValues(in: tree)
        transactionDisplay.endBeginnings(in: tree, onlyEndless: true)
        if !watches.isEmpty {
            endWatches(isAnimated: transactionDisplay.isAnimated(since: firstOperation, in: tree))
        }
    }

    private var hasWork: Bool { hasOwnWork || !deferredWrites.isEmpty }

    /// Whether the current update, without the writes that wait for later ones, has work left.
    private var hasOwnWork: Bool {
        !queue.isEmpty || !dirtyCollectors.isEmpty || !actions.isEmpty || hasViewActions
    }

    private var hasViewActions: Bool { !viewActions.isEmpty || (!appearances.isEmpty && !holdsAppearances) }

    /// Updates the waiting nodes, and delivers preferences.
    ///
    /// - Returns: `true` if there were preferences.
    private func updateNodes() -> Bool {
        let outer = Self.isUpdatingNodes
        Self.isUpdatingNodes = true
        defer { Self.isUpdatingNodes = outer }
        while let node = queue.next() {
            guard node.isMounted, node.isDirty else { continue }
            if hasEndingScopes, node.scope.appearance.isEnding { continue }
            if !suspended.isEmpty, isSuspended(node) {
                held.append(node)
                continue
            }
            node.isDirty = false
            node.update()
        }
        endPending()
        queue.endPass()
        return deliverPreferences()
    }

    private func endPending() {
        pendingTransaction = nil
        PendingUpdate.end(in: self)
    }

    /// Performs the writes of the first batch that waits, in its transaction.
    private func applyDeferredWrites() {
        guard let (next, writes) = deferredWrites.takeFirst() else { return }
        actionRound += 1  // What this update writes doesn't wait behind the writes that still wait.
        let outer = UpdateTransaction.current
        UpdateTransaction.current = next
        defer { UpdateTransaction.current = outer }
        transaction = next
        transactionDisplay.keep(before: next, since: firstOperation, in: tree)
        for write in writes { write() }
    }

    private func deliverPreferences() -> Bool {
        if dirtyCollectors.isEmpty { return false }
        let collectors = dirtyCollectors
        dirtyCollectors.removeAll(keepingCapacity: true)
        for collector in collectors { collector.deliver() }
        return true
    }

    private func runActions() {
        if isWaitingForSizes { return }
        actionRound += 1
        if !actions.isEmpty {
            let due = actions
            actions.removeAll(keepingCapacity: true)
            for action in due { action() }
            // The actions may have presented something.
            if isWaitingForSizes { return }
        }
        if !viewActions.isEmpty {
            var due = viewActions
            viewActions.removeAll(keepingCapacity: true)
            if due.count > 1 { ViewAction.sort(&due) }
            for action in due { action.perform() }
        }
        if !appearances.isEmpty, !holdsAppearances { appearances.take().run() }
    }

    /// Whether there are actions that have to wait, because views have been told their sizes.
    private var isWaitingForSizes: Bool {
        isSettling && (!actions.isEmpty || hasViewActions) && onBeforeActions?() == true
    }

    private func giveUp() {
        var views: Set<String> = []
        while let node = queue.next() {
            views.insert(node.viewName)
            node.isDirty = false
        }
        queue.removeAll()
        trouble = EndlessUpdate.message(about: views)
        endWatches(isAnimated: false)
    }
}

/// The root node, which adds elements to the scene's root element.
private final class RootNode: _Node {
    var content: _Node?

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        graph.tree.insert(element, into: graph.tree.root, before: sibling)
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        graph.tree.move(element, before: sibling)
    }

    override func withdraw(_ element: Element, from child: _Node) {
        graph.tree.remove(element)
    }
}
