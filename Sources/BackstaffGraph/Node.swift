public import BackstaffElements

/// A long-lived part of a view graph. Views are cheap descriptions that come and go, while their node stays.
///
///     init(under:) ──► mounted ──► update() … update() ──► unmount()
///                        ▲  │ a source it read was written: invalidate()
///                        └──┘ updates again, by depth, in the next pass
///
/// A node's initializer makes its children, so the graph grows from the top down. Elements are added from the bottom
/// up. The owner of an element collects the elements below it once, with ``forEachElement(_:)``. Later elements reach
/// the owner through ``place(_:from:before:)``.
@MainActor
open class _Node {
    package unowned(unsafe) final let graph: ViewGraph  // The graph outlives its nodes.
    package unowned(unsafe) final let parent: _Node?  // A parent unmounts its children before it goes.

    /// The scope of this node's children.
    @exclusivity(unchecked) package final var scope: Scope
    final let depth: Int
    @exclusivity(unchecked) package final var isMounted = true
    @exclusivity(unchecked) package final var isDirty = false
    @exclusivity(unchecked) private final var objectDidChange = false
    /// Whether the value of the node's view has changed since its body asked why it runs (see ``ChangeLog``).
    @exclusivity(unchecked) package final var hasNewValue = false

    @exclusivity(unchecked) private final var slot: UInt32 = 0
    @exclusivity(unchecked) private final var observationBeacon: ObservationBeacon?

    /// Creates a node below `parent`, with the same scope.
    public init(under parent: _Node) {
        graph = parent.graph
        self.parent = parent
        scope = parent.scope
        depth = parent.depth + 1
    }

    /// Creates the root node of a graph.
    init(rootOf graph: ViewGraph, scope: Scope) {
        self.graph = graph
        parent = nil
        self.scope = scope
        depth = 0
    }

    /// The name of the node's view for messages.
    open var viewName: String { String(describing: type(of: self)) }

    /// The name of the property in the node's view that keeps its value in `box`, or `nil` if there is none.
    open func fieldName(of box: AnyObject) -> String? { nil }

    // MARK: Updating

    /// Updates the node after a source that it read has changed.
    open func update() {}

    /// Requests an update in the next pass. The current transaction decides how the change is animated.
    package final func invalidate() {
        if isDirty || !isMounted { return }
        isDirty = true
        graph.noteTransaction(.current)
        graph.enqueue(self)
    }

    /// Removes the node and all nodes below it from the graph. The owner of the elements removes the elements.
    open func unmount() {
        isMounted = false
        if slot != 0 { NodeTable.shared.release(slot) }
        observationBeacon?.endRegistration()
    }

    /// Requests an update because an object has changed. Closures that hold the object count as changed in that update.
    package final func invalidateForObject() {
        objectDidChange = true
        invalidate()
    }

    /// Updates the nodes below this one after its body has run.
    ///
    /// If an object's change caused the run, all closures count as changed.
    package final func updateContent(_ update: () -> Void) {
        guard objectDidChange else { return update() }
        objectDidChange = false
        ClosureComparison.disabled(during: update)
    }

    /// How many seconds the removal of this node's views takes: `nil` if it isn't animated, and 0 if their transition says
    /// that they go at once.
    open var removalSeconds: Double? { nil }

    /// A graph that is released as a whole doesn't unmount its nodes. The sources they read must still not find them.
    deinit {
        if isMounted, slot != 0 { NodeTable.shared.release(slot) }
    }

    // MARK: Elements

    /// Calls `body` with each topmost element of this node, in order.
    open func forEachElement(_ body: (Element) -> Void) {}

    /// The first topmost element of this node.
    open var firstElement: Element? { nil }

    /// An element that the node adds itself, and that stays after the elements of its children, such as the badge of a
    /// tab.
    open var elementAfterContent: Element? { nil }

    /// Inserts a new element from below `child`: before `sibling`, or at the end of `child`'s elements if `sibling` is
    /// `nil`.
    open func place(_ element: Element, from child: _Node, before sibling: Element?) {
        parent?.place(element, from: self, before: sibling)
    }

    /// Removes a topmost element of `child` from the place where ``place(_:from:before:)`` or the first collection put
    /// it.
    open func withdraw(_ element: Element, from child: _Node) {
        parent?.withdraw(element, from: self)
    }

    /// Moves a topmost element of `child` to another place among the elements of this node. The other elements stay.
    open func move(_ element: Element, from child: _Node, before sibling: Element?) {
        parent?.move(element, from: self, before: sibling)
    }

    /// Whether `first` comes before `second`. Both are children of this node.
    open func isOrdered(_ first: _Node, before second: _Node) -> Bool { true }

    // MARK: Tracking

    /// Discards the reads of the body's last run, and returns the edge for the new run.
    final func startRun() -> Edge {
        if slot == 0 { slot = NodeTable.shared.claim(for: self) }
        return NodeTable.shared.startRun(slot)
    }

    /// Returns the node's beacon after it has ended any earlier registration.
    final func beacon() -> ObservationBeacon {
        if let observationBeacon {
            observationBeacon.endRegistration()
            return observationBeacon
        }
        let beacon = ObservationBeacon()
        observationBeacon = beacon
        return beacon
    }
}

extension _Node {
    /// Removes all topmost elements of `child`, which is a child of this node, from their places.
    package final func withdrawElements(of child: _Node) {
        var elements: ContiguousArray<Element> = []
        child.forEachElement { elements.append($0) }
        for element in elements { withdraw(element, from: child) }
    }

    /// Inserts all topmost elements of `child`, which is a new child of this node.
    package final func placeElements(of child: _Node, before sibling: Element?) {
        child.forEachElement { place($0, from: child, before: sibling) }
    }

    /// Whether the node is another one, or below it. Ask this of mounted nodes only.
    package final func isInside(_ other: _Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// Whether this node comes before `other` in reading order. A node comes before the nodes below it.
    package final func precedes(_ other: _Node) -> Bool {
        var first = self
        var second = other
        while first.depth > second.depth {
            guard let parent = first.parent else { return true }
            if parent === second { return false }
            first = parent
        }
        while second.depth > first.depth {
            guard let parent = second.parent else { return true }
            if parent === first { return true }
            second = parent
        }
        while first !== second {
            guard let firstParent = first.parent, let secondParent = second.parent else { return true }
            if firstParent === secondParent { return firstParent.isOrdered(first, before: second) }
            first = firstParent
            second = secondParent
        }
        return false
    }
}
