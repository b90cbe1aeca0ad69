public import BackstaffElements

/// A long-lived part of a view graph: what stays when views, which are cheap descriptions, come and go.
///
///     init(under:) ──► mounted ──► update() … update() ──► unmount()
///                        ▲  │ a source it read was written: invalidate()
///                        └──┘ runs again, by depth, in the next pass
///
/// A node makes its children while it is made, from the top down; their elements travel the other way: whoever owns an
/// element collects the elements below it (``forEachElement(_:)``) once, and later ones come up to it by
/// ``place(_:from:before:)``.
@MainActor
open class _Node {
    package unowned(unsafe) final let graph: ViewGraph  // The graph outlives its nodes.
    package unowned(unsafe) final let parent: _Node?  // A parent unmounts its children before it goes.

    /// What the surroundings of this node's children are.
    @exclusivity(unchecked) package final var scope: Scope
    package final let depth: Int
    @exclusivity(unchecked) package final var isMounted = true
    @exclusivity(unchecked) package final var isDirty = false
    @exclusivity(unchecked) private final var objectDidChange = false

    @exclusivity(unchecked) private final var slot: UInt32 = 0
    @exclusivity(unchecked) private final var observationBeacon: ObservationBeacon?

    /// Makes a node below `parent`, in the same surroundings.
    public init(under parent: _Node) {
        graph = parent.graph
        self.parent = parent
        scope = parent.scope
        depth = parent.depth + 1
    }

    /// Makes the topmost node of a graph, which has no parent.
    init(rootOf graph: ViewGraph, scope: Scope) {
        self.graph = graph
        parent = nil
        self.scope = scope
        depth = 0
    }

    /// What to call the node's view in a message.
    open var viewName: String { String(describing: type(of: self)) }

    /// The name of the property of the node's view that keeps its value in a box, if there is one.
    open func fieldName(of box: AnyObject) -> String? { nil }

    // MARK: Updating

    /// Brings the node up to date after something that it read has changed.
    open func update() {}

    /// Asks for an update in the next pass, to be shown as the transaction says in which the write is made that asks.
    package final func invalidate() {
        if isDirty || !isMounted { return }
        isDirty = true
        graph.noteTransaction(.current)
        graph.enqueue(self)
    }

    /// Takes the node and all below it out of the graph. Elements are taken away by whoever holds them.
    open func unmount() {
        isMounted = false
        if slot != 0 { NodeTable.shared.release(slot) }
        observationBeacon?.endRegistration()
    }

    /// Asks for an update because of something that an object holds, which closures that hold the object can't tell.
    package final func invalidateForObject() {
        objectDidChange = true
        invalidate()
    }

    /// Updates what is below a node after its body has run: with no trust in closures, if an object made it run.
    package final func updateContent(_ update: () -> Void) {
        guard objectDidChange else { return update() }
        objectDidChange = false
        ClosureComparison.distrusting(update)
    }

    /// A graph that is let go of whole unmounts nothing. Its nodes must still not be found by what they have read.
    deinit {
        if isMounted, slot != 0 { NodeTable.shared.release(slot) }
    }

    // MARK: Elements

    /// Calls `body` with each topmost element of this node, in order.
    open func forEachElement(_ body: (Element) -> Void) {}

    /// The first topmost element of this node.
    open var firstElement: Element? { nil }

    /// Puts an element that came into being below `child` where it belongs: before `sibling`, or else after all that
    /// stands before `child`'s end.
    open func place(_ element: Element, from child: _Node, before sibling: Element?) {
        parent?.place(element, from: self, before: sibling)
    }

    /// Takes a topmost element of `child` away from where ``place(_:from:before:)`` or the first collection put it.
    open func withdraw(_ element: Element, from child: _Node) {
        parent?.withdraw(element, from: self)
    }

    /// Puts a topmost element of `child` elsewhere among those of this node, which must not change otherwise.
    open func move(_ element: Element, from child: _Node, before sibling: Element?) {
        parent?.move(element, from: self, before: sibling)
    }

    /// Whether `first` stands before `second`, both being children of this node.
    open func isOrdered(_ first: _Node, before second: _Node) -> Bool { true }

    // MARK: Tracking

    /// Forgets what the body read when it last ran, and gives the edge for the run that begins.
    final func startRun() -> Edge {
        if slot == 0 { slot = NodeTable.shared.claim(for: self) }
        return NodeTable.shared.startRun(slot)
    }

    /// The node's beacon, with any earlier registration ended.
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
    /// Takes all topmost elements of `child`, a child of this node, away from where they were put.
    package final func withdrawElements(of child: _Node) {
        var elements: ContiguousArray<Element> = []
        child.forEachElement { elements.append($0) }
        for element in elements { withdraw(element, from: child) }
    }

    /// Puts all topmost elements of `child`, a new child of this node, where they belong.
    package final func placeElements(of child: _Node, before sibling: Element?) {
        child.forEachElement { place($0, from: child, before: sibling) }
    }

    /// Whether this node stands before `other` in reading order. A node stands before those below it, not
    /// before itself.
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
