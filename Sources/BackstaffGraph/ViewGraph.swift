import BackstaffElements

/// The retained graph of one scene's views.
///
///     a write ──► invalidate ──► settle():  ┌─► nodes updated by depth, operations recorded
///                                           │   preferences delivered upward
///                                           │   onChange, appear, then disappear
///                                           └── until nothing is left, 100 passes at most
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

    /// How the current change is animated.
    @exclusivity(unchecked) package var transaction = UpdateTransaction()

    /// The height of the scene in points, as last reported by the host.
    package var viewportHeight = 844.0

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

    @exclusivity(unchecked) private var queue = UpdateQueue()
    @exclusivity(unchecked) private var dirtyCollectors: ContiguousArray<PreferenceCollector> = []
    @exclusivity(unchecked) private var actions: ContiguousArray<@MainActor () -> Void> = []
    @exclusivity(unchecked) private var appearances: ContiguousArray<any AppearanceParticipant> = []
    @exclusivity(unchecked) package private(set) var isSettling = false
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
    package func mount(environment: EnvironmentScope? = nil, _ make: (_Node) -> _Node) {
        let scope = Scope(appearance: AppearanceScope(parent: nil, isShown: true, graph: self))
        scope.environment = environment
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
        runActions()
        queue.removeAll()
        self.root = nil
    }

    // MARK: Pending work

    func enqueue(_ node: _Node) {
        queue.add(node)
        announce()
    }

    package func noteTransaction(_ new: UpdateTransaction) {
        if !new.isDefault { transaction = new }
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

    package func enqueue(_ participant: any AppearanceParticipant) {
        appearances.append(participant)
        announce()
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
        var passes = 0
        repeat {
            passes += 1
            if passes > EndlessUpdate.passLimit { return giveUp() }
            while let node = queue.next() {
                guard node.isMounted, node.isDirty else { continue }
                if hasEndingScopes, node.scope.appearance.isEnding { continue }
                node.isDirty = false
                node.update()
            }
            queue.endPass()
            if deliverPreferences() || !queue.isEmpty { continue }
            runActions()
        } while hasWork
    }

    private var hasWork: Bool {
        !queue.isEmpty || !dirtyCollectors.isEmpty || !actions.isEmpty || (!appearances.isEmpty && !holdsAppearances)
    }

    private func deliverPreferences() -> Bool {
        if dirtyCollectors.isEmpty { return false }
        let collectors = dirtyCollectors
        dirtyCollectors.removeAll(keepingCapacity: true)
        for collector in collectors { collector.deliver() }
        return true
    }

    private func runActions() {
        if !actions.isEmpty {
            let due = actions
            actions.removeAll(keepingCapacity: true)
            for action in due { action() }
        }
        if !appearances.isEmpty, !holdsAppearances {
            let due = appearances
            appearances.removeAll(keepingCapacity: true)
            for participant in due where participant.isShown && !participant.hasAppeared { participant.appear() }
            for participant in due where !participant.isShown && participant.hasAppeared { participant.disappear() }
        }
    }

    private func giveUp() {
        var views: Set<String> = []
        while let node = queue.next() {
            views.insert(node.viewName)
            node.isDirty = false
        }
        queue.removeAll()
        trouble = EndlessUpdate.message(about: views)
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
